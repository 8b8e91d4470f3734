import { submitManuscript } from '@panai/contract/submissions/submissions'
import type pg from 'pg'
import sharp from 'sharp'
import { tidy } from '../../demo/src/manuscripts/manuscripts.ts'
import { aForm } from '../../server/test/a-form.ts'
import { aManuscript } from '../../server/test/manuscripts.ts'
import { size } from './size.ts'
import type { RunningServer } from './start-server.ts'

const PHOTOS = size(20, 2)

export type Step = {
  step: 'check' | 'interior' | 'ebook' | 'cover'
  begun: Date
  ended: Date | null
  sizes: string[]
  reason: string | null
}

/** A Word file in Tamil of about 300 pages in 5.5 × 8.5 in, with 20 photos. */
export async function aTamilBook(): Promise<Buffer> {
  const photos = await Promise.all(Array.from({ length: PHOTOS }, aNoisyPhoto))
  return tidy({ chapters: size(30, 2), paragraphs: size(49, 4), photos })
}

/** Six million dots of which no two are alike, in about 300 kB: a telephone's, as it was sent on. */
function aNoisyPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#888', noise } })
    .blur(3)
    .jpeg({ quality: 60 })
    .toBuffer()
}

/** @returns the id of the submission. */
export async function handIn(
  { url }: RunningServer,
  authorization: string,
  bookPdf: Buffer,
): Promise<number> {
  const { body, type } = aForm(...(await aManuscript({ bookPdf })))
  const headers = { 'content-type': type, authorization }
  const answer = await fetch(`${url}/api/submit`, { method: 'POST', headers, body: new Uint8Array(body) })
  return submitManuscript.output.parse(await answer.json()).data.submission.id
}

/** What is done or has begun to make a book of it. */
export async function stepsOf(db: pg.Client, submission: number): Promise<Step[]> {
  const { rows } = await db.query<Step>(
    `select step, begun_at as begun, ended_at as ended, sizes, reason
     from book_steps join submission_versions on submission_versions.id = version_id
     where submission_id = $1`,
    [submission],
  )
  return rows
}

export const secondsOf = ({ begun, ended }: Step): number =>
  ((ended?.getTime() ?? Number.NaN) - begun.getTime()) / 1000
