import { writeFile } from 'node:fs/promises'
import type { CoverFinding } from '@panai/contract/manuscripts/covers'
import type { CoverRecord } from './cover-record.ts'
import { makeCover } from './make-cover.ts'

/** What is longer helps nobody who looks for the cause. */
const MOST_PROBLEM = 500

/** That the cover and its front are written, or why there is none. */
export type ReportedCover = { isDrawn: boolean; findings: CoverFinding[] } | { problem: string }

type Asked = {
  record: CoverRecord
  /** The author's picture in the form in which we keep pictures, as base64. */
  portrait: string | null
  output: { pdf: string; front: string }
}

/** @param file the picture of the cover. */
export async function tellCover(file: string, { record, portrait, output }: Asked): Promise<ReportedCover> {
  try {
    const face = portrait === null ? null : Buffer.from(portrait, 'base64')
    const { pdf, front, isDrawn, findings } = await makeCover(record, { file, portrait: face })
    await writeFile(output.pdf, pdf)
    await writeFile(output.front, front)
    return { isDrawn, findings }
  } catch (error) {
    return { problem: String(error).slice(0, MOST_PROBLEM) }
  }
}
