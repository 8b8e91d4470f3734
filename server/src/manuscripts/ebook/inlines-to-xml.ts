import type { Language } from '@panai/contract/language/vocabulary'
import { type Xml, xml } from '../../formats/xml/xml.ts'
import { plainText } from '../plain-text.ts'
import type { Notes } from './notes.ts'
import { worded } from './page.ts'
import { type Placed, pageBreak } from './page-breaks.ts'

export type Around = {
  /** Of the book. */
  language: Language
  /** null: a mark of a footnote has no place here. */
  notes: Notes | null
  writer: Writer
}

/** What is written otherwise in an e-book than on a page of the site. */
export type Writer = {
  mark: (number: number) => Xml
  /** Of a link, beside where it leads. */
  linkAttributes: Xml | null
  tableAttributes: Xml | null
}

export function inlinesToXml(inlines: readonly Placed[], around: Around): Xml {
  return xml`${inlines.map((inline) => inlineToXml(inline, around))}`
}

function inlineToXml(inline: Placed, { language, notes, writer }: Around): Xml | null {
  if ('page' in inline) return pageBreak(inline.page)
  if ('lineBreak' in inline) return xml`<br/>`
  if ('footnote' in inline) {
    const number = notes?.mark(inline.footnote) ?? null
    return number === null ? null : writer.mark(number)
  }
  const text = plainText(inline.text)
  if (text === '') return null
  let written = worded(text, language)
  if (inline.smallCaps) written = xml`<span class="small-caps">${written}</span>`
  if (inline.underlined) written = xml`<u>${written}</u>`
  if (inline.struck) written = xml`<s>${written}</s>`
  if (inline.position === 'superscript') written = xml`<sup>${written}</sup>`
  if (inline.position === 'subscript') written = xml`<sub>${written}</sub>`
  if (inline.emphasis) written = xml`<em>${written}</em>`
  if (inline.strong) written = xml`<strong>${written}</strong>`
  const address = inline.href === null ? null : webAddress(inline.href)
  return address === null ? written : xml`<a href="${address}"${writer.linkAttributes}>${written}</a>`
}

/** Of a place in the web or of a mailbox; null: nothing that a reader could go to. */
function webAddress(href: string): string | null {
  const address = URL.parse(href)
  return address && ['http:', 'https:', 'mailto:'].includes(address.protocol) ? address.href : null
}
