import { MOST_SHEETS } from '../limits.ts'
import { BrokenSalesFile, broken } from '../problems.ts'
import type { Sheet } from '../raw-row.ts'
import { type SalesFileSource, sizeOf } from '../source.ts'
import { readSheet } from './read-sheet.ts'
import { readWholeXml } from './read-xml.ts'
import { readSharedStrings } from './shared-strings.ts'
import { openZip, type ZipParts } from './zip-parts.ts'

/** The sheets of an .xlsx workbook in their order, hidden ones included: KDP hides none, but people do. */
export async function openWorkbook(source: SalesFileSource): Promise<Sheet[]> {
  try {
    const parts = await openZip(source, await sizeOf(source))
    const main = await findTarget(parts, '_rels/.rels', '', /\/officeDocument$/)
    if (!main) throw broken('not_text')
    return await listSheets(parts, main)
  } catch (error) {
    throw asBroken(error)
  }
}

async function listSheets(parts: ZipParts, main: string): Promise<Sheet[]> {
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const relations = `${folder}_rels/${main.slice(folder.length)}.rels`
  const targets = await readTargets(parts, relations, folder)
  const { sheets, since1904 } = await readMain(parts, main)
  if (sheets.length > MOST_SHEETS) throw broken('bomb', { found: `${sheets.length} sheets` })
  const textsPart = [...targets.values()].find(({ type }) => /\/sharedStrings$/.test(type))?.path
  const shared = onDemand(async () => {
    const part = textsPart === undefined ? undefined : parts.get(textsPart)
    return part ? readSharedStrings(part.pieces()) : []
  })
  return sheets.map(({ name, id }) => {
    const part = parts.get(targets.get(id)?.path ?? '')
    if (!part) throw broken('damaged', { sheet: name })
    return {
      name,
      serialDates: since1904 ? '1904' : '1900',
      fullLines: false,
      bytes: part.bytes,
      async *rows(onRead) {
        try {
          yield* readSheet(counted(part.pieces(), onRead), { name, texts: await shared() })
        } catch (error) {
          throw asBroken(error)
        }
      },
    } satisfies Sheet
  })
}

async function readMain(parts: ZipParts, main: string) {
  const sheets: { name: string; id: string }[] = []
  let since1904 = false
  await readPart(parts, main, (name, attributes) => {
    if (name === 'sheet') sheets.push({ name: attributes.name ?? '', id: relationId(attributes) })
    if (name === 'workbookPr') since1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
  })
  return { sheets, since1904 }
}

/** `r:id` with whatever prefix the writer chose. */
function relationId(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
}

async function findTarget(parts: ZipParts, relations: string, folder: string, type: RegExp) {
  const targets = await readTargets(parts, relations, folder)
  return [...targets.values()].find((target) => type.test(target.type))?.path
}

async function readTargets(parts: ZipParts, relations: string, folder: string) {
  const targets = new Map<string, { type: string; path: string }>()
  await readPart(parts, relations, (name, { Id = '', Type = '', Target = '' }) => {
    if (name !== 'Relationship') return
    const path = Target.startsWith('/') ? Target.slice(1) : folder + Target
    targets.set(Id, { type: Type, path })
  })
  return targets
}

async function readPart(
  parts: ZipParts,
  path: string,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
): Promise<void> {
  const part = parts.get(path)
  if (!part) throw broken('not_text', { found: `no ${path}` })
  await readWholeXml(part.pieces(), { open })
}

async function* counted(pieces: AsyncIterable<Uint8Array>, onRead: ((bytes: number) => void) | undefined) {
  for await (const piece of pieces) {
    onRead?.(piece.byteLength)
    yield piece
  }
}

function onDemand<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => {
    made ??= make()
    return made
  }
}

/** What the zip's reader says of a file that was cut off or changed. Faults of ours stay what they are. */
function asBroken(error: unknown): unknown {
  if (error instanceof BrokenSalesFile || !(error instanceof Error) || error instanceof TypeError)
    return error
  const isDisk = 'syscall' in error
  return isDisk ? error : broken('damaged', { found: error.message })
}
