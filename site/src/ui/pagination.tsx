import { localised } from '@panai/contract/language/localised'
import { Link, type LinkProps } from '@tanstack/react-router'
import { classNames } from './class-names.ts'
import { pagesToShow } from './pages-to-show.ts'

const words = localised(
  { previous: 'Previous', next: 'Next', page: (number: number) => `Page ${number}` },
  { previous: 'முந்தையது', next: 'அடுத்தது', page: (number: number) => `பக்கம் ${number}` },
)

type PaginationProps = {
  label: string
  page: number
  lastPage: number
  /** The list's own address, and what follows its question mark on page `n`. */
  to: NonNullable<LinkProps['to']>
  params?: LinkProps['params']
  search: (page: number) => object
  hash?: string
  /** A page takes the place of the one before it in the history of the browser, so that Back leaves the list. */
  replace?: boolean
}

type Target = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash' | 'replace' | 'activeOptions'>

/** Else the router would call the first page current on each: its address is the beginning of theirs. */
const activeOptions = { exact: true }

const cell = 'grid min-h-11 min-w-11 place-items-center rounded-sm px-3 tabular-nums'

/** Links to the pages of a list; nothing when it has but one. */
export function Pagination({ label, page, lastPage, search, ...list }: PaginationProps) {
  if (lastPage <= 1) return null
  // The router's type knows the parameters of one known route; which one this is, only the caller knows.
  const linkTo = (n: number) => ({ ...list, search: search(n), activeOptions }) as Target
  return (
    // On a phone the numbers have a line of their own, and the two steps stand below them.
    <nav aria-label={label} className="mt-10 flex flex-wrap justify-center gap-1">
      <Step title={words.previous} to={page > 1 ? linkTo(page - 1) : null} rel="prev" />
      <ul className="flex items-center justify-center max-sm:-order-1 max-sm:w-full sm:gap-1">
        {pagesToShow(page, lastPage).map((shown, at) => (
          <li key={shown ?? `gap-${at}`}>
            {shown === null ? (
              <span className="grid min-h-11 place-items-center px-1.5 sm:px-3">…</span>
            ) : (
              <Link
                {...linkTo(shown)}
                aria-label={words.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
                className={classNames(
                  cell,
                  shown === page ? 'bg-palm font-semibold text-on-palm' : 'hover:bg-leaf',
                )}
              >
                {shown}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Step title={words.next} to={page < lastPage ? linkTo(page + 1) : null} rel="next" />
    </nav>
  )
}

function Step({ title, to, rel }: { title: string; to: Target | null; rel: string }) {
  return to ? (
    <Link {...to} rel={rel} className={classNames(cell, 'font-semibold text-palm hover:bg-leaf')}>
      {title}
    </Link>
  ) : (
    <span aria-hidden="true" className={classNames(cell, 'invisible max-sm:hidden')}>
      {title}
    </span>
  )
}
