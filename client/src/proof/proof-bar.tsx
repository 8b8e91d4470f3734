import { localised } from '@panai/contract/language/localised'
import { useState } from 'react'
import { changeWords } from './change-words.ts'
import { ChapterChoice } from './chapter-choice.tsx'
import type { Chapter } from './open-pdf.ts'
import { type Opening, OpeningButton } from './opening-button.tsx'
import { TurnButton } from './turn-button.tsx'

const words = localised(
  {
    previous: 'Previous pages',
    next: 'Next pages',
    page: 'Page',
    go: 'Go to page',
    smaller: 'Smaller',
    larger: 'Larger',
    overview: 'Overview',
    text: 'Read as text',
    of: (page: number) => `, page ${page}`,
  },
  {
    previous: 'முந்தைய பக்கங்கள்',
    next: 'அடுத்த பக்கங்கள்',
    page: 'பக்கம்',
    go: 'பக்கத்துக்குச் செல்க',
    smaller: 'சிறிதாக்குக',
    larger: 'பெரிதாக்குக',
    overview: 'எல்லாப் பக்கங்களும்',
    text: 'உரையாகப் படிக்க',
    of: (page: number) => `, பக்கம் ${page}`,
  },
)

type Props = {
  readonly pages: number
  readonly chapters: readonly Chapter[]
  /** null: there is no such leaf, or no such size. */
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
  readonly onSmaller: (() => void) | null
  readonly onLarger: (() => void) | null
  readonly onPage: (page: number) => void
  /** The small pictures of all pages. */
  readonly overview: Opening
  readonly text: Opening
  /** null: there are no earlier pages. */
  readonly changes: Opening | null
}

/** What turns the pages and sets their size. */
export function ProofBar({ pages, chapters, onPage, overview, text, changes, ...turns }: Props) {
  return (
    <div className="proof-bar">
      <TurnButton label={words.previous} sign="←" act={turns.onPrevious} />
      <TurnButton label={words.next} sign="→" act={turns.onNext} />
      <TurnButton label={words.smaller} sign="−" act={turns.onSmaller} />
      <TurnButton label={words.larger} sign="+" act={turns.onLarger} />
      <OpeningButton label={words.overview} {...overview} />
      <OpeningButton label={words.text} {...text} />
      {changes && <OpeningButton label={changeWords.title} {...changes} />}
      <PageNumber pages={pages} onPage={onPage} />
      <ChapterChoice
        chapters={chapters.map(({ page, ...chapter }) => ({ ...chapter, place: words.of(page) }))}
        onChoose={(at) => onPage(chapters[at]?.page ?? 1)}
      />
    </div>
  )
}

function PageNumber({ pages, onPage }: Pick<Props, 'pages' | 'onPage'>) {
  const [wanted, setWanted] = useState('')
  return (
    <form
      className="proof-bar"
      onSubmit={(event) => {
        event.preventDefault()
        const page = Number(wanted)
        if (wanted.trim() === '' || !Number.isFinite(page)) return
        onPage(page)
        setWanted('')
      }}
    >
      <label>
        {words.page}
        <input
          inputMode="numeric"
          autoComplete="off"
          placeholder={`1–${pages}`}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      <button type="submit">{words.go}</button>
    </form>
  )
}
