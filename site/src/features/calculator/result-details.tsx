import type { CalculatorRates } from '@panai/contract/calculator-rates'
import type { PrintedBook } from '@panai/contract/royalty-calculator'
import { type Dispatch, memo } from 'react'
import type { Calculation } from './calculation-search.ts'
import type { CalculatorAction } from './calculator-state.ts'
import { earningsOf } from './earnings.ts'
import { HundredPerCent } from './hundred-per-cent.tsx'
import { KeepResult } from './keep-result.tsx'
import { PrintedFoot } from './printed-head.tsx'
import { Waterfall } from './waterfall.tsx'
import { WishedRoyalty } from './wished-royalty.tsx'

type ResultDetailsProps = {
  rates: CalculatorRates
  calculation: Calculation
  book: PrintedBook
  dispatch: Dispatch<CalculatorAction>
}

/** What there is to a result below its figures. */
export const ResultDetails = memo(function ResultDetails({
  rates,
  calculation,
  book,
  dispatch,
}: ResultDetailsProps) {
  const earnings = earningsOf(rates, calculation)
  return (
    <>
      <section aria-labelledby="waterfall" className="grid grid-cols-1 gap-6 print:break-inside-avoid">
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
        <WishedRoyalty rates={rates} book={book} dispatch={dispatch} />
        <KeepResult calculation={calculation} />
      </div>
      <PrintedFoot calculation={calculation} />
    </>
  )
})
