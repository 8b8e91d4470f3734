import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import type { ToldFinding } from './findings.ts'
import { reachesOutside } from './outside-parts.ts'

const MOST_ENTRIES = 5_000
const MOST_BYTES = 300 * 1024 * 1024
/** Text that repeats itself a lot is made a hundredth of its size by the best; what is smaller was made to burst. */
const MOST_RATIO = 200
const MOST_XML_BYTES = 2 * 1024 * 1024

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const macros = /macroEnabled|vbaProject|vbaData|activeX/i

/** A DOCX is a zip whose list of contents names a Word document without macros. Every part is unpacked, and thrown away. */
export async function inspectDocx(path: string): Promise<ToldFinding> {
  const { size } = await stat(path)
  const zip = await openZip(path)
  try {
    const parts = await measure(zip, size)
    if (!parts || !isWord(parts)) return { problem: 'type' }
    return reachesOutside(parts.relations) ? { problem: 'active' } : { kind: 'docx', pages: null }
  } finally {
    zip.close()
  }
}

type Parts = { names: Set<string>; contents: string; relations: string }

/** Reads every entry through. @returns null when it is larger than any manuscript, in what it says or in what it is. */
async function measure(zip: ZipFile, fileSize: number): Promise<Parts | null> {
  const parts: Parts = { names: new Set(), contents: '', relations: '' }
  let [packed, unpacked] = [0, 0]
  if (zip.entryCount > MOST_ENTRIES) return null
  for await (const entry of entriesOf(zip)) {
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
    // Entries that share their bytes with others are how a small file unpacks to a huge one.
    if (packed > fileSize || unpacked > MOST_BYTES || unpacked > fileSize * MOST_RATIO) return null
    if (parts.names.has(entry.fileName) || entry.isEncrypted()) return null
    parts.names.add(entry.fileName)
    const isXml = entry.fileName === '[Content_Types].xml' || entry.fileName.endsWith('.rels')
    const text = await readEntry(zip, entry, isXml)
    if (text === null) return null
    if (entry.fileName === '[Content_Types].xml') parts.contents = text
    else parts.relations += text
  }
  return parts
}

function isWord({ names, contents, relations }: Parts): boolean {
  const main = partOfType(contents, MAIN)
  const hasMacros =
    macros.test(contents) || macros.test(relations) || [...names].some((name) => macros.test(name))
  return main !== null && names.has(main.replace(/^\//, '')) && names.has('_rels/.rels') && !hasMacros
}

/** The part that the list of contents gives this type. The list is UTF-8 without a document type, as Word writes it, or nothing. */
function partOfType(contents: string, type: string): string | null {
  if (contents.includes('<!DOCTYPE')) return null
  const overrides = contents.match(/<(?:\w+:)?Override\b[^>]*>/g) ?? []
  const found = overrides.find((override) => override.includes(`"${type}"`) || override.includes(`'${type}'`))
  return /PartName\s*=\s*["']([^"']+)["']/.exec(found ?? '')?.[1] ?? null
}

/** Unpacks one entry and checks its sum. @returns its text when asked for, else nothing; null when the text is absurdly long. */
async function readEntry(zip: ZipFile, entry: Entry, asText: boolean): Promise<string | null> {
  if (entry.fileName.endsWith('/')) return ''
  if (asText && entry.uncompressedSize > MOST_XML_BYTES) return null
  const pieces: Buffer[] = []
  let sum = 0
  for await (const piece of (await streamOf(zip, entry)) as AsyncIterable<Buffer>) {
    sum = crc32(piece, sum)
    if (asText) pieces.push(piece)
  }
  if (sum !== entry.crc32) throw new Error('an entry is not what its sum says')
  return decodeReferences(Buffer.concat(pieces).toString('utf8'))
}

/** So that no name hides behind the number of a letter. */
function decodeReferences(xml: string): string {
  return xml.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) =>
    yauzl.open(path, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    ),
  )
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      zip
        .once('entry', resolve)
        .once('end', () => resolve(null))
        .once('error', reject)
      zip.readEntry()
    })
    zip.removeAllListeners()
    if (!entry) return
    yield entry
  }
}

function streamOf(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  )
}
