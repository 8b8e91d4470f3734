import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { Words } from '../../ui/words.tsx'
import { type Entry, measures } from './chart-series.ts'
import { measureWords } from './measure-words.ts'

type FiguresTableProps = {
  readonly caption: string
  readonly first: string
  readonly entries: readonly Entry[]
}

/** The figures of a chart, for anyone who does not see it and for anyone who wants them exactly. */
export function FiguresTable({ caption, first, entries }: FiguresTableProps) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-semibold text-palm text-sm underline-offset-4 hover:underline">
        {localised('Figures as a table', 'அட்டவணையாகப் பார்க்க')}
      </summary>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th scope="col" className="py-2 text-left font-semibold">
              {first}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              {measures.copies.title}
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              {measures.royalty.title}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two books may have one title, and no row ever moves
            <tr key={at} className="border-line border-b">
              <th
                scope="row"
                lang={scriptLanguage(entry.name)}
                className="py-2 text-left font-normal wrap-anywhere"
              >
                <Words text={entry.name} lang={scriptLanguage(entry.name)} narrow />
              </th>
              <td className="py-2 pl-3 text-right">{measureWords('copies', entry.copies)}</td>
              <td className="py-2 pl-3 text-right whitespace-nowrap">
                {measureWords('royalty', entry.royalty)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
