import { partNumberIn } from './outer-matter.ts'

/** What can be told of a paragraph without its style. */
export type Shape = {
  text: string
  /** Stretches between line breaks. */
  lines: readonly string[]
  isCentred: boolean
  isStrong: boolean
  /** Its letters are larger than those of the text. */
  isLarge: boolean
  isOnNewPage: boolean
}

const MOST_TITLE = 80
const MOST_CAPTION = 300
const MOST_VERSE_LINE = 60
/** A title page has its title, who wrote and who publishes it, a place, a year. */
const MOST_TITLE_PAGE_LINES = 12
export const numeral = String.raw`(?:\d{1,4}|[ivxlc]{1,7}|[௧-௲]{1,4})`
export const chapterWords = 'chapter|அத்தியாயம்|இயல்|காட்சி|படலம்'
const sentenceEnd = /[.!?…,;]["'”’)]*$/u
const number = new RegExp(`^(?:${chapterWords})\\s*[-–:.]?\\s*${numeral}\\s*[.:]?$`, 'iu')
const numberAndTitle = new RegExp(`^(?:${chapterWords})\\s*[-–:.]?\\s*${numeral}(?=[\\s.:–-])`, 'iu')
const stars = /^(?:[*⁎∗•·#~]\s*){1,7}$/u

export const saysChapter = (text: string): boolean => number.test(text)

/** “அத்தியாயம் 3” on a line of its own. */
export function isChapterNumber(shape: Shape): boolean {
  return saysChapter(shape.text) && standsOut(shape)
}

/** “பாகம் 1” on a line of its own. */
export function isPartNumber(shape: Shape): boolean {
  return partNumberIn(shape.text)?.length === shape.text.replace(/\s*[.:]$/u, '').length && standsOut(shape)
}

export function isChapterTitle(shape: Shape): boolean {
  const { text, isCentred, isStrong, isLarge, isOnNewPage } = shape
  if (text.length === 0 || text.length > MOST_TITLE) return false
  if (numberAndTitle.test(text)) return standsOut(shape)
  if (!isOnNewPage || !/\p{L}/u.test(text)) return false
  return (isCentred && isStrong) || ((isStrong || isLarge) && !sentenceEnd.test(text))
}

/** A short line that may be the title below a chapter's number. */
export function mayBeTitle(shape: Shape): boolean {
  return shape.text.length > 0 && shape.text.length <= MOST_TITLE && standsOut(shape)
}

export const standsOut = ({ isCentred, isStrong, isLarge }: Shape): boolean =>
  isCentred || isStrong || isLarge

/** What stands on a manuscript's first pages, where nothing of the text does: its title and who wrote it, to whom it is given. */
export function isTitlePage(page: readonly Shape[]): boolean {
  const lines = page.flatMap((shape) => shape.lines.filter((line) => line !== ''))
  const isShort = lines.length <= MOST_TITLE_PAGE_LINES && lines.every((line) => line.length <= MOST_TITLE)
  return (
    lines.length > 0 &&
    isShort &&
    page.every(standsOut) &&
    !page.some((shape) => isChapterNumber(shape) || partNumberIn(shape.text) !== null)
  )
}

export function isSceneBreak({ text }: Shape): boolean {
  return stars.test(text)
}

/** Three short lines and more. */
export function isVerse({ lines }: Shape): boolean {
  const full = lines.filter((line) => line !== '')
  return full.length >= 3 && full.every((line) => line.length <= MOST_VERSE_LINE)
}

const numbered = new RegExp(
  `^(?:${chapterWords})\\s*[-–:.]?\\s*(\\d{1,4})(?=[\\s.:)–-]|$)|^(\\d{1,3})(?:[.:)]|$)`,
  'iu',
)

/** The number that a chapter's title says: “Chapter 3”, “3. The well”; null where it says none that we read, as “7 days”. */
export function chapterNumberIn(title: string): number | null {
  const [, one, other] = numbered.exec(title) ?? []
  const found = one ?? other
  return found === undefined ? null : Number(found)
}

const given = /^(?:for|to)\s+\p{L}|^(?:சமர்ப்பணம்|அர்ப்பணம்|காணிக்கை)|(?:க்கு|ற்கு|சமர்ப்பணம்|அர்ப்பணம்|காணிக்கை)[.!]?$/iu

/** A page that says to whom the book is given. */
export function isDedication(page: readonly Shape[]): boolean {
  const text = page.map((shape) => shape.text).join(' ')
  return given.test(text.trim())
}

const figure =
  /^(?:படம்|புகைப்படம்|ஓவியம்|fig(?:ure|\.)?|picture|photo(?:graph)?|plate)\s*[-–:.]?\s*(?:\d|[ivxlc]+\b)/iu

/** “படம் 3: …”, “Figure 3”: what stands below a picture. */
export function saysCaption({ text }: Shape): boolean {
  return text.length <= MOST_CAPTION && figure.test(text)
}
