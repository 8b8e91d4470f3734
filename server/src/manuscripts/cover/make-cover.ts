import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { frontWithBleed, trims } from '@panai/contract/manuscripts/book-making'
import type { CoverFinding } from '@panai/contract/manuscripts/covers'
import sharp from 'sharp'
import { readCover } from '../ebook/ebook-pictures.ts'
import { createMeasure } from '../interior/create-measure.ts'
import { loadFonts } from '../interior/fonts.ts'
import { houseWords } from '../interior/interior-words.ts'
import { PORTRAIT_FILE } from './cover-back.ts'
import { coverData, FRONT_FILE, frontData } from './cover-data.ts'
import { ORNAMENT } from './cover-front.ts'
import { readCoverPictures } from './cover-pictures.ts'
import type { CoverRecord } from './cover-record.ts'
import { boxesOf } from './cover-sheet.ts'
import { drawOrnament } from './draw-ornament.ts'
import { drawingOf } from './palette.ts'
import { withPageBoxes } from './with-page-boxes.ts'

/** As many dots as shops ask for of the longer side. */
const LONGEST_FRONT = 2_560
const QUALITY = 88

export type MadeCover = {
  /** For the press. */
  pdf: Buffer
  /** The front as a JPEG, for e-books and shops. */
  front: Buffer
  isDrawn: boolean
  findings: CoverFinding[]
}

type Pictures = {
  /** Of the cover, as a file in the form in which we keep pictures; what can't be read counts as none. */
  file: string
  portrait: Buffer | null
}

/** Makes the cover of a book: the same record and pictures make the same bytes. */
export async function makeCover(record: CoverRecord, { file, portrait }: Pictures): Promise<MadeCover> {
  const pictures = await readCoverPictures(file, portrait, record.size)
  const drawing = drawingOf(`${record.title} ${record.author}`)
  const palette = pictures.front?.palette ?? drawing.palette
  const fonts = await loadFonts(JSON.stringify([record, houseWords(record.language).publisher]))
  const measure = createMeasure(fonts)
  const template = await readFile(path.join(import.meta.dirname, 'cover.typ'), 'utf8')
  const compiler = NodeCompiler.create({
    workspace: process.cwd(),
    fontArgs: [{ fontBlobs: fonts.map(({ bytes }) => bytes) }],
  })
  const ornament = drawOrnament(drawing.ornament, frontWithBleed(trims[record.size]), palette)
  const parts = [
    { name: FRONT_FILE, bytes: pictures.front?.jpeg },
    { name: PORTRAIT_FILE, bytes: pictures.portrait },
    { name: ORNAMENT, bytes: Buffer.from(ornament) },
  ]
  for (const { name, bytes } of parts) if (bytes) compiler.mapShadow(path.resolve(name), bytes)
  const compile = (data: object) => {
    const compiled = compiler.compile({ mainFileContent: template, inputs: { cover: JSON.stringify(data) } })
    if (compiled.result) return compiled.result
    throw new Error(`not set: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`)
  }

  const isPicture = pictures.front !== null
  const hasPortrait = pictures.portrait !== null
  const { sheet, data, findings } = coverData({ record, palette, isPicture, hasPortrait, measure })
  const pdf = withPageBoxes(compiler.pdf(compile(data), {}), boxesOf(sheet))
  const front = isPicture
    ? (await readCover(await readFile(file))).bytes
    : await toJpeg(compiler.plainSvg(compile(frontData({ record, palette, measure }))))
  return { pdf, front, isDrawn: !isPicture, findings: [...pictures.findings, ...findings] }
}

const svgReader = { operation: ['VipsForeignLoadSvg'] }

/** Of our own drawing alone: a picture from outside is never read as SVG. */
async function toJpeg(svg: string): Promise<Buffer> {
  sharp.unblock(svgReader)
  try {
    const drawing = Buffer.from(svg)
    const { height } = await sharp(drawing).metadata()
    return await sharp(drawing, { density: (72 * LONGEST_FRONT) / height })
      .resize({ width: LONGEST_FRONT, height: LONGEST_FRONT, fit: 'inside' })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer()
  } finally {
    sharp.block(svgReader)
  }
}
