import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { BookName } from '../book-parts/book-name.tsx'
import { Cover } from '../book-parts/cover.tsx'
import type { ShelfBook } from '../book-parts/shelf-book.ts'
import type { Section } from './load-home.ts'

type Loaded = Section<ShelfBook[]>

/** A shelf of our books, early on the page: what a publisher makes says most about it. Nothing where there are none. */
export function FromTheLibrary({ loaded }: { loaded: Loaded | Promise<Loaded> }) {
  const section = loaded instanceof Promise ? use(loaded) : loaded
  if (!('data' in section) || section.data.length === 0) return null
  return (
    <section aria-labelledby="from-the-library" className="border-line border-t pt-8 pb-4 md:pt-12 md:pb-8">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6">
        {/* No heading: the sections of the page and their order are settled. */}
        <p id="from-the-library" className="font-[560] font-title text-2xl">
          {localised('From Our Library', 'எங்கள் நூலரங்கத்திலிருந்து')}
        </p>
        <Link
          to="/publications"
          className="inline-flex min-h-11 items-center font-semibold text-palm underline-offset-4 hover:underline"
        >
          {localised('All our books', 'எல்லா நூல்களும்')}
        </Link>
      </div>
      <ul className="strip page-width mt-3 min-h-[20.15rem] items-start md:min-h-[21.75rem]">
        {section.data.map((book) => (
          // Room for a title of three lines, so that the strip keeps its height while it is drawn; a longer one makes it higher.
          <li
            key={book.id}
            className="strip-card relative w-32 shrink-0 snap-start [contain-intrinsic-height:auto_17.8rem] md:w-36 md:[contain-intrinsic-height:auto_19.4rem]"
          >
            <div className="flex aspect-5/8 items-end">
              <Cover book={book} sizes="(width < 48.0625rem) 136px, 153px" decorative className="w-full" />
            </div>
            <Link
              to="/books/$id"
              params={{ id: String(book.id) }}
              className="mt-2 block min-h-18 font-title text-sm after:absolute after:inset-0 hover:text-palm hover:underline"
            >
              <BookName book={book} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
