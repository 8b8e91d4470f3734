import type { CalculatorRates } from '@panai/contract/calculator-rates'
import type { PrintedBook } from '@panai/contract/royalty-calculator'
import { type Dispatch, memo } from 'react'
import type { Calculation } from './calculation-search.ts'
import type { CalculatorAction } from './calculator-state.ts'
import type { Earnings } from './earnings.ts'
import { earningsOf } from './earnings.ts'
import { KeepResult } from './keep-result.tsx'
import { Money } from './money.tsx'
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

/** What the promise of the self-publishing pages means in this calculation. */
function HundredPerCent({ earnings: { copy, ofEachRupee } }: { earnings: Earnings }) {
  return (
    <div className="rounded-lg border-turmeric border-l-4 bg-leaf p-4 sm:p-6">
      <h3 className="text-lg">What “100% of the royalty” is a hundred per cent of</h3>
      <p className="mt-2 max-w-measure">
        It is all of what is left of the MRP once printing, distribution and the platform margin are paid. It
        is not a hundred per cent of the MRP. At <Money amount={copy.mrp} /> a copy,{' '}
        <Money amount={copy.royaltyPerCopy} /> is left, and the whole of it is yours: {ofEachRupee.royalty}{' '}
        paise of each rupee that a reader pays.
      </p>
    </div>
  )
}
