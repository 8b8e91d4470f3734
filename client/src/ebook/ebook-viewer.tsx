import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import '../proof/proof.css'
import { ChapterChoice } from '../proof/chapter-choice.tsx'
import { leafOfKey } from '../proof/leaf-of-key.ts'
import { TurnButton } from '../proof/turn-button.tsx'
import './ebook.css'
import { type OpenEbook, openEbook } from './open-ebook.ts'
import { openFrame, type PagedFrame, type Standing } from './paged-frame.ts'

const words = localised(
  {
    region: 'The e-book',
    previous: 'Previous page',
    next: 'Next page',
    smaller: 'Smaller letters',
    larger: 'Larger letters',
    opening: 'The e-book is being opened.',
    standing: (page: number, pages: number) => `page ${page} of ${pages}`,
  },
  {
    region: 'மின்னூல்',
    previous: 'முந்தைய பக்கம்',
    next: 'அடுத்த பக்கம்',
    smaller: 'எழுத்தைச் சிறிதாக்குக',
    larger: 'எழுத்தைப் பெரிதாக்குக',
    opening: 'மின்னூலைத் திறக்கிறோம்.',
    standing: (page: number, pages: number) => `பக்கம் ${page} (மொத்தம் ${pages})`,
  },
)

/** Of the letters, in per cent. */
const sizes = [80, 100, 125, 150, 200] as const
const USUAL = 1

type Props = {
  readonly bytes: Uint8Array
  /** What is shown where the book can't be. */
  readonly failed: ReactNode
}

/** An e-book, read page by page. It keeps nothing of what was read; another book is another viewer. */
export function EbookViewer({ bytes, failed }: Props) {
  const [book, setBook] = useState(() => opened(bytes))
  return book ? <Reader book={book} onFailed={() => setBook(null)} /> : failed
}

function opened(bytes: Uint8Array): OpenEbook | null {
  try {
    return openEbook(bytes)
  } catch {
    return null // which is shown
  }
}

function Reader({ book, onFailed }: { book: OpenEbook; onFailed: () => void }) {
  const frame = useRef<PagedFrame>(null)
  const [standing, setStanding] = useState<Standing | null>(null)
  const [size, setSize] = useState(USUAL)
  useEffect(() => () => frame.current?.close(), [])
  const start = (element: HTMLIFrameElement) =>
    openFrame(element, book, { onStanding: setStanding, onFailed }).then((opened) => {
      frame.current?.close()
      frame.current = opened
      opened.goTo({ text: 0, id: null })
    }, onFailed)
  const isFirst = standing?.text === 0 && standing.page === 0
  const isLast = standing?.text === book.texts.length - 1 && standing.page === standing.pages - 1
  const turn = (by: 1 | -1) => () => frame.current?.turn(by)
  const sized = (wanted: number) => {
    const percent = sizes[wanted]
    if (percent === undefined) return null
    return () => {
      setSize(wanted)
      frame.current?.setLetters(percent)
    }
  }
  const byKey = (event: KeyboardEvent) => {
    const by = event.target instanceof HTMLSelectElement ? null : leafOfKey(event)
    if (by === null) return
    event.preventDefault()
    frame.current?.turn(by)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys turn the pages from wherever the focus is within
    <div className="proof" onKeyDown={byKey}>
      <div className="proof-bar">
        <TurnButton label={words.previous} sign="←" act={isFirst ? null : turn(-1)} />
        <TurnButton label={words.next} sign="→" act={isLast ? null : turn(1)} />
        <TurnButton label={words.smaller} sign="−" act={sized(size - 1)} />
        <TurnButton label={words.larger} sign="+" act={sized(size + 1)} />
        <ChapterChoice
          chapters={book.chapters.map((chapter) => ({ ...chapter, place: '' }))}
          onChoose={(at) => {
            const target = book.chapters[at]?.target
            if (target) frame.current?.goTo(target)
          }}
        />
      </div>
      <p role="status">
        {standing ? (
          <>
            <bdi lang={scriptLanguage(standing.title)}>{standing.title}</bdi>
            {`: ${words.standing(standing.page + 1, standing.pages)}`}
          </>
        ) : (
          words.opening
        )}
      </p>
      <section className="ebook" aria-label={words.region}>
        {/* Nothing runs in it, nor leads out of it. That it is of the same origin lets this page move it, not the other way round. */}
        <iframe
          title={words.region}
          sandbox="allow-same-origin"
          srcDoc="<!doctype html><title></title>"
          onLoad={({ currentTarget }) => void start(currentTarget)}
        />
      </section>
    </div>
  )
}
