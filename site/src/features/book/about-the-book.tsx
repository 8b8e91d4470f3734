import { useId } from 'react'
import { type CutText, cutAtWords } from '../../reading/words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { LoadedBook } from './load-book.ts'

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
  const own = cutAtWords(book.description, SHOWN_WORDS)
  const english = cutAtWords(book.description_en ?? '', SHOWN_WORDS)
  const isCut = own.rest !== '' || english.rest !== ''
  return (
    <section aria-labelledby="about-the-book" className="group">
      <h2 id="about-the-book" className="text-xl">
        About the Book
      </h2>
      <div id={id} className="mt-3 grid max-w-measure gap-6">
        <Passage text={own} lang={book.language} />
        {english.shown && (
          <div className="border-line border-l-2 pl-4">
            <Passage text={english} lang="en" />
          </div>
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
          <span className={unlessUnfolded}>Read More</span>
          <span className={onceUnfolded}>Show Less</span>
        </Button>
      )}
    </section>
  )
}

/** Paragraphs of which everything behind the cut is hidden until it is opened. */
function Passage({ text: { shown, rest }, lang }: { text: CutText; lang: string }) {
  const visible = paragraphs(shown)
  const [tail = '', ...more] = paragraphs(rest)
  const last = visible.length - 1
  return (
    <div lang={lang} className="grid gap-3">
      {visible.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places.
        <p key={at} className="whitespace-pre-line">
          {paragraph}
          {at === last && rest && (
            <>
              <span className={classNames(unlessUnfolded, 'noscript:hidden print:hidden')}>...</span>
              <span className={classNames(onceUnfolded, 'noscript:inline print:inline')}> {tail}</span>
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
          {paragraph}
        </p>
      ))}
    </div>
  )
}

function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}
