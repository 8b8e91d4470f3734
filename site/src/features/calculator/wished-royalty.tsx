import { localised } from '@panai/contract/language/localised'
import { type Paise, paise } from '@panai/contract/money/money'
import { parseRupees } from '@panai/contract/money/rupees'
import type { CalculatorRates } from '@panai/contract/royalties/calculator-rates'
import { estimateCopy, mrpForRoyalty, type PrintedBook } from '@panai/contract/royalties/royalty-calculator'
import { type Dispatch, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { fieldClass, Labelled } from '../../ui/field.tsx'
import type { CalculatorAction } from './calculator-state.ts'
import { Money } from './money.tsx'
import { priceAt } from './price-entry.ts'

const words = localised(
  {
    title: 'Start from what you want to earn',
    label: 'Royalty you wish for, per copy (Rs.)',
    noAmount: 'Please enter an amount in rupees, such as 100 or 62.50.',
    use: 'Use this price',
    earns: (mrp: ReactNode, royalty: ReactNode) => (
      <>
        An MRP of {mrp} earns you {royalty} of each copy.
      </>
    ),
    more: (amount: ReactNode) => <>That is {amount} more than you wish for: no lower price can be set.</>,
  },
  {
    title: 'உங்களுக்கு வேண்டிய தொகையிலிருந்து தொடங்குங்கள்',
    label: 'ஒரு பிரதிக்கு வேண்டிய உரிமைத்தொகை (ரூ.)',
    noAmount: 'தொகையை ரூபாயில் எழுதுங்கள்: 100, 62.50 போல.',
    use: 'இந்த விலையை வைக்க',
    earns: (mrp: ReactNode, royalty: ReactNode) => (
      <>
        அதிகபட்ச விலை (MRP) {mrp} என்றால் ஒவ்வொரு பிரதியிலும் உங்களுக்கு {royalty} கிடைக்கும்.
      </>
    ),
    more: (amount: ReactNode) => <>நீங்கள் கேட்டதைவிட {amount} கூடுதல்: இதைவிடக் குறைந்த விலை வைக்க முடியாது.</>,
  },
)

type WishedRoyaltyProps = {
  rates: CalculatorRates
  book: PrintedBook
  dispatch: Dispatch<CalculatorAction>
}

/** The calculation the other way round: from the royalty to the price. */
export function WishedRoyalty({ rates, book, dispatch }: WishedRoyaltyProps) {
  const [text, setText] = useState('100')
  const wished = parseRupees(text)
  return (
    <section aria-labelledby="wished" className="rounded-lg border border-line p-4 sm:p-6 print:hidden">
      <h2 id="wished" className="text-xl">
        {words.title}
      </h2>
      <Labelled label={words.label} className="mt-4">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-invalid={wished === null}
          aria-describedby="wished-price"
          className={classNames(fieldClass, 'max-w-48 tabular-nums')}
        />
      </Labelled>
      <div id="wished-price" role="status" className="mt-4 min-h-14">
        {wished === null ? (
          <p className="text-hibiscus">{words.noAmount}</p>
        ) : (
          <Answer rates={rates} book={book} wished={wished} />
        )}
      </div>
      <Button
        variant="secondary"
        className="mt-3"
        disabled={wished === null}
        onClick={() =>
          wished !== null &&
          dispatch({ type: 'set price', price: priceAt(mrpForRoyalty(rates, book, wished)) })
        }
      >
        {words.use}
      </Button>
    </section>
  )
}

type AnswerProps = Omit<WishedRoyaltyProps, 'dispatch'> & { wished: Paise }

function Answer({ rates, book, wished }: AnswerProps) {
  const mrp = mrpForRoyalty(rates, book, wished)
  const { royaltyPerCopy } = estimateCopy(rates, book, mrp)
  return (
    <p>
      {words.earns(
        <Money amount={mrp} className="font-semibold" />,
        <Money amount={royaltyPerCopy} className="font-semibold" />,
      )}
      {royaltyPerCopy > wished && <> {words.more(<Money amount={paise(royaltyPerCopy - wished)} />)}</>}
    </p>
  )
}
