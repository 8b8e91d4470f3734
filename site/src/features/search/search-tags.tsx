import { localised } from '@panai/contract/language/localised'
import { categoryTags, popularSearches } from '@panai/contract/search/search-tags'

import { addressHere } from '../../language.ts'

const popularTags = popularSearches.map((query) => ({ label: query, query }))

/** What the overlay offers before anything is typed. */
export function SearchTags({ onSearch }: { onSearch: (query: string) => void }) {
  return (
    <>
      <Tags title={localised('Popular Searches', 'பலர் தேடுபவை')} tags={popularTags} onSearch={onSearch} />
      <Tags title={localised('Browse by Category', 'வகை வாரியாக')} tags={categoryTags} onSearch={onSearch} />
    </>
  )
}

type TagsProps = {
  title: string
  tags: readonly { label: string; query: string }[]
  onSearch: (query: string) => void
}

/** Where the framework can't be fetched a tag leads to the library's search. */
const searchOf = (query: string) => addressHere(`/publications?${new URLSearchParams({ q: query })}`)

function Tags({ title, tags, onSearch }: TagsProps) {
  return (
    <section className="mb-5 last:mb-0">
      <h2 className="mb-2 text-base">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {tags.map(({ label, query }) => (
          <li key={label}>
            <button
              type="button"
              data-instead={searchOf(query)}
              className="min-h-11 rounded-lg border border-line bg-leaf px-3.5 text-sm hover:border-palm hover:text-palm"
              onClick={() => onSearch(query)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
