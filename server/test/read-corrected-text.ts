import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { type EditedText, readText } from '../src/manuscripts/read-text.ts'
import { withWordPackage } from '../src/manuscripts/word/with-word-package.ts'
import { type KeptPicture, keptPictures } from '../src/manuscripts/word-file/kept-pictures.ts'

/** A Word file with what was changed in it, and its pictures. */
export async function readCorrectedText(
  bytes: Uint8Array,
  edits: readonly TextEdit[] = [],
): Promise<EditedText & { kept: Map<number, KeptPicture> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-word-'))
  try {
    const file = path.join(folder, 'file')
    await writeFile(file, bytes)
    return await withWordPackage(file, async (word) => {
      const text = await readText(word, edits)
      return { ...text, kept: await keptPictures(word, text.pictures) }
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
