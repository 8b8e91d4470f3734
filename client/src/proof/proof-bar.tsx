import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { useState } from 'react'
import type { Chapter } from './open-pdf.ts'

const words = localised(
  {
    previous: 'Previous pages',
    next: 'Next pages',
    page: 'Page',
    go: 'Go to page',
    chapter: 'Chapter',
    choose: 'Go to a chapter',
    smaller: 'Smaller',
    larger: 'Larger',
    of: (page: number) => `, page ${page}`,
  },
  {
    previous: 'முந்தைய பக்கங்கள்',
    next: 'அடுத்த பக்கங்கள்',
    page: 'பக்கம்',
    go: 'பக்கத்துக்குச் செல்க',
    chapter: 'அத்தியாயம்',
    choose: 'அத்தியாயத்துக்குச் செல்க',
    smaller: 'சிறிதாக்குக',
    larger: 'பெரிதாக்குக',
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
}

/** What turns the pages and sets their size. */
export function ProofBar({ pages, chapters, onPage, ...turns }: Props) {
  return (
    <div className="proof-bar">
      <Turn label={words.previous} sign="←" act={turns.onPrevious} />
      <Turn label={words.next} sign="→" act={turns.onNext} />
      <Turn label={words.smaller} sign="−" act={turns.onSmaller} />
      <Turn label={words.larger} sign="+" act={turns.onLarger} />
      <PageNumber pages={pages} onPage={onPage} />
      {chapters.length > 0 && (
        <label>
          {words.chapter}
          {/* The name of where one goes, not of where one is: it falls back to the first. */}
          <select value="" onChange={({ target }) => onPage(Number(target.value))}>
            <option value="" disabled>
              {words.choose}
            </option>
            {chapters.map(({ title, page, depth }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: chapters keep their order, and two may have one name
              <option key={at} value={page} lang={scriptLanguage(title)}>
                {`${'\u2003'.repeat(depth)}${title}${words.of(page)}`}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}

/** It keeps the focus where there is nothing more to turn. */
function Turn({ label, sign, act }: { label: string; sign: string; act: (() => void) | null }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={act === null}
      onClick={() => act?.()}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
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
