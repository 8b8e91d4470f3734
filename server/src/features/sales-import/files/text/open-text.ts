import { broken } from '../problems.ts'
import type { RawRow, Sheet } from '../raw-row.ts'
import { bytesOf, type SalesFileSource, sizeOf } from '../source.ts'
import { findEncoding } from './find-encoding.ts'
import { type Delimiter, LineSplitter } from './split-lines.ts'

const delimiters: readonly Delimiter[] = ['\t', ',', ';']

/** A text file read with each delimiter: the one whose header is known is the right one. */
export async function openText(source: SalesFileSource): Promise<Sheet[]> {
  const [bytes, encoding] = [await sizeOf(source), await findEncoding(source)]
  return delimiters.map((delimiter) => ({
    name: null,
    serialDates: null,
    fullLines: true,
    bytes,
    async *rows(onRead?: (bytes: number) => void): AsyncGenerator<RawRow[]> {
      const decoder = new TextDecoder(encoding)
      const lines = new LineSplitter(delimiter)
      for await (const piece of bytesOf(source)) {
        onRead?.(piece.byteLength)
        const text = decoder.decode(piece, { stream: true })
        if (text.includes('\0')) throw broken('not_text')
        yield lines.push(text)
      }
      yield [...lines.push(decoder.decode()), ...lines.end()]
    },
  }))
}
