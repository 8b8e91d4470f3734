import { type Attributes, readElements } from '../formats/xml/read-elements.ts'
import { listZip, openZip, readZipEntry } from '../formats/zip/read-zip.ts'

const limits = { parts: 5_000, bytes: 300 * 1024 * 1024, ratio: 200 } as const
const DOCUMENT = 'word/document.xml'
const EMU_PER_INCH = 914_400

/** A picture where it stands in the text, and how wide it is printed there. */
export type PlacedPicture = { part: string; widthInches: number }
export type WordParts = {
  /** The font of each style, its own or that of the style it is based on; `''`: of what has no style. */
  fontOfStyle: ReadonlyMap<string, string>
  trackedChanges: number
  /** In the order of the text. */
  pictures: readonly PlacedPicture[]
  /** Of a picture. */
  readPart(part: string): Promise<Buffer>
}

/** What a Word file says beside its text. Take `readPart` before `use` ends: the file is closed then. */
export async function withWordParts<Result>(
  path: string,
  use: (parts: WordParts) => Promise<Result>,
): Promise<Result> {
  const zip = await openZip(path)
  try {
    const entries = await listZip(zip, limits)
    const pieces = (part: string) => {
      const entry = entries.get(part)
      return entry && readZipEntry(zip, entry)
    }
    const targets = await readTargets(pieces('word/_rels/document.xml.rels'))
    const { pictures, trackedChanges } = await readBody(pieces(DOCUMENT), targets)
    const fontOfStyle = await readFonts(pieces('word/styles.xml'))
    return await use({
      fontOfStyle,
      trackedChanges,
      pictures,
      async readPart(part) {
        const found: Buffer[] = []
        for await (const piece of pieces(part) ?? []) found.push(piece)
        return Buffer.concat(found)
      },
    })
  } finally {
    zip.close()
  }
}

type Pieces = AsyncIterable<Buffer> | undefined
type Events = { open(name: string, attributes: Attributes): void; close?(name: string): void }

async function readPart(pieces: Pieces, events: Events): Promise<void> {
  if (!pieces) return
  const reader = readElements(events)
  for await (const piece of pieces) reader.write(piece)
  reader.close()
}

async function readTargets(pieces: Pieces): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  await readPart(pieces, {
    open(name, { Id = '', Target = '', TargetMode = '' }) {
      if (name === 'Relationship' && TargetMode !== 'External')
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `word/${Target}`)
    },
  })
  return targets
}

async function readBody(pieces: Pieces, targets: ReadonlyMap<string, string>) {
  const pictures: PlacedPicture[] = []
  let trackedChanges = 0
  let widthInches = 0
  await readPart(pieces, {
    open(name, { cx, embed }) {
      if (name === 'ins' || name === 'del') trackedChanges += 1
      if (name === 'extent') widthInches = Number(cx) / EMU_PER_INCH
      const part = name === 'blip' && embed !== undefined ? targets.get(embed) : undefined
      if (part !== undefined) pictures.push({ part, widthInches })
    },
  })
  return { pictures, trackedChanges }
}

async function readFonts(pieces: Pieces): Promise<Map<string, string>> {
  const own = new Map<string, { font?: string; basedOn?: string }>()
  let style = ''
  let isDefault = false
  await readPart(pieces, {
    open(name, { styleId, ascii, val, type, default: standard }) {
      if (name === 'style') {
        style = styleId ?? ''
        own.set(style, {})
        isDefault = type === 'paragraph' && (standard === '1' || standard === 'true')
      }
      if (name === 'docDefaults') style = ''
      if (name === 'basedOn' && val !== undefined) own.set(style, { ...own.get(style), basedOn: val })
      if (name !== 'rFonts' || ascii === undefined) return
      own.set(style, { ...own.get(style), font: ascii })
      if (isDefault) own.set('', { font: ascii })
    },
  })
  const fonts = new Map<string, string>()
  for (const id of own.keys()) {
    const seen = new Set<string>()
    for (let at: string | undefined = id; at !== undefined && !seen.has(at); at = own.get(at)?.basedOn) {
      seen.add(at)
      const font = own.get(at)?.font
      if (font === undefined) continue
      fonts.set(id, font)
      break
    }
  }
  return fonts
}
