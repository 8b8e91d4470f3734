import type { ResultKind, SearchResult } from '@panai/contract/search'
import type { SiteEntry } from '@panai/contract/site-entries'
import { scriptLanguage } from '../../reading/script-language.ts'
import { heldParts } from './held-parts.ts'
import { MarkedText } from './marked-text.tsx'
import { ResultLink } from './result-link.tsx'

const kinds: Record<ResultKind, string> = {
  book: 'Book',
  author: 'Author',
  article: 'Article',
  question: 'Question',
}

type EntryResultsProps = { entries: readonly SiteEntry[]; query: string; onFollow: () => void }

/** The pages of the site that hold the query. */
export function EntryResults({ entries, query, onFollow }: EntryResultsProps) {
  if (entries.length === 0) return null
  return (
    <ul aria-label="Pages">
      {entries.map(({ id, url, category, title, content }) => (
        <ResultLink
          key={id}
          url={url}
          category={category}
          title={<MarkedText text={title} parts={heldParts(title, query)} />}
          description={<MarkedText text={content} parts={heldParts(content, query)} />}
          onFollow={onFollow}
        />
      ))}
    </ul>
  )
}

type CatalogueResultsProps = { results: readonly SearchResult[]; onFollow: () => void }

/** What the catalogue found, best first, whatever its kind. */
export function CatalogueResults({ results, onFollow }: CatalogueResultsProps) {
  if (results.length === 0) return null
  return (
    <ul
      aria-label="Books, authors, articles and questions"
      className="not-first:mt-2 not-first:border-line not-first:border-t not-first:pt-2"
    >
      {results.map((result) => (
        <ResultLink
          key={result.url}
          url={result.url}
          category={kinds[result.kind]}
          title={<CatalogueTitle result={result} />}
          description={
            <span lang={result.description_language}>
              <MarkedText text={result.description} parts={result.matches.description} />
            </span>
          }
          onFollow={onFollow}
        />
      ))}
    </ul>
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
          by{' '}
          <span lang={scriptLanguage(author)}>
            <MarkedText text={author} parts={matches.author} />
          </span>
        </span>
      )}
    </>
  )
}
