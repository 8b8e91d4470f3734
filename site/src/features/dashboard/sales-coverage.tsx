import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import type { SalesCoverage as Coverage } from '@panai/contract/royalties/royalties'
import { channelNames } from '@panai/contract/sales/sales-channels'
import { useQuery } from '@tanstack/react-query'
import { dateWords } from '../../reading/date-words.ts'
import { wholeNumber } from '../../reading/whole-rupees.ts'
import { Words } from '../../ui/words.tsx'
import { useAuthor } from '../author-area/author-data.tsx'
import { monthName } from './chart-series.ts'
import { loadCoverage } from './load-dashboard.ts'

const words = localised(
  {
    upTo: 'Data up to',
    entered: 'entered as orders come in',
    noFile: 'no file yet',
    estimated: 'Estimated, not confirmed yet',
    explained:
      'Channels told us of these copies before their final figures. They are in none of your totals, and no royalty is paid on them; the confirmed figures take their place.',
    copies: 'Estimated copies',
    about: (copies: number) => `about ${wholeNumber(copies)} ${Math.abs(copies) === 1 ? 'copy' : 'copies'}`,
  },
  {
    upTo: 'எந்த நாள் வரை கணக்கு வந்துள்ளது',
    entered: 'ஆர்டர் வந்ததும் பதிகிறோம்',
    noFile: 'இன்னும் கோப்பு வரவில்லை',
    estimated: 'உத்தேசம், இன்னும் உறுதியாகவில்லை',
    explained:
      'விற்பனையாளர்கள் இறுதிக் கணக்குக்கு முன் சொன்ன பிரதிகள் இவை. உங்கள் மொத்தங்களில் இவை இல்லை; இவற்றுக்கு உரிமைத்தொகையும் இல்லை. உறுதியான கணக்கு வந்ததும் அது இவற்றின் இடத்தில் வரும்.',
    copies: 'உத்தேசப் பிரதிகள்',
    about: (copies: number) => `சுமார் ${wholeNumber(copies)} ${Math.abs(copies) === 1 ? 'பிரதி' : 'பிரதிகள்'}`,
  },
)

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
      <p className="font-semibold">{words.upTo}</p>
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
  return channel === 'direct' ? words.entered : words.noFile
}

function Estimates({ estimates, as: Heading }: Pick<Coverage, 'estimates'> & Pick<SalesCoverageProps, 'as'>) {
  return (
    <section aria-labelledby="estimates" className="rounded-lg border border-edge border-dashed px-4 py-3">
      <Heading id="estimates" className="font-semibold text-base">
        {words.estimated}
      </Heading>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">{words.explained}</p>
      <ul aria-label={words.copies} className="mt-2 text-sm">
        {estimates.map(({ channel, month, book_id, book_title, copies }) => (
          <li
            key={`${channel} ${month} ${book_id}`}
            className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2 last:border-0"
          >
            <span className="min-w-0 wrap-anywhere" lang={scriptLanguage(book_title)}>
              <Words text={book_title} lang={scriptLanguage(book_title)} />
            </span>
            <span className="text-ink-soft">
              {channelNames[channel]}, {monthName(month)}: {words.about(copies)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
