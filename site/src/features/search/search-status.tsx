import { localised } from '@panai/contract/language/localised'
import type { SiteSearch } from './use-site-search.ts'

const words = localised(
  {
    searching: 'Searching...',
    found: (count: number, query: string) => `${count} result(s) found for "${query}"`,
    none: (query: string) => `No results found for "${query}"`,
    tryOther: 'Try searching for: publishing, editing, ebook, cover design, or marketing',
    failed: 'Books, authors, articles and questions could not be searched just now.',
  },
  {
    searching: 'தேடுகிறோம்...',
    found: (count: number, query: string) =>
      `“${query}” என்பதற்கு ${count} ${count === 1 ? 'முடிவு' : 'முடிவுகள்'}`,
    none: (query: string) => `“${query}” என்பதற்கு எதுவும் கிடைக்கவில்லை`,
    tryOther: 'இவற்றைத் தேடிப் பாருங்கள்: பதிப்பு, செம்மையாக்கம், மின்னூல், அட்டை வடிவமைப்பு, விளம்பரம்',
    failed: 'நூல்கள், எழுத்தாளர்கள், கட்டுரைகள், கேள்விகள் ஆகியவற்றை இப்போது தேட முடியவில்லை.',
  },
)

/** Says how the search stands, to the eye and, politely, to the ear. The number is said once it is final. */
export function SearchStatus({ search }: { search: SiteSearch }) {
  return (
    <div role="status" className="px-3">
      <Words search={search} />
    </div>
  )
}

function Words({ search }: { search: SiteSearch }) {
  if (search.state === 'idle') return null
  if (search.state === 'waiting' || search.catalogue.state === 'searching')
    return <p className="pb-2 text-ink-soft">{words.searching}</p>

  const { query, entries, catalogue } = search
  const found = entries.length + (catalogue.state === 'found' ? catalogue.results.length : 0)
  return (
    <>
      {found > 0 && <p className="wrap-anywhere pb-2 font-semibold">{words.found(found, query)}</p>}
      {found === 0 && catalogue.state === 'found' && (
        <>
          <p className="wrap-anywhere pb-1 font-semibold">{words.none(query)}</p>
          <p className="text-ink-soft">{words.tryOther}</p>
        </>
      )}
      {catalogue.state === 'failed' && <p className="text-hibiscus text-sm">{words.failed}</p>}
    </>
  )
}
