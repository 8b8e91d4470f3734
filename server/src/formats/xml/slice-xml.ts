import { TextDecoder } from 'node:util'
import { codeOf } from './read-elements.ts'

/** Whole elements that stand beside each other, between places that `readXml` tells of. */
export type XmlSlice = { from: number; to: number }

/** A slice of XML within an element `slice`, without a look at what stands before it. `onRead` is told how many characters were given. */
export async function* sliceXml(
  pieces: AsyncIterable<Uint8Array>,
  { from, to }: XmlSlice,
  onRead?: (characters: number) => void,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from('<slice>')
  let decoder: TextDecoder | undefined
  let at = 0
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(codeOf(piece))
    const text = decoder.decode(piece, { stream: true })
    const wanted = text.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += text.length
    if (wanted !== '') {
      onRead?.(wanted.length)
      yield Buffer.from(wanted)
    }
    if (at >= to) break
  }
  yield Buffer.from('</slice>')
}
