import type { SalesCoverage as Coverage } from '@panai/contract/royalties'
import { channelNames } from '@panai/contract/sales-channels'
import { useQuery } from '@tanstack/react-query'
import { dateWords } from '../../reading/date-words.ts'
import { scriptLanguage } from '../../reading/script-language.ts'
import { wholeNumber } from '../../reading/whole-rupees.ts'
import { useAuthor } from './author-desk.tsx'
import { monthName } from './chart-series.ts'
import { loadCoverage } from './load-dashboard.ts'

/** Up to when each channel has told of sales, and apart from all other figures what it has only estimated. */
export function SalesCoverage({ isWanted = true }: { readonly isWanted?: boolean }) {
  const author = useAuthor()
  const { data } = useQuery({
    queryKey: ['coverage', author.id],
    queryFn: ({ signal }) => loadCoverage(author, signal),
    enabled: isWanted,
  })
  // Where it can't be had nothing is said: the figures themselves are as right as they were.
  if (!data || (data.channels.length === 0 && data.estimates.length === 0)) return null
  return (
    <div className="grid gap-6">
      {data.channels.length > 0 && <DataUpTo channels={data.channels} />}
      {data.estimates.length > 0 && <Estimates estimates={data.estimates} />}
    </div>
  )
}

function DataUpTo({ channels }: Pick<Coverage, 'channels'>) {
  return (
    <div className="text-sm">
      <p className="font-semibold">Data up to</p>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {channels.map(({ channel, data_up_to }) => (
          <div key={channel} className="flex gap-2">
            <dt className="text-ink-soft">{channelNames[channel]}</dt>
            <dd>{upTo(channel, data_up_to)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function upTo(channel: Coverage['channels'][number]['channel'], day: string | null): string {
  if (day) return dateWords(day)
  return channel === 'direct' ? 'entered as orders come in' : 'no file yet'
}

function Estimates({ estimates }: Pick<Coverage, 'estimates'>) {
  return (
    <section aria-labelledby="estimates" className="rounded-lg border border-edge border-dashed px-4 py-3">
      <h3 id="estimates" className="font-semibold text-base">
        Estimated, not confirmed yet
      </h3>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">
        Channels told us of these copies before their final figures. They are in none of your totals, and no
        royalty is paid on them; the confirmed figures take their place.
      </p>
      <table className="mt-2 w-full text-sm">
        <caption className="sr-only">Estimated copies by month, channel and book</caption>
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th scope="col" className="py-2 text-left font-semibold">
              Month
            </th>
            <th scope="col" className="py-2 pl-3 text-left font-semibold">
              Channel
            </th>
            <th scope="col" className="py-2 pl-3 text-left font-semibold">
              Book
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              Copies
            </th>
          </tr>
        </thead>
        <tbody>
          {estimates.map(({ channel, month, book_id, book_title, copies }) => (
            <tr key={`${channel} ${month} ${book_id}`} className="border-line border-b last:border-0">
              <td className="py-2 whitespace-nowrap">{monthName(month)}</td>
              <td className="py-2 pl-3">{channelNames[channel]}</td>
              <td className="py-2 pl-3 wrap-anywhere" lang={scriptLanguage(book_title)}>
                {book_title}
              </td>
              <td className="py-2 pl-3 text-right tabular-nums">about {wholeNumber(copies)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
