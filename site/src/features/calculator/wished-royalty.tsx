import type { CalculatorRates } from '@panai/contract/calculator-rates'
import { type Paise, paise } from '@panai/contract/money'
import { estimateCopy, mrpForRoyalty, type PrintedBook } from '@panai/contract/royalty-calculator'
import { parseRupees } from '@panai/contract/rupees'
import { type Dispatch, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { fieldClass, Labelled } from '../../ui/field.tsx'
import type { CalculatorAction } from './calculator-state.ts'
import { Money } from './money.tsx'
import { priceAt } from './price-entry.ts'

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
        Start from what you want to earn
      </h2>
      <Labelled label="Royalty you wish for, per copy (Rs.)" className="mt-4">
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
          <p className="text-hibiscus">Please enter an amount in rupees, such as 100 or 62.50.</p>
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
        Use this price
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
      An MRP of <Money amount={mrp} className="font-semibold" /> earns you{' '}
      <Money amount={royaltyPerCopy} className="font-semibold" /> of each copy.
      {royaltyPerCopy > wished && (
        <>
          {' '}
          That is <Money amount={paise(royaltyPerCopy - wished)} /> more than you wish for: no lower price can
          be set.
        </>
      )}
    </p>
  )
}
