import { BrokenFile } from '../broken-file.ts'
import { MOST_ELEMENT_CHARS, MOST_LEVELS } from '../limits.ts'
import { type Attributes, readElements } from './read-elements.ts'

/** `at`: how many characters stand before what follows the tag. */
export type XmlEvents = {
  open?(name: string, attributes: Attributes, at: number): void
  text?(text: string): void
  close?(name: string, at: number): void
}

/**
 * Parses XML as it arrives. After each piece it waits for the caller, so no more than a piece is ahead. No document
 * types, so no entities that grow; no element without an end. @throws BrokenFile for one that is too long, or within too many others; Error
 * for any other fault.
 */
export async function* readXml(pieces: AsyncIterable<Uint8Array>, events: XmlEvents): AsyncGenerator<void> {
  let [sinceTag, level] = [0, 0]
  const reader = readElements({
    open(name, attributes) {
      sinceTag = 0
      level += 1
      if (level > MOST_LEVELS) throw new BrokenFile('bomb', { found: `${level} levels` })
      events.open?.(name, attributes, reader.position())
    },
    text: (text) => events.text?.(text),
    close(name) {
      sinceTag = 0
      level -= 1
      events.close?.(name, reader.position())
    },
  })
  for await (const piece of pieces) {
    sinceTag += piece.byteLength
    reader.write(piece)
    if (sinceTag > MOST_ELEMENT_CHARS) throw new BrokenFile('text_too_long')
    yield
  }
  reader.close()
}

/** Reads it to the end. */
export async function readWholeXml(pieces: AsyncIterable<Uint8Array>, events: XmlEvents): Promise<void> {
  for await (const _ of readXml(pieces, events));
}
