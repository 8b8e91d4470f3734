import { asBrokenFile, BrokenFile } from '../broken-file.ts'
import { firstBytes } from '../file-bytes.ts'
import { MOST_SHEETS } from '../limits.ts'
import type { Sheet } from '../table.ts'
import type { Attributes } from '../xml/read-elements.ts'
import { readWholeXml } from '../xml/read-xml.ts'
import { sliceXml, type XmlSlice } from '../xml/slice-xml.ts'
import type { ZipParts } from '../zip/list-zip-parts.ts'
import { readOdsSheet } from './read-ods-sheet.ts'

const MANIFEST_BYTES = 1024 * 1024

/**
 * The sheets of an OpenDocument spreadsheet in their order, hidden ones included. All stand in one part, which is read once to find them.
 * @throws BrokenFile
 */
export async function openOds(parts: ZipParts): Promise<Sheet[]> {
  if (await isEncrypted(parts)) throw new BrokenFile('password_protected')
  const content = parts.get('content.xml')
  if (!content) throw new BrokenFile('damaged', { found: 'no content.xml' })
  const tables = new Tables()
  try {
    await readWholeXml(content.pieces(), tables)
  } catch (error) {
    throw asBrokenFile(error)
  }
  return tables.found.map(({ name, from, to }) => ({
    name,
    serialDates: null,
    fullLines: false,
    delimiter: null,
    bytes: to - from,
    async *rows(onRead) {
      try {
        yield* readOdsSheet(sliceXml(content.pieces(), { from, to }, onRead), name)
      } catch (error) {
        throw asBrokenFile(error)
      }
    },
  }))
}

/** The list of parts says of each whether it is; a whole workbook that is has a part of its own. */
async function isEncrypted(parts: ZipParts): Promise<boolean> {
  const manifest = parts.get('META-INF/manifest.xml')
  if (!manifest) return false
  const text = Buffer.from(await firstBytes(manifest, MANIFEST_BYTES)).toString('latin1')
  return parts.has('encrypted-package') || /<(?:[\w-]+:)?encryption-data\b/.test(text)
}

type Table = XmlSlice & { name: string }

/** Where each sheet stands. What is kept of other files that are asked for values is no sheet, though it is a table too. */
class Tables {
  readonly found: Table[] = []
  #path: string[] = []
  #table: (Table & { level: number; isOfOtherFile: boolean }) | null = null

  open = (name: string, attributes: Attributes, at: number): void => {
    this.#path.push(name)
    if (this.#table !== null) {
      this.#table.isOfOtherFile ||= name === 'table-source' && this.#path.length === this.#table.level + 1
      return
    }
    if (name !== 'table' || this.#path.at(-2) !== 'spreadsheet') return
    this.#table = {
      name: attributes.name ?? '',
      from: at,
      to: at,
      level: this.#path.length,
      isOfOtherFile: false,
    }
  }

  close = (_: string, at: number): void => {
    const level = this.#path.length
    this.#path.pop()
    if (this.#table === null) return
    if (level > this.#table.level) {
      this.#table.to = at
      return
    }
    const { name, from, to, isOfOtherFile } = this.#table
    this.#table = null
    if (isOfOtherFile) return
    this.found.push({ name, from, to })
    if (this.found.length > MOST_SHEETS)
      throw new BrokenFile('bomb', { found: `${this.found.length} sheets` })
  }
}
