import { localised } from '@panai/contract/language/localised'
import { textsInOrder } from '../../reading/texts-in-order.ts'
import { firstWords } from '../../reading/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Words } from '../../ui/words.tsx'
import { AuthorName, portraitOf } from '../book-parts/author-name.tsx'
import { authorTexts } from '../book-parts/author-texts.ts'
import type { LoadedBook } from './load-book.ts'

const words = localised(
  { title: 'About the Author', none: 'No biography available.', whole: 'View Full Profile' },
  { title: 'ஆசிரியர் குறிப்பு', none: 'ஆசிரியர் குறிப்பு இன்னும் இல்லை.', whole: 'முழு விவரம் பார்க்க' },
)

const SHOWN_WORDS = 50

/** Who wrote it, in a few words, and the way to the rest. */
export function AboutTheAuthor({ author }: { author: LoadedBook['author'] }) {
  const texts = textsInOrder(authorTexts(author))
  return (
    <section aria-labelledby="about-the-author" className="border-line border-t pt-8">
      <h2 id="about-the-author" className="text-xl">
        {words.title}
      </h2>
      <div className="mt-4 flex flex-wrap gap-6 sm:flex-nowrap">
        <Picture
          picture={author.photo}
          fallback="author"
          alt={portraitOf(author.name)}
          sizes="128px"
          className="size-32 shrink-0 rounded-lg object-cover"
        />
        <div className="grid max-w-measure justify-items-start gap-3">
          <h3 className="text-lg">
            <AuthorName name={author.name} />
          </h3>
          {texts.map(({ text, lang }) => (
            <p key={lang} lang={lang}>
              <Words text={firstWords(text, SHOWN_WORDS)} lang={lang} />
            </p>
          ))}
          {texts.length === 0 && <p>{words.none}</p>}
          <ButtonLink
            variant="secondary"
            to="/authors/$id"
            params={{ id: String(author.id) }}
            className="print:hidden"
          >
            {words.whole}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
