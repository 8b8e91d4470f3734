import type { CalculatorRates } from '@panai/contract/calculator-rates'
import { estimateCopy } from '@panai/contract/royalty-calculator'
import { memo } from 'react'
import { brand } from '../../brand.ts'
import { absolute } from '../../origin.ts'
import { dateWords } from '../../reading/date-words.ts'
import { type Calculation, calculationAddress, searchOf } from './calculation-search.ts'
import { Money } from './money.tsx'

type PrintedHeadProps = { rates: CalculatorRates; calculation: Calculation; calculatedAt: string }

/** What is on paper in place of banner and form: whose estimate it is, of which day, and of what. */
export const PrintedHead = memo(function PrintedHead({ rates, calculation, calculatedAt }: PrintedHeadProps) {
  const { book, copies } = calculation
  return (
    <header className="hidden print:block">
      <p className="font-title text-xl">{brand.name}</p>
      <p>
        {brand.address.street}, {brand.address.town} {brand.address.postcode}, {brand.address.region}
        {' · '}
        {brand.phone.shown} · {brand.email}
      </p>
      <p className="mt-6 font-title text-2xl">Royalty estimate of {dateWords(calculatedAt)}</p>
      <p className="mt-2">
        {book.size}, {book.pages} pages, {book.binding}, {book.interior}. Copies sold: {copies || '0'}. MRP:{' '}
        <Money amount={estimateCopy(rates, book, calculation.customMrp).mrp} />.
      </p>
    </header>
  )
})

/** The end of the printed page: where the figures can be looked at again. */
export function PrintedFoot({ calculation }: { calculation: Calculation }) {
  return (
    <footer className="hidden text-sm print:block">
      <p>An estimate, not an offer. The same calculation opens at:</p>
      <p suppressHydrationWarning>{absolute(calculationAddress(searchOf(calculation)))}</p>
    </footer>
  )
}
