import { localised } from '@panai/contract/language/localised'
import type { Language } from '@panai/contract/language/vocabulary'
import { useId } from 'react'
import { textsInOrder } from '../../reading/texts-in-order.ts'
import { type CutText, cutAtWords } from '../../reading/words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Words } from '../../ui/words.tsx'
import { bookTexts } from './book-texts.ts'
import type { LoadedBook } from './load-book.ts'

const words = localised(
  { title: 'About the Book', more: 'Read More', less: 'Show Less' },
  { title: 'நூல் குறிப்பு', more: 'மேலும் படிக்க', less: 'சுருக்குக' },
)

const SHOWN_WORDS = 75

/** The page's first script says on the section whether the text is unfolded. */
const unlessUnfolded = 'group-data-unfolded:hidden'
const onceUnfolded = 'hidden group-data-unfolded:inline'

/**
 * The description, cut until the reader asks for more. All of it is in the page: where scripts don't run it is shown
 * whole, without the button.
 */
export function AboutTheBook({ book }: { book: LoadedBook }) {
  const id = useId()
  const texts = textsInOrder(bookTexts(book)).map(({ text, lang }) => ({
    lang,
    text: cutAtWords(text, SHOWN_WORDS),
  }))
  const isCut = texts.some(({ text }) => text.rest !== '')
  return (
    <section aria-labelledby="about-the-book" className="group">
      <h2 id="about-the-book" className="text-xl">
        {words.title}
      </h2>
      <div id={id} className="mt-3 grid max-w-measure gap-6">
        {texts.map(({ text, lang }, at) =>
          at === 0 ? (
            <Passage key={lang} text={text} lang={lang} />
          ) : (
            <div key={lang} className="border-line border-l-2 pl-4">
              <Passage text={text} lang={lang} />
            </div>
          ),
        )}
      </div>
      {isCut && (
        <Button
          variant="quiet"
          className="-mx-2 mt-2 noscript:hidden print:hidden"
          data-unfolds=""
          aria-expanded={false}
          aria-controls={id}
        >
          <span className={unlessUnfolded}>{words.more}</span>
          <span className={onceUnfolded}>{words.less}</span>
        </Button>
      )}
    </section>
  )
}

/** Paragraphs of which everything behind the cut is hidden until it is opened. */
function Passage({ text: { shown, rest }, lang }: { text: CutText; lang: Language }) {
  const visible = paragraphs(shown)
  const [tail = '', ...more] = paragraphs(rest)
  const last = visible.length - 1
  return (
    <div lang={lang} className="grid gap-3">
      {visible.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places.
        <p key={at} className="whitespace-pre-line">
          <Words text={paragraph} lang={lang} />
          {at === last && rest && (
            <>
              <span className={classNames(unlessUnfolded, 'noscript:hidden print:hidden')}>...</span>
              <span className={classNames(onceUnfolded, 'noscript:inline print:inline')}>
                {' '}
                <Words text={tail} lang={lang} />
              </span>
            </>
          )}
        </p>
      ))}
      {more.map((paragraph, at) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places.
          key={at}
          className="hidden whitespace-pre-line group-data-unfolded:block noscript:block print:block"
        >
          <Words text={paragraph} lang={lang} />
        </p>
      ))}
    </div>
  )
}

function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}
