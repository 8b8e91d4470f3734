import path from 'node:path'
import { BrokenFile } from '../../formats/broken-file.ts'
import { BrokenXml, type ElementEvents, readElements } from '../../formats/xml/read-elements.ts'
import { listZip, openZip, readZipEntry } from '../../formats/zip/read-zip.ts'

const limits = { parts: 5_000, bytes: 300 * 1024 * 1024, ratio: 200 } as const

/** `kind`: the last word of its type's address, as “footnotes”. `target`: a part, or an address outside where `isOutside`. */
export type Relation = { id: string; kind: string; target: string; isOutside: boolean }

export type WordPackage = {
  /** The part with the text, whatever it is called. */
  main: string
  /** What a part leads to. */
  relationsOf(part: string): Promise<readonly Relation[]>
  /** Nothing where the part is not there. @throws BrokenFile when it is no XML. */
  readXml(part: string, events: ElementEvents): Promise<void>
  /** Nothing where the part is not there. */
  readBytes(part: string): Promise<Buffer>
}

/** Opens a Word file for as long as `use` takes. Nothing outside of it is read. @throws BrokenFile. */
export async function withWordPackage<Result>(
  file: string,
  use: (word: WordPackage) => Promise<Result>,
): Promise<Result> {
  const zip = await openZip(file).catch(brokenBy)
  try {
    const entries = await listZip(zip, limits).catch(brokenBy)
    // Names of parts are the same in any case.
    const named = new Map([...entries].map(([name, entry]) => [name.toLowerCase(), entry]))
    const pieces = (part: string) => {
      const entry = named.get(part.toLowerCase())
      return entry && unbroken(readZipEntry(zip, entry))
    }
    async function readXml(part: string, events: ElementEvents): Promise<void> {
      const found = pieces(part)
      if (!found) return
      const reader = readElements(events)
      try {
        for await (const piece of found) reader.write(piece)
        reader.close()
      } catch (error) {
        if (error instanceof BrokenXml) brokenBy(error)
        throw error
      }
    }
    async function relationsOf(part: string): Promise<Relation[]> {
      const { dir, base } = path.posix.parse(part)
      const relations: Relation[] = []
      await readXml(path.posix.join(dir, '_rels', `${base}.rels`), {
        open(name, { Id: id = '', Type = '', Target = '', TargetMode }) {
          if (name !== 'Relationship') return
          const kind = Type.slice(Type.lastIndexOf('/') + 1)
          const isOutside = TargetMode === 'External'
          relations.push({ id, kind, isOutside, target: isOutside ? Target : within(dir, Target) })
        },
      })
      return relations
    }
    const main = (await relationsOf('')).find(({ kind }) => kind === 'officeDocument')?.target
    if (main === undefined || !named.has(main.toLowerCase()))
      throw new BrokenFile('damaged', { found: 'no text' })
    return await use({
      main,
      relationsOf,
      readXml,
      async readBytes(part) {
        const found: Buffer[] = []
        for await (const piece of pieces(part) ?? []) found.push(piece)
        return Buffer.concat(found)
      },
    })
  } finally {
    zip.close()
  }
}

/** Whatever the library of zips or of XML has against a file. That the system could not read it is no fault of the file. */
function brokenBy(error: unknown): never {
  if (error instanceof Error && 'syscall' in error) throw error
  throw error instanceof BrokenFile ? error : new BrokenFile('damaged', { found: String(error) })
}

async function* unbroken(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces
  } catch (error) {
    brokenBy(error)
  }
}

function within(folder: string, target: string): string {
  return path.posix.join('/', target.startsWith('/') ? '' : folder, target).slice(1)
}
