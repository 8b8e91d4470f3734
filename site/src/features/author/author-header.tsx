import { keepInitials } from '@panai/contract/language/keep-initials'
import { localised } from '@panai/contract/language/localised'
import { latin } from '../../language.ts'
import { textsInOrder } from '../../reading/texts-in-order.ts'
import { bookCount, ratingOf } from '../../reading/trade-words.ts'
import { firstWords } from '../../reading/words.ts'
import { Picture } from '../../ui/picture.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Words } from '../../ui/words.tsx'
import { AuthorName, portraitOf } from '../book-parts/author-name.tsx'
import { authorTexts } from '../book-parts/author-texts.ts'
import { ShareLinks } from '../share/share-links.tsx'
import type { LoadedAuthor } from './load-author.ts'
import { socialLinks } from './social-links.ts'

const words = localised(
  { none: 'No biography available.', newTab: ', opens in a new tab' },
  { none: 'ஆசிரியர் குறிப்பு இன்னும் இல்லை.', newTab: ', புதிய தாவலில் திறக்கும்' },
)

const SHOWN_WORDS = 50
/** Signs of an Indic script in a line of the biography. Until their font has come a device without one draws boxes, of which more fit. */
const SIGNS_IN_LINE = 64

type AuthorHeaderProps = {
  readonly author: LoadedAuthor
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
          alt={portraitOf(author.name)}
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
              <p lang={latin} className="mt-1 text-lg text-ink-soft">
                {keepInitials(author.name_latin)}
              </p>
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
function Biography({ author }: { author: LoadedAuthor }) {
  const [first] = textsInOrder(authorTexts(author))
  if (!first) return <p className="max-w-measure">{words.none}</p>
  const shown = firstWords(first.text, SHOWN_WORDS)
  const lines = Math.ceil(shown.length / SIGNS_IN_LINE)
  return (
    <p
      lang={first.lang}
      className="max-w-measure"
      style={first.lang === 'en' ? undefined : { minHeight: `${lines}lh` }}
    >
      <Words text={shown} lang={first.lang} />
    </p>
  )
}

function SocialLinks({ author }: { author: LoadedAuthor }) {
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
            <span className="sr-only">{words.newTab}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
