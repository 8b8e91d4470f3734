import { localised } from '@panai/contract/language/localised'
import type { CalculatorRates } from '@panai/contract/royalties/calculator-rates'
import type { PrintedBook } from '@panai/contract/royalties/royalty-calculator'
import { type Dispatch, memo, type ReactNode } from 'react'
import type { Calculation } from './calculation-search.ts'
import type { CalculatorAction } from './calculator-state.ts'
import type { Earnings } from './earnings.ts'
import { earningsOf } from './earnings.ts'
import { KeepResult } from './keep-result.tsx'
import { Money } from './money.tsx'
import { PrintedFoot } from './printed-head.tsx'
import { Waterfall } from './waterfall.tsx'
import { WishedRoyalty } from './wished-royalty.tsx'

type Left = { mrp: ReactNode; royalty: ReactNode; paise: number }

const words = localised(
  {
    title: 'Where each rupee goes',
    lead: 'From the MRP each cost is taken in turn. What is left is the royalty.',
    ofWhat: 'What “100% of the royalty” is a hundred per cent of',
    all: ({ mrp, royalty, paise }: Left) => (
      <>
        It is all of what is left of the MRP once printing, distribution and the platform margin are paid. It
        is not a hundred per cent of the MRP. At {mrp} a copy, {royalty} is left, and the whole of it is
        yours: {paise} paise of each rupee that a reader pays.
      </>
    ),
  },
  {
    title: 'ஒவ்வொரு ரூபாயும் எங்கே போகிறது',
    lead: 'அதிகபட்ச விலையிலிருந்து (MRP) ஒவ்வொரு செலவாகக் கழித்தால், மீதி உரிமைத்தொகை.',
    ofWhat: '“உரிமைத்தொகை 100%” என்பது எதில் நூறு சதவீதம்?',
    all: ({ mrp, royalty, paise }: Left) => (
      <>
        அச்சுச் செலவு, விநியோகச் செலவு, தளத்தின் பங்கு ஆகியவை போக விலையில் மீதி இருப்பது முழுவதும். அது விலையின் நூறு
        சதவீதம் அல்ல. ஒரு பிரதியின் விலை {mrp} என்றால் மீதி {royalty}; அது முழுவதும் உங்களுக்கே: வாசகர் தரும் ஒவ்வொரு
        ரூபாயிலும் {paise} பைசா.
      </>
    ),
  },
)

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
            {words.title}
          </h2>
          <p className="mt-2 text-ink-soft">{words.lead}</p>
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
      <h3 className="text-lg">{words.ofWhat}</h3>
      <p className="mt-2 max-w-measure">
        {words.all({
          mrp: <Money amount={copy.mrp} />,
          royalty: <Money amount={copy.royaltyPerCopy} />,
          paise: ofEachRupee.royalty,
        })}
      </p>
    </div>
  )
}
