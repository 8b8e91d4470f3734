import { languageOfLetters } from '@panai/contract/language/script-language'
import { BLEED, frontWithBleed } from '@panai/contract/manuscripts/book-making'
import type { CoverFinding } from '@panai/contract/manuscripts/covers'
import type { Measure } from '../interior/create-measure.ts'
import { families } from '../interior/fonts.ts'
import { houseWords } from '../interior/interior-words.ts'
import { plainText } from '../plain-text.ts'
import { backOf, findingOf } from './cover-back.ts'
import { drawnFront } from './cover-front.ts'
import type { CoverItem } from './cover-lines-at.ts'
import type { CoverRecord } from './cover-record.ts'
import { type CoverSheet, coverSheetOf, cutMarks, MARGIN } from './cover-sheet.ts'
import { fitSpine } from './fit-spine.ts'
import { POINTS_PER_MM } from './fit-text.ts'
import type { Palette } from './palette.ts'

export const FRONT_FILE = 'front.jpg'
/** The words of the spine begin and end so far inside the trim. */
const SPINE_INSIDE = 12
/** From the middle of the letters down to their baseline, in ems. */
const HALF_LETTER = 0.3

type Parts = {
  record: CoverRecord
  palette: Palette
  /** Whether the front is the author's picture; else the house draws it. */
  isPicture: boolean
  hasPortrait: boolean
  measure: Measure
}

/** The whole sheet as data for the template, and what there was no room for. */
export function coverData({ record, palette, isPicture, hasPortrait, measure }: Parts) {
  const sheet = coverSheetOf(record.size, record.pages)
  const { media, front, top, trim } = sheet
  const drawn = isPicture ? null : drawnFront({ record, palette, trim, measure }, front, top)
  const back = backOf({ record, sheet, palette, hasPortrait, measure })
  const spine = spineOf(record, sheet, palette, measure)
  const items: CoverItem[] = [
    {
      kind: 'rect',
      ...{ x: MARGIN - BLEED, y: MARGIN - BLEED, colour: palette.ground },
      ...{ width: media.width - 2 * (MARGIN - BLEED), height: media.height - 2 * (MARGIN - BLEED) },
    },
    ...(drawn?.items ?? [
      {
        kind: 'image' as const,
        ...{ x: front, y: top - BLEED, ...frontWithBleed(trim) },
        ...{ file: FRONT_FILE, description: record.title },
      },
    ]),
    ...back.items,
    ...spine.items,
    ...cutMarks(sheet),
  ]
  return {
    sheet,
    data: { ...namesOf(record), media, items },
    findings: [...back.findings, ...spine.findings, ...(drawn?.isTitleCut ? [findingOf('title_cut')] : [])],
  }
}

/** The drawn front by itself, without its bleed. */
export function frontData({ record, palette, measure }: Omit<Parts, 'isPicture' | 'hasPortrait'>) {
  const { trim } = coverSheetOf(record.size, record.pages)
  const ground: CoverItem = { kind: 'rect', x: 0, y: 0, ...trim, colour: palette.ground }
  const { items } = drawnFront({ record, palette, trim, measure }, 0, 0)
  return { ...namesOf(record), media: trim, items: [ground, ...items] }
}

function namesOf({ title, author, language }: CoverRecord) {
  return { title: plainText(title), author: plainText(author), language, fonts: families }
}

function spineOf(
  record: CoverRecord,
  { spine, fold, top, trim }: CoverSheet,
  palette: Palette,
  measure: Measure,
) {
  const length = trim.height - 2 * SPINE_INSIDE
  const set = fitSpine({
    title: plainText(record.title),
    author: plainText(record.author),
    publisher: houseWords(record.language).publisher,
    ...{ pages: record.pages, width: spine, length, measure },
  })
  const findings: CoverFinding[] = []
  if (set === null) findings.push(findingOf('spine_blank'))
  else if (set.isCut) findings.push(findingOf('spine_cut'))
  const items = (set?.words ?? []).map(
    ({ text, isTitle, from }): CoverItem => ({
      kind: 'text',
      x: fold + spine / 2 - ((set?.size ?? 0) * HALF_LETTER) / POINTS_PER_MM,
      y: top + SPINE_INSIDE + from,
      ...{ width: length, align: 'left', size: set?.size ?? 0, isBold: isTitle, colour: palette.ink },
      ...{ text, language: languageOfLetters(text), isTurned: true },
    }),
  )
  return { items, findings }
}
