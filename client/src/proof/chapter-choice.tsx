import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'

const words = localised(
  { chapter: 'Chapter', choose: 'Go to a chapter' },
  { chapter: 'அத்தியாயம்', choose: 'அத்தியாயத்துக்குச் செல்க' },
)

type Props = {
  readonly chapters: readonly {
    readonly title: string
    readonly depth: number
    /** Said behind its title. */
    readonly place: string
  }[]
  /** @param at its place among them */
  readonly onChoose: (at: number) => void
}

/** Leads to the chapters of a book; nothing where it has none. */
export function ChapterChoice({ chapters, onChoose }: Props) {
  if (chapters.length === 0) return null
  return (
    <label>
      {words.chapter}
      {/* The name of where one goes, not of where one is: it falls back to the first. */}
      <select value="" onChange={({ target }) => onChoose(Number(target.value))}>
        <option value="" disabled>
          {words.choose}
        </option>
        {chapters.map(({ title, depth, place }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters keep their order, and two may have one name
          <option key={at} value={at} lang={scriptLanguage(title)}>
            {`${'\u2003'.repeat(depth)}${title}${place}`}
          </option>
        ))}
      </select>
    </label>
  )
}
