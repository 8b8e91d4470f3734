import { categoryTitle, type SiteEntry } from '@panai/contract/content/site-entries'
import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import type { ResultKind, SearchResult } from '@panai/contract/search/search'
import { Cover } from '../book-parts/cover.tsx'
import { heldParts } from './held-parts.ts'
import { MarkedText } from './marked-text.tsx'
import { ResultLink } from './result-link.tsx'
import { titlesFirst } from './titles-first.ts'

export { searchSiteEntries } from '@panai/contract/content/site-entries'

const kinds = localised<Record<ResultKind, string>>(
  { book: 'Book', author: 'Author', article: 'Article', question: 'Question' },
  { book: 'நூல்', author: 'எழுத்தாளர்', article: 'கட்டுரை', question: 'கேள்வி' },
)

type SearchResultsProps = {
  entries: readonly SiteEntry[]
  results: readonly SearchResult[]
  query: string
  onFollow: () => void
}

/** The pages of the site and what the catalogue found, in one list. */
export function SearchResults({ entries, results, query, onFollow }: SearchResultsProps) {
  const found = titlesFirst(entries, results, query)
  if (found.length === 0) return null
  return (
    <ul aria-label={localised('Results', 'முடிவுகள்')}>
      {found.map((one) =>
        one.in === 'site' ? (
          <EntryResult key={one.entry.id} entry={one.entry} query={query} onFollow={onFollow} />
        ) : (
          <CatalogueResult key={one.result.url} result={one.result} onFollow={onFollow} />
        ),
      )}
    </ul>
  )
}

type EntryResultProps = { entry: SiteEntry; query: string; onFollow: () => void }

function EntryResult({ entry: { url, category, title, content }, query, onFollow }: EntryResultProps) {
  return (
    <ResultLink
      url={url}
      category={categoryTitle(category)}
      title={<MarkedText text={title} parts={heldParts(title, query)} />}
      description={<MarkedText text={content} parts={heldParts(content, query)} />}
      onFollow={onFollow}
    />
  )
}

function CatalogueResult({ result, onFollow }: { result: SearchResult; onFollow: () => void }) {
  return (
    <ResultLink
      url={result.url}
      category={kinds[result.kind]}
      picture={
        result.kind === 'book' && (
          <Cover book={result} sizes="48px" decorative className="w-12 shrink-0 self-start" />
        )
      }
      title={<CatalogueTitle result={result} />}
      description={
        <span lang={result.description_language}>
          <MarkedText text={result.description} parts={result.matches.description} />
        </span>
      }
      onFollow={onFollow}
    />
  )
}

/** The title in its own script, how it is spelt in Latin letters, and who wrote it. */
function CatalogueTitle({ result }: { result: SearchResult }) {
  const { title, title_latin, language, author, matches } = result
  return (
    <>
      <span lang={language}>
        <MarkedText text={title} parts={matches.title} />
      </span>
      {title_latin && (
        <span lang={`${language}-Latn`} className="ml-2 font-normal">
          <MarkedText text={title_latin} parts={matches.title_latin} />
        </span>
      )}
      {author && (
        <span className="block font-normal text-sm">
          {localised('by', 'ஆசிரியர்:')}{' '}
          <span lang={scriptLanguage(author)}>
            <MarkedText text={author} parts={matches.author} />
          </span>
        </span>
      )}
    </>
  )
}
