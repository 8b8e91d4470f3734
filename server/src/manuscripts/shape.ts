/** What can be told of a paragraph without its style. */
export type Shape = {
  text: string
  /** Stretches between line breaks. */
  lines: readonly string[]
  isCentred: boolean
  isStrong: boolean
  isOnNewPage: boolean
}

const MOST_TITLE = 80
const MOST_VERSE_LINE = 60
const numeral = String.raw`(?:\d{1,4}|[ivxlc]{1,7}|[௧-௲]{1,4})`
const chapterWords = 'chapter|அத்தியாயம்|இயல்|காட்சி|படலம்'
const number = new RegExp(`^(?:${chapterWords})\\s*[-–:.]?\\s*${numeral}\\s*[.:]?$`, 'iu')
const numberAndTitle = new RegExp(`^(?:${chapterWords})\\s*[-–:.]?\\s*${numeral}(?=[\\s.:–-])`, 'iu')
const stars = /^(?:[*⁎∗•·#~]\s*){1,7}$/u

/** “அத்தியாயம் 3” on a line of its own. */
export function isChapterNumber({ text, isCentred, isStrong }: Shape): boolean {
  return number.test(text) && (isCentred || isStrong)
}

export function isChapterTitle({ text, isCentred, isStrong, isOnNewPage }: Shape): boolean {
  if (text.length === 0 || text.length > MOST_TITLE) return false
  if (numberAndTitle.test(text)) return isCentred || isStrong
  return isCentred && isStrong && isOnNewPage && /\p{L}/u.test(text)
}

/** A short line that may be the title below a chapter's number. */
export function mayBeTitle({ text, isCentred, isStrong }: Shape): boolean {
  return text.length > 0 && text.length <= MOST_TITLE && (isCentred || isStrong)
}

export function isSceneBreak({ text }: Shape): boolean {
  return stars.test(text)
}

/** Three short lines and more. */
export function isVerse({ lines }: Shape): boolean {
  const full = lines.filter((line) => line !== '')
  return full.length >= 3 && full.every((line) => line.length <= MOST_VERSE_LINE)
}

/** The number that a chapter's own line says; null when it says none that we read. */
export function chapterNumberIn(text: string): number | null {
  const found = /\d{1,4}/.exec(text)?.[0]
  return found === undefined ? null : Number(found)
}
