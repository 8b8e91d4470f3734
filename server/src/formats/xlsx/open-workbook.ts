import { asBrokenFile, BrokenFile } from '../broken-file.ts'
import { MOST_SHEETS } from '../limits.ts'
import type { Sheet } from '../table.ts'
import { readWholeXml } from '../xml/read-xml.ts'
import type { ZipParts } from '../zip/list-zip-parts.ts'
import { readSharedStrings } from './read-shared-strings.ts'
import { readSheet } from './read-sheet.ts'

/** The sheets of an .xlsx workbook in their order, hidden ones included: KDP hides none, but people do. @throws BrokenFile */
export async function openWorkbook(parts: ZipParts): Promise<Sheet[]> {
  try {
    const main = await findTarget(parts, '_rels/.rels', '', /\/officeDocument$/)
    if (!main) throw new BrokenFile('not_text')
    return await listSheets(parts, main)
  } catch (error) {
    throw asBrokenFile(error)
  }
}

async function listSheets(parts: ZipParts, main: string): Promise<Sheet[]> {
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const relations = `${folder}_rels/${main.slice(folder.length)}.rels`
  const targets = await readTargets(parts, relations, folder)
  const { sheets, since1904 } = await readMain(parts, main)
  if (sheets.length > MOST_SHEETS) throw new BrokenFile('bomb', { found: `${sheets.length} sheets` })
  const textsPart = [...targets.values()].find(({ type }) => /\/sharedStrings$/.test(type))?.path
  const shared = onDemand(async () => {
    const part = textsPart === undefined ? undefined : parts.get(textsPart)
    return part ? readSharedStrings(part.pieces()) : []
  })
  return sheets.map(({ name, id }) => {
    const part = parts.get(targets.get(id)?.path ?? '')
    if (!part) throw new BrokenFile('damaged', { sheet: name })
    return {
      name,
      serialDates: since1904 ? '1904' : '1900',
      fullLines: false,
      delimiter: null,
      bytes: part.bytes,
      async *rows(onRead) {
        try {
          yield* readSheet(counted(part.pieces(), onRead), { name, texts: await shared() })
        } catch (error) {
          throw asBrokenFile(error)
        }
      },
    } satisfies Sheet
  })
}

async function readMain(parts: ZipParts, main: string) {
  const sheets: { name: string; id: string }[] = []
  let since1904 = false
  await readPart(parts, main, (name, attributes) => {
    if (name === 'sheet') sheets.push({ name: attributes.name ?? '', id: attributes.id ?? '' })
    if (name === 'workbookPr') since1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
  })
  return { sheets, since1904 }
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
  if (!part) throw new BrokenFile('not_text', { found: `no ${path}` })
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
