import { useId, useState } from 'react'
import { type CutText, cutAtWords } from '../../reading/words.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { LoadedBook } from './load-book.ts'

const SHOWN_WORDS = 75

/**
 * The description, cut until the reader asks for more. All of it is in the page: where scripts don't run it is shown
 * whole, without the button.
 */
export function AboutTheBook({ book }: { book: LoadedBook }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const own = cutAtWords(book.description, SHOWN_WORDS)
  const english = cutAtWords(book.description_en ?? '', SHOWN_WORDS)
  const isCut = own.rest !== '' || english.rest !== ''
  return (
    <section aria-labelledby="about-the-book">
      <h2 id="about-the-book" className="text-xl">
        About the Book
      </h2>
      <div id={id} className="mt-3 grid max-w-measure gap-6">
        <Passage text={own} lang={book.language} open={open} />
        {english.shown && (
          <div className="border-line border-l-2 pl-4">
            <Passage text={english} lang="en" open={open} />
          </div>
        )}
      </div>
      {isCut && (
        <Button
          variant="quiet"
          className="-mx-2 mt-2 noscript:hidden print:hidden"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show Less' : 'Read More'}
        </Button>
      )}
    </section>
  )
}

/** Paragraphs of which everything behind the cut is hidden until it is opened. */
function Passage({ text: { shown, rest }, lang, open }: { text: CutText; lang: string; open: boolean }) {
  const visible = paragraphs(shown)
  const [tail = '', ...more] = paragraphs(rest)
  const folded = open ? '' : 'hidden noscript:inline print:inline'
  const foldedWhole = open ? '' : 'hidden noscript:block print:block'
  const last = visible.length - 1
  return (
    <div lang={lang} className="grid gap-3">
      {visible.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places.
        <p key={at} className="whitespace-pre-line">
          {paragraph}
          {at === last && rest && (
            <>
              {!open && <span className="noscript:hidden print:hidden">...</span>}
              <span className={folded}> {tail}</span>
            </>
          )}
        </p>
      ))}
      {more.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never change places.
        <p key={at} className={classNames('whitespace-pre-line', foldedWhole)}>
          {paragraph}
        </p>
      ))}
    </div>
  )
}

function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}
