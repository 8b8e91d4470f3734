import { readFile } from 'node:fs/promises'
import { MOST_PAGES_LOOKED_AT } from '@panai/contract/manuscripts/manuscript-checks'
import { BrokenPdf, HeavyPdf } from '../../formats/pdf/broken-pdf.ts'
import { Pdf } from '../../formats/pdf/pdf.ts'
import { encodings } from '../../old-tamil/encodings/encodings.ts'
import { countUnread, toUnicode } from '../../old-tamil/to-unicode.ts'
import type { Checked } from '../check/check-manuscript.ts'
import { minutesToRead } from '../check/reading.ts'
import { reportOf } from '../check/report-of.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { findPages, type PdfPage } from './find-pages.ts'
import { Fonts } from './fonts.ts'
import { lookAtPage, OutOfTime } from './look-at-page.ts'
import { findInPages, onPages } from './page-findings.ts'
import type { PageLook } from './page-look.ts'
import { type OldText, readTexts, type Texts } from './read-texts.ts'

/** What the looking and the reading may each take; the process is ended after a minute. */
const LOOKING_MS = 20_000
const READING_MS = 20_000
const EXCERPT = 600
const MOST_NAME = 100

/** Reads a PDF as a file for the press, and says what is to be mended. What fails in a way that nobody foresaw can't be read. */
export async function checkPdf(path: string): Promise<Checked> {
  try {
    const bytes = await readFile(path)
    const pdf = new Pdf(bytes)
    if (pdf.isEncrypted) return { problem: 'pdf_locked' }
    const pages = findPages(pdf)
    if (pages.length === 0) return { problem: 'pdf_broken' }
    const looks = lookAtPages(pdf, pages.slice(0, MOST_PAGES_LOOKED_AT))
    const texts = await readTexts(bytes, looks.length, performance.now() + READING_MS)
    const figures = {
      pages: pages.length,
      words: texts.words,
      minutes: minutesToRead(texts.words),
      pictures: looks.reduce((sum, look) => sum + (look?.pictures ?? 0), 0),
      footnotes: 0,
      chapters: [],
      languages: texts.languages,
    }
    return {
      report: reportOf(figures, [
        ...texts.old.map(toFinding),
        ...findInPages(looks, pages.length),
        ...findInText(texts),
      ]),
    }
  } catch (error) {
    if (error instanceof HeavyPdf) return { problem: 'pdf_heavy' }
    if (error instanceof Error && error.name === 'PasswordException') return { problem: 'pdf_locked' }
    return { problem: 'pdf_broken' }
  }
}

function lookAtPages(pdf: Pdf, pages: readonly PdfPage[]): (PageLook | null)[] {
  const until = performance.now() + LOOKING_MS
  const fonts = new Fonts(pdf)
  return pages.map((page) => {
    if (performance.now() > until) return null
    try {
      return lookAtPage(pdf, fonts, page, until)
    } catch (error) {
      // The other pages can be read.
      if (error instanceof OutOfTime || error instanceof BrokenPdf) return null
      throw error
    }
  })
}

function toFinding({ old, font, text, pages }: OldText): Finding {
  if (old.encoding === null)
    return finding(
      'stops',
      'pdf_old_font_unread',
      { font: (font ?? old.family).slice(0, MOST_NAME) },
      { pages },
    )
  const before = text.slice(0, EXCERPT)
  const encoding = encodings[old.encoding]
  const facts = { font: old.family, unread: countUnread(before, encoding) }
  return finding('stops', 'pdf_old_font', facts, { pages, before, after: toUnicode(before, encoding) })
}

function findInText({ words, unread }: Texts): Finding[] {
  return [
    ...(words === 0 && unread.length === 0 ? [finding('mend', 'no_letters', {})] : []),
    ...onPages(unread, 'information', 'unread_letters', {}),
  ]
}
