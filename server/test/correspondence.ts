import type { Database } from '../src/db/database.ts'
import { aForm, type Part } from './a-form.ts'
import type { TestApplication } from './an-application.ts'
import { type Answer, ask } from './ask.ts'
import { aPicture } from './builders.ts'

export type Headers = { authorization: string }

/** A submission of the author with its first step, as if it had been handed in. @returns its number. */
export async function aSubmissionOf(db: Database, authorId: number, title = 'பனை ஓலை'): Promise<number> {
  const { id } = await db
    .insertInto('submissions')
    .values({
      author_id: authorId,
      author_name: 'Meena Kandan',
      title,
      language: 'tamil',
      genres: ['fiction'],
      contributor_types: [],
      drive_link: 'https://drive.google.com/file/d/1AbC/view',
      cover_id: (await aPicture(db)).id,
      digest: '0'.repeat(64),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('submission_steps')
    .values({ submission_id: id, status: 'manuscript_submitted' })
    .execute()
  return id
}

type Given = {
  text?: string
  files?: { name: string; bytes: Uint8Array }[]
  seen?: number
  key?: string
}

/** Sends a message about a submission, as its author or as one of the company's people. */
export function write(
  app: TestApplication,
  side: 'author' | 'staff',
  id: number,
  who: Headers | undefined,
  { text, files = [], seen, key }: Given,
): Promise<Answer> {
  const parts: Part[] = [
    ...(text === undefined ? [] : [{ name: 'text', value: text }]),
    ...(seen === undefined ? [] : [{ name: 'seen', value: String(seen) }]),
    ...files.map(({ name, bytes }, at) => ({ name: `file_${at + 1}`, value: bytes, file: name })),
  ]
  const { body, type } = aForm(...parts)
  return ask(app.origin, `/api/${side}/submissions/${id}/messages`, {
    method: 'POST',
    headers: { 'content-type': type, ...who, ...(key && { 'idempotency-key': key }) },
    body,
  })
}
