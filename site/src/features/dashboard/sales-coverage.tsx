import type { SalesCoverage as Coverage } from '@panai/contract/royalties'
import { channelNames } from '@panai/contract/sales-channels'
import { scriptLanguage } from '@panai/contract/script-language'
import { useQuery } from '@tanstack/react-query'
import { dateWords } from '../../reading/date-words.ts'
import { wholeNumber } from '../../reading/whole-rupees.ts'
import { useAuthor } from '../author-area/author-data.tsx'
import { monthName } from './chart-series.ts'
import { loadCoverage } from './load-dashboard.ts'

type SalesCoverageProps = {
  readonly isWanted?: boolean
  /** The level of its heading below those of the page. */
  readonly as: 'h2' | 'h3'
}

/** Up to when each channel has told of sales, and apart from all other figures what it has only estimated. */
export function SalesCoverage({ isWanted = true, as }: SalesCoverageProps) {
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
      {data.estimates.length > 0 && <Estimates as={as} estimates={data.estimates} />}
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

function Estimates({ estimates, as: Heading }: Pick<Coverage, 'estimates'> & Pick<SalesCoverageProps, 'as'>) {
  return (
    <section aria-labelledby="estimates" className="rounded-lg border border-edge border-dashed px-4 py-3">
      <Heading id="estimates" className="font-semibold text-base">
        Estimated, not confirmed yet
      </Heading>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">
        Channels told us of these copies before their final figures. They are in none of your totals, and no
        royalty is paid on them; the confirmed figures take their place.
      </p>
      <ul aria-label="Estimated copies" className="mt-2 text-sm">
        {estimates.map(({ channel, month, book_id, book_title, copies }) => (
          <li
            key={`${channel} ${month} ${book_id}`}
            className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2 last:border-0"
          >
            <span className="min-w-0 wrap-anywhere" lang={scriptLanguage(book_title)}>
              {book_title}
            </span>
            <span className="text-ink-soft">
              {channelNames[channel]}, {monthName(month)}: about {wholeNumber(copies)}{' '}
              {Math.abs(copies) === 1 ? 'copy' : 'copies'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
