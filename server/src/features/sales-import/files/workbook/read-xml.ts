import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { MOST_ELEMENT_CHARS } from '../limits.ts'
import { broken } from '../problems.ts'

export type Attributes = Readonly<Record<string, string>>

export type XmlEvents = {
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

/**
 * Reads XML as it comes and tells of it by local names, since writers choose their own prefixes. After each piece it waits for
 * whoever asked, so no more than a piece is ahead. No document types, so no entities that grow; no element without an end.
 */
export async function* readXml(pieces: AsyncIterable<Uint8Array>, events: XmlEvents): AsyncGenerator<void> {
  const decoder = new TextDecoder('utf-8')
  const parser = new SaxesParser({ xmlns: false, position: false })
  let sinceTag = 0
  parser.on('error', (error) => {
    throw broken('damaged', { found: error.message })
  })
  parser.on('doctype', () => {
    throw broken('damaged', { found: 'a document type' })
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    sinceTag = 0
    events.open?.(localName(name), attributes)
  })
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    sinceTag = 0
    events.close?.(localName(name))
  })
  parser.on('text', (text) => events.text?.(text))
  parser.on('cdata', (text) => events.text?.(text))
  for await (const piece of pieces) {
    sinceTag += piece.byteLength
    parser.write(decoder.decode(piece, { stream: true }))
    if (sinceTag > MOST_ELEMENT_CHARS) throw broken('text_too_long')
    yield
  }
  parser.write(decoder.decode()).close()
}

/** Reads it to the end. */
export async function readWholeXml(pieces: AsyncIterable<Uint8Array>, events: XmlEvents): Promise<void> {
  for await (const _ of readXml(pieces, events));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
