import { getInterior, type Interior } from '@panai/contract/manuscripts/interiors'
import { submitManuscript } from '@panai/contract/submissions/submissions'
import { tidy } from '../../demo/src/manuscripts/manuscripts.ts'
import { aForm } from './a-form.ts'
import type { TestApplication } from './an-application.ts'
import { ask } from './ask.ts'
import { aManuscript } from './manuscripts.ts'
import { until } from './until.ts'

type Server = Pick<TestApplication, 'origin'>
type Headers = Record<string, string>

/** Hands in a Word file that can be set. @returns its number. */
export async function handInWord(
  server: Server,
  who: Headers,
  chapters: Parameters<typeof tidy>[0] = { chapters: 3, paragraphs: 4 },
): Promise<number> {
  return handInFile(server, who, await tidy(chapters))
}

/** @returns its number. */
export async function handInFile({ origin }: Server, who: Headers, bookPdf: Uint8Array): Promise<number> {
  const parts = await aManuscript({ bookPdf, title: 'கிணற்றில் வானம்' })
  const { body, type } = aForm(...parts)
  const headers = { 'content-type': type, ...who }
  const answer = await ask(origin, '/api/submit', { method: 'POST', headers, body })
  return submitManuscript.output.parse(answer.json()).data.submission.id
}

export async function interiorOf({ origin }: Server, who: Headers, id: number): Promise<Interior> {
  const answer = await ask(origin, `/api/author/submissions/${id}/interior`, { headers: who })
  return getInterior.output.parse(answer.json()).data.interior
}

/** @param reached what is waited for @param what it is called */
export async function interiorThat(
  server: Server,
  { who, id }: { who: Headers; id: number },
  what: string,
  reached: (interior: Interior) => boolean,
): Promise<Interior> {
  let found = await interiorOf(server, who, id)
  await until(what, async () => {
    found = await interiorOf(server, who, id)
    return reached(found)
  })
  return found
}
