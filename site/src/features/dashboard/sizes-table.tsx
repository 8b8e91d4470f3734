import { choiceTexts } from '@panai/contract/manuscripts/choice-texts'
import {
  calculationFor,
  interiorTexts,
  pagesWords,
  spineWords,
} from '@panai/contract/manuscripts/interior-texts'
import { type Interior, mayBeChosen } from '@panai/contract/manuscripts/interiors'
import { writtenRupees } from '@panai/contract/money/grouped-rupees'
import { Link } from '@tanstack/react-router'
import { trimSizeTitle } from '../../reading/trade-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { ChoosingSize } from './use-choosing-size.ts'

const { size, pages, spine, printing, mrp, royalty } = interiorTexts.columns
const cell = 'py-2 pl-3 text-right tabular-nums whitespace-nowrap'

/** What a book is in each size, side by side, and in which one it is printed. */
export function SizesTable({ interior, choosing }: { interior: Interior; choosing: ChoosingSize }) {
  const { sizes, choice } = interior
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled with the keyboard too
    <section aria-label={interiorTexts.sizes} tabIndex={0} className="overflow-x-auto">
      <table className="wrap-normal w-full text-sm">
        <caption className="py-2 text-left font-semibold text-base">{interiorTexts.sizes}</caption>
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="py-2 text-left">
              {size}
            </th>
            {choice.is_open && (
              <th scope="col" className="py-2 pl-3 text-left">
                {choiceTexts.column}
              </th>
            )}
            {[pages, spine, printing, mrp, royalty].map((title) => (
              <th key={title} scope="col" className="py-2 pl-3 text-right">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((one) => (
            <tr key={one.trim_size} className="border-line border-b">
              <th scope="row" className="py-2 text-left font-normal">
                <span className="whitespace-nowrap">{trimSizeTitle(one.trim_size)}</span>
                {one.trim_size === choice.printed && (
                  <span className="block whitespace-nowrap">
                    <Badge tone="green">{choiceTexts.marks[choice.from]}</Badge>
                  </span>
                )}
                {one.is_estimate && (
                  <span className="block min-w-32 text-ink-soft">{interiorTexts.tooLong}</span>
                )}
              </th>
              {choice.is_open && (
                <td className="py-2 pl-3">
                  <Choose one={one} choice={choice} choosing={choosing} />
                </td>
              )}
              <td className={cell}>{pagesWords(one)}</td>
              <td className={cell}>{spineWords(one)}</td>
              {[one.copy?.printing_cost, one.copy?.suggested_mrp].map((amount, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
                <td key={at} className={cell}>
                  {amount === undefined ? '–' : writtenRupees(amount)}
                </td>
              ))}
              <td className={cell}>
                {one.copy ? (
                  <Link
                    to="/royaltyform"
                    search={calculationFor(one)}
                    className="inline-flex min-h-11 items-center text-palm underline underline-offset-4 hover:decoration-2"
                  >
                    {writtenRupees(one.copy.royalty)}
                    <span className="sr-only">
                      {interiorTexts.calculateWith(trimSizeTitle(one.trim_size))}
                    </span>
                  </Link>
                ) : (
                  '–'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type ChooseProps = {
  readonly one: Interior['sizes'][number]
  readonly choice: Interior['choice']
  readonly choosing: ChoosingSize
}

/** The same button chooses and takes back, so that whoever is on it stays there. */
function Choose({ one, choice, choosing: { choose, pending } }: ChooseProps) {
  const { trim_size } = one
  const isChosen = choice.from === 'choice' && choice.printed === trim_size
  if (!isChosen && !mayBeChosen(one, choice)) return null
  const isPending = pending !== undefined
  return (
    <Button
      variant="secondary"
      className="whitespace-nowrap px-3"
      aria-disabled={isPending}
      onClick={() => !isPending && choose(isChosen ? null : trim_size)}
    >
      {isChosen ? choiceTexts.takeBack : choiceTexts.choose}
      <span className="sr-only">{choiceTexts.of(trimSizeTitle(trim_size))}</span>
    </Button>
  )
}
