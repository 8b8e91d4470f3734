import { firstWords } from '../../reading/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AuthorName } from '../book-parts/author-name.tsx'
import type { LoadedBook } from './load-book.ts'

const SHOWN_WORDS = 50

/** Who wrote it, in a few words, and the way to the rest. */
export function AboutTheAuthor({ author }: { author: LoadedBook['author'] }) {
  return (
    <section aria-labelledby="about-the-author" className="border-line border-t pt-8">
      <h2 id="about-the-author" className="text-xl">
        About the Author
      </h2>
      <div className="mt-4 flex flex-wrap gap-6 sm:flex-nowrap">
        <Picture
          picture={author.photo}
          fallback="author"
          alt={`Portrait of ${author.name}`}
          sizes="128px"
          className="size-32 shrink-0 rounded-lg object-cover"
        />
        <div className="grid max-w-measure justify-items-start gap-3">
          <h3 className="text-lg">
            <AuthorName name={author.name} />
          </h3>
          {author.bio ? (
            <p lang={author.language}>{firstWords(author.bio, SHOWN_WORDS)}</p>
          ) : (
            !author.bio_en && <p>No biography available.</p>
          )}
          {author.bio_en && author.language !== 'en' && (
            <p lang="en">{firstWords(author.bio_en, SHOWN_WORDS)}</p>
          )}
          <ButtonLink
            variant="secondary"
            to="/authors/$id"
            params={{ id: String(author.id) }}
            className="print:hidden"
          >
            View Full Profile
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
