import type { Language, TrimSize } from '@panai/contract/language/vocabulary'
import { type Extent, trims } from '@panai/contract/manuscripts/book-making'
import { INDENT, textAreas, typeOfScript } from '@panai/contract/manuscripts/text-area'

/** A page of text: millimetres; the type in points; distances within the text in ems. */
export type PageLayout = Extent & {
  inside: number
  outside: number
  top: number
  bottom: number
  type: number
  leading: number
  indent: number
}

export const isLatin = (language: Language): boolean => language === 'en' || language === 'de'

export function pageLayout(size: TrimSize, language: Language, inside: number): PageLayout {
  const { smaller, leading } = typeOfScript[isLatin(language) ? 'latin' : 'indian']
  const area = textAreas[size]
  return { ...trims[size], ...area, inside, type: area.type - smaller, leading, indent: INDENT }
}

export function textWidth({ width, inside, outside }: PageLayout): number {
  return width - inside - outside
}

export function textHeight({ height, top, bottom }: PageLayout): number {
  return height - top - bottom
}
