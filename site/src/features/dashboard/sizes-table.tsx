import { calculationFor, interiorTexts, spineWords } from '@panai/contract/manuscripts/interior-texts'
import type { Interior } from '@panai/contract/manuscripts/interiors'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { Link } from '@tanstack/react-router'
import { trimSizeTitle } from '../../reading/trade-words.ts'

const { size, pages, spine, printing, mrp, royalty, calculator } = interiorTexts.columns
const cell = 'py-2 pl-3 text-right tabular-nums whitespace-nowrap'

/** What a book is in each size, side by side. */
export function SizesTable({ interior: { sizes } }: { interior: Interior }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled with the keyboard too
    <section aria-label={interiorTexts.sizes} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="py-2 text-left font-semibold text-base">{interiorTexts.sizes}</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-2 text-left">
              {size}
            </th>
            {[pages, spine, printing, mrp, royalty, calculator].map((title) => (
              <th key={title} scope="col" className="py-2 pl-3 text-right whitespace-nowrap">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((one) => (
            <tr key={one.trim_size} className="border-line border-b">
              <th scope="row" className="whitespace-nowrap py-2 text-left font-normal">
                {trimSizeTitle(one.trim_size)}
              </th>
              <td className={cell}>{one.pages}</td>
              <td className={cell}>{spineWords(one)}</td>
              {[one.copy?.printing_cost, one.copy?.suggested_mrp, one.copy?.royalty].map((amount, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
                <td key={at} className={cell}>
                  {amount === undefined ? '–' : writtenRupees(amount)}
                </td>
              ))}
              <td className={cell}>
                {one.copy && (
                  <Link
                    to="/royaltyform"
                    search={calculationFor(one)}
                    aria-label={interiorTexts.calculatorOf(trimSizeTitle(one.trim_size))}
                    className="inline-flex min-h-11 items-center text-palm underline underline-offset-4 hover:decoration-2"
                  >
                    {interiorTexts.calculate}
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
