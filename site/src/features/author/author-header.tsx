import type { AuthorDetail } from '@panai/contract/catalogue'
import { bookCount, ratingOf } from '../../reading/trade-words.ts'
import { firstWords } from '../../reading/words.ts'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { AuthorName } from '../book-parts/author-name.tsx'
import { ShareLinks } from '../share/share-links.tsx'
import { socialLinks } from './social-links.ts'

const SHOWN_WORDS = 50

type AuthorHeaderProps = {
  readonly author: AuthorDetail
  /** How many there are, where that is known. */
  readonly books: { readonly total: number; readonly total_is_exact: boolean } | undefined
}

export function AuthorHeader({ author, books }: AuthorHeaderProps) {
  return (
    <header className="border-b border-line bg-leaf">
      <div className="page-width flex flex-col items-start gap-6 py-10 sm:flex-row md:gap-10">
        <Picture
          picture={author.photo}
          fallback="author"
          alt={`Portrait of ${author.name}`}
          sizes="(min-width: 769px) 208px, 144px"
          priority
          className="size-36 shrink-0 rounded-lg object-cover md:size-52"
        />
        <div className="grid min-w-0 gap-3">
          <div>
            <h1 className="text-2xl">
              <AuthorName name={author.name} />
            </h1>
            {author.name_latin && author.name_latin !== author.name && (
              <p className="mt-1 text-lg text-ink-soft">{author.name_latin}</p>
            )}
            {author.years && <p className="text-ink-soft">{author.years}</p>}
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {books && (
              <span className="font-semibold tabular-nums">
                {bookCount(books.total, books.total_is_exact)}
              </span>
            )}
            <Stars rating={ratingOf('author', author.rating)} />
          </div>
          <Biography author={author} />
          <SocialLinks author={author} />
          <ShareLinks title={author.name} path={`/authors/${author.id}`} />
        </div>
      </div>
    </header>
  )
}

/** The beginning of it; the tab "About the Author" has the rest. */
function Biography({ author: { bio, bio_en, language } }: { author: AuthorDetail }) {
  if (bio) {
    return (
      <p lang={language} className="max-w-measure">
        {firstWords(bio, SHOWN_WORDS)}
      </p>
    )
  }
  return (
    <p className="max-w-measure">{bio_en ? firstWords(bio_en, SHOWN_WORDS) : 'No biography available.'}</p>
  )
}

function SocialLinks({ author }: { author: AuthorDetail }) {
  const links = socialLinks(author)
  if (links.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ name, address }) => (
        <li key={name}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center text-palm underline underline-offset-4"
          >
            {name}
            <span className="sr-only">, opens in a new tab</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
