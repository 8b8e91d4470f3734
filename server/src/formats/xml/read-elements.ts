import { TextDecoder } from 'node:util'
import { SaxesParser, type SaxesTagPlain } from 'saxes'

export type Attributes = Readonly<Record<string, string>>
export type ElementEvents = {
  open(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
  end?(): void
}

/** Those in which a name of ours can't look like something else. */
const encodings = /^(?:utf-?8|utf-?16|us-ascii|iso-8859-\d+|windows-125\d)$/i

/** What is wrong with XML itself. */
export class BrokenXml extends Error {}

/** Takes XML piece by piece. @throws BrokenXml at a fault, a document type, or a code that we don't know. */
export type ElementReader = { write(piece: Uint8Array): void; close(): void }

/**
 * Reports XML by local names, since writers choose their own prefixes. Nothing after a fault is reported. `position`: how many characters it
 * has read, up to the end of the tag that it tells of.
 */
export function readElements(events: ElementEvents): ElementReader & { position(): number } {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let decoder: TextDecoder | undefined
  parser.on('error', (error) => {
    throw new BrokenXml(error.message)
  })
  parser.on('doctype', () => {
    throw new BrokenXml('a document type')
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !encodings.test(encoding)) throw new BrokenXml(`the code ${encoding}`)
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    events.open(localName(name), localNames(attributes))
  })
  parser.on('closetag', ({ name }: SaxesTagPlain) => events.close?.(localName(name)))
  parser.on('text', (text) => events.text?.(text))
  parser.on('cdata', (text) => events.text?.(text))
  return {
    write(piece) {
      decoder ??= new TextDecoder(codeOf(piece))
      parser.write(decoder.decode(piece, { stream: true }))
    },
    close() {
      parser.write(decoder?.decode() ?? '').close()
      events.end?.()
    },
    position: () => parser.position,
  }
}

/** By its first bytes, as readers of XML do. */
export function codeOf(piece: Uint8Array): string {
  const [first, second] = piece
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : 'utf-8'
}

/** Whether a part that nobody says anything of may be XML. */
export function beginsAsXml(piece: Uint8Array): boolean {
  const beginning = new TextDecoder(codeOf(piece)).decode(piece.subarray(0, 256))
  return beginning.trimStart().startsWith('<')
}

/** Most elements of .xlsx have no prefixed attribute, all of .ods have, and a sheet has millions of elements. */
function localNames(attributes: Attributes): Attributes {
  for (const key in attributes) if (key.includes(':')) return withLocalNames(attributes)
  return attributes
}

function withLocalNames(attributes: Attributes): Attributes {
  const local: Record<string, string> = {}
  for (const key in attributes) local[localName(key)] = attributes[key] ?? ''
  return local
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
