import type { CalculatorRates } from '@panai/contract/royalties/calculator-rates'
import { useCallback, useDeferredValue, useMemo, useReducer } from 'react'
import type { CalculationTexts } from './calculation-parameters.ts'
import { calculationOf, readCalculationSearch } from './calculation-search.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { calculationIn, changeCalculator, startCalculator } from './calculator-state.ts'
import { earningsOf } from './earnings.ts'
import { EstimatedEarnings } from './estimated-earnings.tsx'
import { PrintedHead } from './printed-head.tsx'
import { ResultDetails } from './result-details.tsx'
import { useCalculationAddress } from './use-calculation-address.ts'

type CalculatorProps = { texts: CalculationTexts; at: string; rates: CalculatorRates }

/**
 * The form and all that follows from it. A keystroke is answered by the figures; the details below them come a moment later.
 * @param props.at the instant (ISO 8601) at which the page was asked for
 * @param props.rates those of that day
 */
export function Calculator({ texts, at, rates }: CalculatorProps) {
  const search = readCalculationSearch(texts)
  const [state, dispatch] = useReducer(changeCalculator, null, () =>
    startCalculator(rates, calculationOf(search), at),
  )
  const calculation = useMemo(() => calculationIn(state), [state])
  const earnings = useMemo(() => calculation && earningsOf(rates, calculation), [rates, calculation])
  const detailed = useDeferredValue(calculation)
  useCalculationAddress(search, calculation, (asked) => dispatch({ type: 'open', calculation: asked, at }))
  const adopt = useCallback((fields: HTMLDivElement | null) => {
    const form = fields?.querySelector('form')
    if (form) dispatch({ type: 'adopt', fields: Object.fromEntries(new FormData(form)) })
  }, [])

  return (
    <div className="page-width grid grid-cols-1 gap-8 py-8 md:py-12 print:block print:space-y-8 print:py-0">
      {detailed && state.calculatedAt && (
        <PrintedHead rates={rates} calculation={detailed} calculatedAt={state.calculatedAt} />
      )}
      <div ref={adopt} className="grid grid-cols-1 gap-6 lg:grid-cols-2 print:block">
        <CalculatorForm state={state} dispatch={dispatch} />
        <EstimatedEarnings earnings={earnings} />
      </div>
      {detailed && (
        <ResultDetails rates={rates} calculation={detailed} book={detailed.book} dispatch={dispatch} />
      )}
    </div>
  )
}
