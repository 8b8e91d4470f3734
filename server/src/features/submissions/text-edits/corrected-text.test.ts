import { textEditMessages } from '@panai/contract/manuscripts/edit-text'
import { getCorrectedText } from '@panai/contract/manuscripts/get-corrected-text'
import { listManuscriptChecks, type ManuscriptCheck } from '@panai/contract/manuscripts/manuscript-checks'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { documentTypes, submissionMessages } from '@panai/contract/submissions/submission-rules'
import { submitManuscript } from '@panai/contract/submissions/submissions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fullOfFindings, inBamini, tidy } from '../../../../../demo/src/manuscripts/manuscripts.ts'
import { aForm, type Part } from '../../../../test/a-form.ts'
import { anAccount, sendJson, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { ask } from '../../../../test/ask.ts'
import { aManuscript, aPdf, aZip, docxParts } from '../../../../test/manuscripts.ts'
import { readCorrectedText } from '../../../../test/read-corrected-text.ts'
import { aStaffMember } from '../../../../test/staff-member.ts'
import { until } from '../../../../test/until.ts'

let app: TestApplication
let own: Record<string, string>
beforeAll(async () => {
  app = await startTestApplication()
  own = await signInAs(app.db, await anAccount(app.db, { name: 'மு. செல்வி' }))
})
afterAll(() => app.stop())

function send(address: string, parts: Part[]) {
  const { body, type } = aForm(...parts)
  return ask(app.origin, address, { method: 'POST', headers: { 'content-type': type, ...own }, body })
}

async function handIn(bookPdf: Uint8Array): Promise<number> {
  const answer = await send('/api/submit', await aManuscript({ bookPdf, title: 'கிணற்றில் வானம்' }))
  return submitManuscript.output.parse(answer.json()).data.submission.id
}

const handInNext = (id: number, value: Uint8Array) =>
  send(`/api/author/submissions/${id}/versions`, [
    { name: 'bookPdf', value: Buffer.from(value), file: 'next.docx' },
  ])

/** As soon as the newest version is read with all that was changed. */
async function current(id: number): Promise<ManuscriptCheck> {
  let found: ManuscriptCheck | undefined
  await until('it is read', async () => {
    const answer = await ask(app.origin, `/api/author/submissions/${id}/checks`, { headers: own })
    found = listManuscriptChecks.output.parse(answer.json()).data.checks[0]
    return found?.is_current === true
  })
  if (!found) throw new Error('there is no check')
  return found
}

const edit = (id: number, make: TextEdit[], version = 1) =>
  sendJson(app.origin, 'POST', `/api/author/submissions/${id}/text-edits`, { version, make }, own)
const corrected = (id: number, who: Record<string, string> = own) =>
  ask(app.origin, getCorrectedText.path.replace('{id}', String(id)), { headers: who })

/** Everything that can be mended with one press. */
const offered = ({ report }: ManuscriptCheck): TextEdit[] =>
  report?.findings.flatMap(({ offers }) => offers) ?? []

test('an author downloads the text as mended, hands it in as the next version, and its check says nothing of what was mended', async () => {
  const id = await handIn(await fullOfFindings())
  const before = await current(id)
  const guesses = before.report?.guesses ?? []
  expect(guesses.length).toBeGreaterThan(0)
  const answered = guesses.map(({ at, anchor, use }) => ({ kind: 'paragraph', at, anchor, use }) as const)
  const make = [...offered(before), ...answered]
  await edit(id, make)
  const mended = await current(id)

  const file = await corrected(id)
  expect(file.headers).toMatchObject({
    'content-type': documentTypes.docx,
    'content-length': String(file.body.length),
    'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''.*corrected.*\.docx$/),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect((await handInNext(id, file.body)).status).toBe(200)
  const next = await current(id)
  expect(next.version).toBe(2)
  expect(next.report?.guesses).toEqual([])
  expect(offered(next)).toEqual([])
  const kinds = ({ report }: ManuscriptCheck) => report?.findings.map(({ meaning }) => meaning) ?? []
  // Traces of the work on the file, what was left out of it and what stood on every page are not in it any more.
  const said = new Set(kinds(mended))
  expect(kinds(next).filter((meaning) => !said.has(meaning))).toEqual([])
  expect([next.report?.words, next.report?.chapters, next.report?.pictures, next.report?.footnotes]).toEqual([
    ...[mended.report?.words, mended.report?.chapters, mended.report?.pictures, mended.report?.footnotes],
  ])
  // What was changed goes on to it, and the file says that it holds all of it.
  expect(next.edits).toHaveLength(make.length)
  expect(next.edits.map(({ result }) => [result?.count, result?.is_in_file])).toEqual(
    make.map(() => [0, true]),
  )
})

test('a line that was left out is left out of the corrected text, and others that begin so stay in it', async () => {
  const id = await handIn(await tidy({ chapters: 2, paragraphs: 12 }))
  await current(id)
  const sent = await readCorrectedText(await tidy({ chapters: 2, paragraphs: 12 }))
  const blocks = sent.book.sections.flatMap((section) => section.blocks)
  const first = blocks.find((block) => block.kind === 'paragraph')
  const twins = blocks.filter((block) => sent.anchorOf(block.at) === sent.anchorOf(first?.at ?? 0))
  expect(twins.length).toBeGreaterThan(1)
  const [gone] = twins
  await edit(id, [
    { kind: 'paragraph', at: gone?.at ?? 0, anchor: sent.anchorOf(gone?.at ?? 0), use: 'leftOut' },
  ])
  const { report } = await current(id)
  const file = await corrected(id)
  await handInNext(id, file.body)
  expect((await current(id)).report?.words).toBe(report?.words)
})

test('an editor has it too, whatever the language of the file; a stranger, a visitor and a clerk have not', async () => {
  const id = await handIn(await inBamini())
  await edit(id, offered(await current(id)))
  await current(id)
  const editor = await aStaffMember(app, 'editor', 'Anbu')
  const file = await corrected(id, editor.headers)
  expect(file.status).toBe(200)
  const { book, old } = await readCorrectedText(file.body)
  expect(old).toEqual([])
  expect(book.sections.map(({ title }) => title)).toEqual(['அத்தியாயம் 1', 'அத்தியாயம் 2', 'அத்தியாயம் 3'])
  const stranger = await signInAs(app.db, await anAccount(app.db))
  const clerk = await signInAs(app.db, await anAccount(app.db, { role: 'accounts' }))
  const refused = await corrected(id, stranger)
  expect([refused.status, refused.json()]).toMatchObject([404, { message: submissionMessages.notFound }])
  expect((await corrected(id, {})).status).toBe(401)
  expect((await corrected(id, clerk)).status).toBe(403)
})

test('there is none of a PDF, of a file that can’t be read, and while the text is read again', async () => {
  const printed = await handIn(await aPdf())
  const empty = await handIn(
    aZip({ ...docxParts(), 'word/document.xml': Buffer.from('<w:document><w:body/></w:document>') }),
  )
  for (const id of [printed, empty]) {
    await current(id)
    expect((await corrected(id)).status).toBe(404)
  }
  const id = await handIn(await tidy({ chapters: 1 }))
  await current(id)
  await app.db
    .updateTable('submission_versions')
    .set({ text_revision: 7 })
    .where('submission_id', '=', id)
    .execute()
  expect((await corrected(id)).status).toBe(404)
})

test('where it can’t be made it says that the fault is ours, in the language of the page', async () => {
  const id = await handIn(await tidy({ chapters: 1 }))
  await current(id)
  const { manuscript_key: key } = await app.db
    .selectFrom('submissions')
    .select('manuscript_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await app.storage.put(key ?? '', Buffer.from('no zip any more'))
  const answer = await corrected(id, { ...own, 'accept-language': 'en' })
  expect([answer.status, answer.json()]).toMatchObject([409, { message: textEditMessages.noFile }])
})
