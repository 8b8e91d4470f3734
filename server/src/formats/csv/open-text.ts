import { BrokenFile } from '../broken-file.ts'
import { byteCountOf, bytesOf, type FileBytes, firstBytes, type PackedBytes } from '../file-bytes.ts'
import type { Delimiter, RawRow, Sheet } from '../table.ts'
import { findEncoding } from './find-encoding.ts'
import { LineSplitter, type Quoting } from './line-splitter.ts'

const delimiters: readonly Delimiter[] = ['\t', ',', ';']
const LOOKED_AT_BYTES = 65_536
const LOOKED_AT_LINES = 30

/** A text file read with each delimiter: the one whose header is known is the right one. */
export async function openText(source: FileBytes | PackedBytes): Promise<Sheet[]> {
  const [bytes, encoding] = [await byteCountOf(source), await findEncoding(source)]
  const beginning = new TextDecoder(encoding).decode(await firstBytes(source, LOOKED_AT_BYTES))
  return delimiters.map((delimiter) => ({
    name: null,
    serialDates: null,
    fullLines: true,
    delimiter,
    bytes,
    async *rows(onRead?: (bytes: number) => void): AsyncGenerator<RawRow[]> {
      const decoder = new TextDecoder(encoding)
      const lines = new LineSplitter(delimiter, quotingOf(beginning, delimiter))
      for await (const piece of bytesOf(source)) {
        onRead?.(piece.byteLength)
        const text = decoder.decode(piece, { stream: true })
        if (text.includes('\0')) throw new BrokenFile('not_text')
        yield await lines.push(text)
      }
      yield await lines.push(decoder.decode())
      yield await lines.end()
    },
  }))
}

/** Tab text knows quoted cells only where a whole line among the first is quoted, cell by cell, as its header is then. */
function quotingOf(beginning: string, delimiter: Delimiter): Quoting {
  if (delimiter !== '\t') return 'cells'
  const first = beginning.split(/\r\n|\r|\n/, LOOKED_AT_LINES)
  return first.some((line) => /^"[^"]*"(?:\t"[^"]*")+$/.test(line)) ? 'cells' : 'ends'
}
