import { withPageBreaks } from '@panai/server/manuscripts/word-file/styles'
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'

const madeAt = '2026-01-01T00:00:00Z'
/** The archive writes local time; these are its own earliest days, in any zone. */
const packedAt = new Date(1980, 0, 2)

/**
 * The packed document, the same on every day and machine, with what its library has no option for: margins that mirror on left
 * and right pages, styles that begin a page, and runs marked as written in a complex script.
 */
export function settle(packed: Uint8Array): Uint8Array {
  const parts = unzipSync(packed)
  const settled: Zippable = {}
  for (const name of Object.keys(parts).sort()) {
    const bytes = parts[name] ?? new Uint8Array()
    const rewrite = rewrites[name] ?? (name.endsWith('.xml') ? markComplexScript : undefined)
    settled[name] = [rewrite ? strToU8(rewrite(strFromU8(bytes))) : bytes, { mtime: packedAt, level: 9 }]
  }
  return zipSync(settled)
}

const rewrites: Record<string, (xml: string) => string> = {
  'docProps/core.xml': (xml) =>
    xml.replace(/(<dcterms:(created|modified)[^>]*>)[^<]*/g, (_, tag: string) => tag + madeAt),
  // A field that is marked as out of date makes the word processor ask a question at every opening.
  'word/document.xml': (xml) => markComplexScript(renumberBookmarks(xml.replaceAll(' w:dirty="true"', ''))),
  'word/settings.xml': (xml) => replaceOnce(xml, /(?=<w:defaultTabStop)/, '<w:mirrorMargins/>'),
  'word/styles.xml': withPageBreaks,
}

const tamilRun = '<w:r><w:rPr><w:rFonts w:hint="cs"/><w:lang w:bidi="ta-IN"/></w:rPr>'

function markComplexScript(xml: string): string {
  return xml
    .replace(/<w:r>(?=<w:t[^>]*>\p{Script=Tamil})/gu, tamilRun)
    .replace(/(<w:rFonts w:hint="cs"\/>.*?)(<w:lang )/g, '$1<w:cs/>$2')
}

/** The library counts on from one document to the next. */
function renumberBookmarks(xml: string): string {
  const numbers = new Map<string, number>()
  const numbered = (old: string) => numbers.get(old) ?? numbers.set(old, numbers.size + 1).size
  return xml
    .replace(/_Toc(\d+)/g, (_, old: string) => `_Toc${numbered(old)}`)
    .replace(
      /(<w:bookmark(?:Start|End)[^>]*w:id=")(\d+)/g,
      (_, tag: string, old: string) => tag + numbered(old),
    )
}

function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`${pattern} is not in the document`)
  return text.replace(pattern, replacement)
}
