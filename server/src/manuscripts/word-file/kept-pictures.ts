import sharp from 'sharp'
import type { WordPackage } from '../word/with-word-package.ts'
import type { WordPicture } from '../word/word-nodes.ts'

/** A picture as it was sent, and how large it stands in the text; 0: as wide as that. */
export type KeptPicture = {
  bytes: Buffer
  kind: PictureKind
  widthInches: number
  /** How many times as high as it is wide. */
  shape: number
}

/** What Word shows, by what each file of the kind begins with. */
export const pictureKinds = {
  png: { type: 'image/png', begins: /^89504e47/ },
  jpg: { type: 'image/jpeg', begins: /^ffd8ff/ },
  gif: { type: 'image/gif', begins: /^47494638/ },
  bmp: { type: 'image/bmp', begins: /^424d/ },
  tiff: { type: 'image/tiff', begins: /^(?:49492a00|4d4d002a)/ },
  wdp: { type: 'image/vnd.ms-photo', begins: /^4949bc01/ },
  emf: { type: 'image/x-emf', begins: /^01000000.{72}20454d46/ },
  wmf: { type: 'image/x-wmf', begins: /^(?:d7cdc69a|0[12]0009000003)/ },
  webp: { type: 'image/webp', begins: /^52494646.{8}57454250/ },
  svg: { type: 'image/svg+xml', begins: /^(?:efbbbf)?3c/ },
} as const
export type PictureKind = keyof typeof pictureKinds
const LONGEST_BEGINNING = 44

/** The pictures of a Word file by their numbers, from 1. What is not there, or is no picture, is left out. */
export async function keptPictures(
  word: Pick<WordPackage, 'readBytes'>,
  pictures: readonly WordPicture[],
): Promise<Map<number, KeptPicture>> {
  const kept = new Map<number, KeptPicture>()
  // One that is shown more than once is held once.
  const parts = new Map<string, Buffer>()
  for (const [at, { part, widthInches, heightInches }] of pictures.entries()) {
    const bytes = parts.get(part) ?? (await word.readBytes(part))
    parts.set(part, bytes)
    const kind = kindOf(bytes)
    if (kind === null) continue
    const drawn = widthInches > 0 && heightInches > 0 ? heightInches / widthInches : 1
    kept.set(at + 1, { bytes, kind, widthInches, shape: (await shapeOf(bytes)) ?? drawn })
  }
  return kept
}

function kindOf(bytes: Buffer): PictureKind | null {
  const beginning = bytes.subarray(0, LONGEST_BEGINNING).toString('hex')
  // The names are those of the table.
  for (const kind in pictureKinds)
    if (pictureKinds[kind as PictureKind].begins.test(beginning)) return kind as PictureKind
  return null
}

/** As it is printed: whole, and turned as the camera says. null: a drawing, or of a kind whose dots nobody counts. */
async function shapeOf(bytes: Buffer): Promise<number | null> {
  const { autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => ({ autoOrient: null }))
  return autoOrient?.width && autoOrient.height ? autoOrient.height / autoOrient.width : null
}
