import { useCallback, useReducer } from 'react'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageBanner } from '../../ui/page-banner.tsx'
import type { CalculationTexts } from './calculation-parameters.ts'
import { calculationOf, readCalculationSearch } from './calculation-search.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { calculationIn, changeCalculator, startCalculator } from './calculator-state.ts'
import { earningsOf } from './earnings.ts'
import { EstimatedEarnings } from './estimated-earnings.tsx'
import { HundredPerCent } from './hundred-per-cent.tsx'
import { KeepResult } from './keep-result.tsx'
import { PrintedFoot, PrintedHead } from './printed-head.tsx'
import { useCalculationAddress } from './use-calculation-address.ts'
import { Waterfall } from './waterfall.tsx'
import { WishedRoyalty } from './wished-royalty.tsx'

/** @param at the instant (ISO 8601) at which the page was asked for */
export function CalculatorPage({ texts, at }: { texts: CalculationTexts; at: string }) {
  const search = readCalculationSearch(texts)
  const [state, dispatch] = useReducer(changeCalculator, null, () =>
    startCalculator(calculationOf(search), at),
  )
  const calculation = calculationIn(state)
  const earnings = calculation && earningsOf(calculation)
  useCalculationAddress(search, calculation, (asked) => dispatch({ type: 'open', calculation: asked, at }))
  const adopt = useCallback((fields: HTMLDivElement | null) => {
    const form = fields?.querySelector('form')
    if (form) dispatch({ type: 'adopt', fields: Object.fromEntries(new FormData(form)) })
  }, [])

  return (
    <>
      <div className="print:hidden">
        <PageBanner
          title="Royalty Calculator"
          subtitle="Understand your earnings before publishing: what a copy costs to make, what it should sell for, and what of that is yours."
          ornamentSeed="royalty calculator"
        />
      </div>
      <div className="page-width grid grid-cols-1 gap-8 py-8 md:py-12 print:py-0">
        {calculation && earnings && state.calculatedAt && (
          <PrintedHead calculation={calculation} earnings={earnings} calculatedAt={state.calculatedAt} />
        )}
        <div ref={adopt} className="grid grid-cols-1 gap-6 lg:grid-cols-2 print:block">
          <CalculatorForm state={state} dispatch={dispatch} />
          <EstimatedEarnings earnings={earnings} />
        </div>
        {calculation && earnings && (
          <>
            <section aria-labelledby="waterfall" className="grid grid-cols-1 gap-6">
              <div>
                <h2 id="waterfall" className="text-2xl">
                  Where each rupee goes
                </h2>
                <p className="mt-2 text-ink-soft">
                  From the MRP each cost is taken in turn. What is left is the royalty.
                </p>
              </div>
              <Waterfall earnings={earnings} />
              <HundredPerCent earnings={earnings} />
            </section>
            <div className="grid grid-cols-1 gap-6 md:grid-cols-2 print:hidden">
              <WishedRoyalty book={state.book} dispatch={dispatch} />
              <KeepResult calculation={calculation} />
            </div>
            <PrintedFoot calculation={calculation} />
          </>
        )}
      </div>
      <div className="print:hidden">
        <CallToAction title="Ready to Start Your Publishing Journey?" />
      </div>
    </>
  )
}
