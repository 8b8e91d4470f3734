import { createHash } from 'node:crypto'
import { getProofChanges, listEarlierPages } from '@panai/contract/submissions/proof-changes'
import { type Proof, sumOfInside } from '@panai/contract/submissions/proofs'
import { uploadVersion } from '@panai/contract/submissions/submissions'
import { listProofComments } from '@panai/contract/threads/proof-comments'
import { strFromU8, strToU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidy } from '../../../../../demo/src/manuscripts/manuscripts.ts'
import { aForm } from '../../../../test/a-form.ts'
import { aSubmission } from '../../../../test/a-submission.ts'
import { type AccountRow, anAccount, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { ask } from '../../../../test/ask.ts'
import { makeProofReady } from '../../../../test/make-proof-ready.ts'
import { aPdf, aZip } from '../../../../test/manuscripts.ts'
import { aStaffMember } from '../../../../test/staff-member.ts'
import { handInFile, interiorThat } from '../../../../test/word-manuscripts.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { keepEarlierPages } from './keep-earlier-pages.ts'

let app: TestApplication
let writer: AccountRow
let own: Record<string, string>
beforeAll(async () => {
  app = await startTestApplication()
  writer = await anAccount(app.db, { name: 'மு. செல்வி' })
  own = await signInAs(app.db, writer)
})
afterAll(() => app.stop())

/** One chapter of three paragraphs, as it was or with other words in it. */
async function aBook(words: (xml: string) => string = (xml) => xml): Promise<Buffer> {
  const parts = unzipSync(await tidy({ chapters: 1, paragraphs: 3 }))
  const name = 'word/document.xml'
  return aZip({ ...parts, [name]: strToU8(words(strFromU8(parts[name] ?? new Uint8Array()))) })
}
/** A word is another, and a paragraph is new. */
const mended = () =>
  aBook((xml) =>
    xml
      .replace('வற்றிய கிணறு', 'ஆழமான கிணறு')
      .replace(/(?<=தெரியவில்லை\.<\/w:t><\/w:r><\/w:p>)/, '<w:p><w:r><w:t>இது புதிய பத்தி.</w:t></w:r></w:p>'),
  )

async function proofOf(id: number, version: number): Promise<Proof> {
  const { proof } = await interiorThat(app, { who: own, id }, `version ${version} is set`, (interior) => {
    return interior.version === version && interior.proof.state === 'ready'
  })
  return proof
}

async function takeVersion(id: number, file: Uint8Array): Promise<void> {
  const { body, type } = aForm({ name: 'bookPdf', value: file, file: 'new.docx' })
  const headers = { 'content-type': type, ...own }
  const sent = await ask(app.origin, `/api/author/submissions/${id}/versions`, {
    method: 'POST',
    headers,
    body,
  })
  uploadVersion.output.parse(sent.json())
}

const of = (id: number, more: string) => `/api/author/submissions/${id}/proof/${more}`
const read = (id: number, more: string, headers: Record<string, string> = own) =>
  app.get(of(id, more), headers)
const earlierOf = async (id: number) => listEarlierPages.output.parse((await read(id, 'earlier')).json()).data
const changesOf = async (id: number, since: string) =>
  getProofChanges.output.parse((await read(id, `changes?since=${since}`)).json()).data
const commentsOf = async (id: number) =>
  listProofComments.output.parse((await read(id, 'comments')).json()).data.comments
const comment = (id: number, sha256: string, place: object) =>
  app.post(of(id, 'comments'), { sha256, x: 500, y: 500, text: 'இங்கே', ...place }, own)

test('what changed since earlier pages is listed, the earlier ones can be had, and comments go along', async () => {
  const id = await handInFile(app, own, await aBook())
  const first = await proofOf(id, 1)
  const before = sumOfInside(first) ?? ''
  expect(await earlierOf(id)).toEqual({ earlier: [] })
  expect((await read(id, `changes?since=${before}`)).status).toBe(404)
  // The text begins on the page that the chapter opens.
  const { rows } = await sql<{ page: number }>`
    select page from page_texts join submission_versions as version on version.id = version_id
    where submission_id = ${id} and parts::text like '%வற்றிய%'`.execute(app.db)
  const page = rows[0]?.page ?? 0
  for (const place of [
    { page, letters_before: 10 },
    { page, letters_before: 990 },
    { page, x: null, y: null, letters_before: null },
  ])
    expect((await comment(id, before, place)).status).toBe(200)

  await takeVersion(id, await mended())
  const now = sumOfInside(await proofOf(id, 2)) ?? ''
  const { earlier } = await earlierOf(id)
  expect(earlier).toMatchObject([{ sha256: before, version: 1, comments: 3, has_text: true }])
  const { sha256, changes, more } = await changesOf(id, before)
  expect([sha256, more]).toEqual([now, 0])
  const said = (kind: 'gone' | 'new') =>
    changes?.flatMap(({ runs }) => runs.filter((run) => run.kind === kind).map(({ text }) => text)).join(' ')
  expect(said('gone')).toContain('வற்றிய')
  expect(said('new')).toContain('ஆழமான')
  expect(said('new')).toContain('இது புதிய பத்தி.')
  expect(said('gone')).not.toContain('கதை')
  expect(changes?.[0]).toMatchObject({ before: { first: page }, now: { first: page }, in_note: false })

  const carried = (await commentsOf(id)).map((one) => one.carried)
  expect(carried).toContainEqual({ sha256: now, page, letters_before: expect.any(Number), is_there: true })
  expect(carried).toContainEqual({ sha256: now, page, letters_before: null, is_there: true })
  expect(carried.filter((one) => one?.is_there)).toHaveLength(3)

  const file = await ask(app.origin, of(id, `earlier/${before}/file`), { headers: own })
  expect(createHash('sha256').update(file.body).digest('hex')).toBe(before)
  expect((await read(id, `earlier/${now}/file`)).status).toBe(404)
  expect((await read(id, 'changes?since=x')).status).toBe(422)

  const stranger = await signInAs(app.db, await anAccount(app.db))
  const editor = await aStaffMember(app, 'editor', 'Devi')
  const accountant = await aStaffMember(app, 'accounts', 'Kala')
  for (const more of ['earlier', `earlier/${before}/file`, `changes?since=${before}`]) {
    const asked = [own, editor.headers, stranger, accountant.headers, {}].map((who) => read(id, more, who))
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 404, 403, 401])
  }

  // Of pages of before their text was kept nothing is known.
  await sql`delete from page_texts where version_id in (
    select id from submission_versions where submission_id = ${id} and number = 1)`.execute(app.db)
  expect((await earlierOf(id)).earlier).toMatchObject([{ sha256: before, has_text: false }])
  expect(await changesOf(id, before)).toEqual({ sha256: now, changes: null, more: 0 })
})

/** Pages that nobody has set take the place of those that there are, and go in turn. @returns the sum of those that are gone. */
async function replacePages(id: number): Promise<string> {
  await makeProofReady(app.db, id)
  const { rows } = await sql<{ version: number; sha256: string }>`
    select version_id as version, file_sha256 as sha256 from interiors join submission_versions on id = version_id
    where submission_id = ${id}`.execute(app.db)
  const [{ version, sha256 } = { version: 0, sha256: '' }] = rows
  await sql`insert into page_texts (version_id, page, parts) values (${version}, 1, '[]')`.execute(app.db)
  return sha256
}
const takeAway = async (id: number) => {
  const { rows } = await sql<{ version: number }>`
    select id as version from submission_versions where submission_id = ${id}`.execute(app.db)
  await inTransaction(app.db, (tx) => keepEarlierPages(tx, rows[0]?.version ?? 0))
}
const sweptFiles = async () => (await app.db.selectFrom('unattached_files').select('key').execute()).length

test('pages that others take the place of stay where somebody has something to do with them; the last always do', async () => {
  const { id } = await aSubmission(app.db, { author_id: writer.author_id ?? 0, status: 'in_review' })
  const sums: string[] = []
  const before = await sweptFiles()
  for (const what of ['nothing', 'comment', 'sent', 'nothing', 'nothing']) {
    sums.push(await replacePages(id))
    if (what === 'comment') await comment(id, sums.at(-1) ?? '', { page: 1, letters_before: 500 })
    if (what === 'sent')
      await sql`
        insert into proof_requests (submission_id, due_on) values (${id}, india_today() + 7)`.execute(app.db)
    await takeAway(id)
  }
  const { rows } = await sql<{ sha256: string; pages: number }>`
    select file_sha256 as sha256, jsonb_array_length(page_texts) as pages
    from earlier_interiors join submission_versions on id = version_id
    where submission_id = ${id} order by replaced_at`.execute(app.db)
  expect(rows).toEqual([sums[1], sums[2], sums[4]].map((sha256) => ({ sha256, pages: 1 })))
  expect((await sweptFiles()) - before).toBe(2)
})

test('pages that two versions have alike are listed once', async () => {
  const { id } = await aSubmission(app.db, { author_id: writer.author_id ?? 0, status: 'in_review' })
  const sum = await replacePages(id)
  await comment(id, sum, { page: 1, letters_before: 500 })
  for (const number of [2, 3]) {
    await app.db
      .insertInto('submission_versions')
      .values({ submission_id: id, number, drive_link: 'https://drive.google.com/file/d/1AbC/view' })
      .execute()
    await makeProofReady(app.db, id)
  }
  await sql`
    update interiors set file_sha256 = ${sum} from submission_versions as version
    where version.id = version_id and submission_id = ${id} and number = 2`.execute(app.db)
  expect((await earlierOf(id)).earlier).toMatchObject([{ sha256: sum, comments: 1, has_text: true }])
})

test('an author takes earlier pages along', async () => {
  const leaving = await signInAs(app.db, await anAccount(app.db))
  const id = await handInFile(app, leaving, await aPdf())
  const sum = await replacePages(id)
  const { rows } = await sql<{ kind: string; key: string }>`
    select 'earlier' as kind, file_key as key from interiors where file_sha256 = ${sum}
    union all select 'cover', file_key from covers join submission_versions on id = version_id where submission_id = ${id}
    union all select 'front', front_key from covers join submission_versions on id = version_id where submission_id = ${id}
    union all select 'ebook', file_key from ebooks join submission_versions on id = version_id where submission_id = ${id}`.execute(
    app.db,
  )
  for (const { kind, key } of rows) await app.storage.put(key, kind)
  await takeAway(id)
  const archive = unzipSync((await app.get('/api/author/export', leaving)).body)
  const { versions } = JSON.parse(strFromU8(archive[`submissions/${id}/versions.json`] ?? new Uint8Array()))
  expect(versions[0].printed_before).toMatchObject([{ sha256: sum }])
  const file = archive[`submissions/${id}/printed/1 ${sum.slice(0, 8)}.pdf`]
  expect(strFromU8(file ?? new Uint8Array())).toBe('earlier')
})
