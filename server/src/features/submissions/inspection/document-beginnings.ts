/** What each kind of document begins with; a name says nothing. */
const beginnings = {
  zip: Buffer.from('PK\u0003\u0004'),
  compound: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
} as const

/** So far into a PDF its first line may stand (PDF 1.7, appendix H). */
export const HEAD_BYTES = 1_024

/** Lines that a web server or a mail program has put before it: a byte order mark among them, but nothing that a program could be. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no text has.
const beforePdf = /^[^\x01-\x08\x0b\x0e-\x1f\x7f]*?%PDF-/

const markup = /^[^<\w]*<(?:!doctype html|html|head|meta|style|body|table|div|p)\b/i
const asXml = /^[^<\w]*<\?xml\b/i
const wordsXml = /<pkg:package\b|<w:wordDocument\b|progid="Word\.Document"/

/** Files that Word and others open under a name of ours, by how they begin. */
export type OtherKind = 'rtf' | 'page' | 'flat' | 'odt' | 'epub' | 'pages'

const otherKinds: readonly [OtherKind, (text: string) => boolean][] = [
  ['rtf', (text) => /^[^<\w{]*\{\\rt/.test(text)],
  [
    'page',
    (text) =>
      markup.test(text) || (asXml.test(text) && /<html\b/i.test(text)) || /^MIME-Version:/i.test(text),
  ],
  ['flat', (text) => asXml.test(text) && wordsXml.test(text)],
  ['odt', (text) => firstPartOf(text).startsWith('mimetypeapplication/vnd.oasis.opendocument.text')],
  ['epub', (text) => firstPartOf(text).startsWith('mimetypeapplication/epub+zip')],
  ['pages', (text) => /^(?:Index\/|Index\.zip|index\.xml)/.test(firstPartOf(text))],
]

/** The name of the first part of a zip and, where it is not packed, what it holds. */
function firstPartOf(text: string): string {
  return text.startsWith('PK') ? text.slice(30) : ''
}

export function beginningOf(head: Buffer): 'pdf' | keyof typeof beginnings | null {
  const is = (beginning: Buffer) => head.subarray(0, beginning.length).equals(beginning)
  if (is(beginnings.zip)) return 'zip'
  if (is(beginnings.compound)) return 'compound'
  const text = head.subarray(0, HEAD_BYTES).toString('latin1')
  return beforePdf.test(text) && otherKindOf(head) === null ? 'pdf' : null
}

/** In a text of two bytes a letter every other one is nothing. */
export function otherKindOf(head: Buffer): OtherKind | null {
  const text = head.toString('latin1')
  const ofOneByte = text.startsWith('PK') ? text : text.replaceAll('\0', '')
  return otherKinds.find(([, is]) => is(ofOneByte))?.[0] ?? null
}
