import { localised } from '@panai/contract/language/localised'
import type { CalculatorRates } from '@panai/contract/royalties/calculator-rates'
import { estimateCopy } from '@panai/contract/royalties/royalty-calculator'
import { memo, type ReactNode } from 'react'
import { brand, siteName } from '../../brand.ts'
import { pageUrl } from '../../origin.ts'
import { dateWords } from '../../reading/date-words.ts'
import { type Calculation, calculationAddress, searchOf } from './calculation-search.ts'
import { bindingTitle, interiorTitle, sizeTitle } from './choice-titles.ts'
import { Money } from './money.tsx'

type Asked = {
  size: string
  pages: number
  binding: string
  interior: string
  copies: string
  mrp: ReactNode
}

const words = localised(
  {
    title: (day: string) => `Royalty estimate of ${day}`,
    asked: ({ size, pages, binding, interior, copies, mrp }: Asked) => (
      <>
        {size}, {pages} pages, {binding}, {interior}. Copies sold: {copies}. MRP: {mrp}.
      </>
    ),
    foot: 'An estimate, not an offer. The same calculation opens at:',
  },
  {
    title: (day: string) => `உரிமைத்தொகைக் கணிப்பு: ${day}`,
    asked: ({ size, pages, binding, interior, copies, mrp }: Asked) => (
      <>
        {size}, {pages} பக்கங்கள், {binding}; உட்பக்கம்: {interior}. விற்கும் பிரதிகள்: {copies}. அதிகபட்ச விலை (MRP):{' '}
        {mrp}.
      </>
    ),
    foot: 'இது கணிப்பு மட்டுமே, விலை உறுதி அல்ல. இதே கணக்கை இந்த முகவரியில் பார்க்கலாம்:',
  },
)

type PrintedHeadProps = { rates: CalculatorRates; calculation: Calculation; calculatedAt: string }

/** What is on paper in place of banner and form: whose estimate it is, of which day, and of what. */
export const PrintedHead = memo(function PrintedHead({ rates, calculation, calculatedAt }: PrintedHeadProps) {
  const { book, copies } = calculation
  return (
    <header className="hidden print:block">
      <p className="font-title text-xl">{siteName}</p>
      <p>
        {brand.address.street}, {brand.address.town} {brand.address.postcode}, {brand.address.region}
        {' · '}
        {brand.phone.shown} · {brand.email}
      </p>
      <p className="mt-6 font-title text-2xl">{words.title(dateWords(calculatedAt))}</p>
      <p className="mt-2">
        {words.asked({
          size: sizeTitle(book.size),
          pages: book.pages,
          binding: bindingTitle(book.binding),
          interior: interiorTitle(book.interior),
          copies: copies || '0',
          mrp: <Money amount={estimateCopy(rates, book, calculation.customMrp).mrp} />,
        })}
      </p>
    </header>
  )
})

/** The end of the printed page: where the figures can be looked at again. */
export function PrintedFoot({ calculation }: { calculation: Calculation }) {
  return (
    <footer className="hidden text-sm print:block">
      <p>{words.foot}</p>
      <p suppressHydrationWarning>{pageUrl(calculationAddress(searchOf(calculation)))}</p>
    </footer>
  )
}
