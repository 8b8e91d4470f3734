import { getCoverFile, getCoverFront } from '@panai/contract/manuscripts/covers'
import { getInterior, type Interior } from '@panai/contract/manuscripts/interiors'
import { submitManuscript } from '@panai/contract/submissions/submissions'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidy } from '../../../../../demo/src/manuscripts/manuscripts.ts'
import { aForm } from '../../../../test/a-form.ts'
import { aPhoto } from '../../../../test/a-photo.ts'
import { anAccount, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { type Answer, ask } from '../../../../test/ask.ts'
import { aBook } from '../../../../test/builders.ts'
import { aManuscript } from '../../../../test/manuscripts.ts'
import { aStaffMember } from '../../../../test/staff-member.ts'
import { until } from '../../../../test/until.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { sweepUnattached } from '../../../files/unattached-files.ts'
import { forgetSubmissions } from '../forget-submissions.ts'

let app: TestApplication
let own: Record<string, string>
beforeAll(async () => {
  app = await startTestApplication()
  own = await signInAs(app.db, await anAccount(app.db))
})
afterAll(() => app.stop())

async function handIn(given: Parameters<typeof aManuscript>[0] = {}, who = own): Promise<number> {
  const { body, type } = aForm(
    ...(await aManuscript({ bookPdf: await tidy({ chapters: 1 }), title: 'கிணற்றில் வானம்', ...given })),
  )
  const headers = { 'content-type': type, ...who }
  const answer = await ask(app.origin, '/api/submit', { method: 'POST', headers, body })
  return submitManuscript.output.parse(answer.json()).data.submission.id
}

async function coverOf(id: number, who = own): Promise<Interior['cover']> {
  const answer = await ask(app.origin, `/api/author/submissions/${id}/interior`, { headers: who })
  return getInterior.output.parse(answer.json()).data.interior.cover
}

async function made(id: number, who = own): Promise<Interior['cover']> {
  let found: Interior['cover'] | undefined
  await until('the cover is made', async () => {
    found = await coverOf(id, who)
    return found.state === 'made' && !found.is_outdated
  })
  if (!found) throw new Error('there is no cover')
  return found
}

const fileOf = (id: number, which: 'file' | 'front', who = own): Promise<Answer> =>
  ask(app.origin, `/api/author/submissions/${id}/cover/${which}`, { headers: who })

test('a manuscript whose pages are set has a cover: for its author and an editor, as a file for the press and as a picture', async () => {
  const bookCover = await aPhoto({ width: 1_690, height: 2_630, format: 'jpeg' })
  const id = await handIn({ bookCover, about_book: 'ஒரு கிணற்றின் கதை' })
  const cover = await made(id)
  const answer = await ask(app.origin, `/api/author/submissions/${id}/interior`, { headers: own })
  const { sizes, trim_size } = getInterior.output.parse(answer.json()).data.interior
  expect(cover).toMatchObject({
    ...{ trim_size, pages: sizes.find((one) => one.trim_size === trim_size)?.pages, front: 'picture' },
  })
  expect(cover.findings.map(({ kind }) => kind)).toEqual(['no_portrait', 'no_isbn', 'spine_blank'])
  const file = await fileOf(id, 'file')
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(cover.bytes),
    'content-disposition': expect.stringMatching(/^attachment; .*\.pdf$/),
    'x-content-type-options': 'nosniff',
  })
  expect((await getDocumentProxy(new Uint8Array(file.body))).numPages).toBe(1)
  const front = await fileOf(id, 'front')
  expect(front.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(front.body.length),
    'content-disposition': expect.stringMatching(/^attachment; .*\.jpg$/),
  })
  expect((await sharp(front.body).metadata()).format).toBe('jpeg')
  const editor = await aStaffMember(app, 'editor', 'Anbu')
  expect((await editor.calls(getInterior, { id })).data.interior.cover).toEqual(cover)
  expect((await fileOf(id, 'file', editor.headers)).body.equals(file.body)).toBe(true)
  expect((await fileOf(id, 'front', editor.headers)).body.equals(front.body)).toBe(true)
  const archive = unzipSync((await app.get('/api/author/export', own)).body)
  expect(file.body.equals(archive[`submissions/${id}/cover/1.pdf`] ?? new Uint8Array())).toBe(true)
  expect(front.body.equals(archive[`submissions/${id}/cover/1.jpg`] ?? new Uint8Array())).toBe(true)
})

test('nobody else has it, and who may read no manuscripts neither', async () => {
  const id = await handIn()
  await made(id)
  const stranger = await signInAs(app.db, await anAccount(app.db))
  const accountant = await aStaffMember(app, 'accounts', 'Mani')
  for (const { path } of [getCoverFile, getCoverFront]) {
    const address = path.replace('{id}', String(id))
    expect((await ask(app.origin, address, { headers: stranger })).status).toBe(404)
    expect((await ask(app.origin, address, { headers: accountant.headers })).status).toBe(403)
    expect((await ask(app.origin, address)).status).toBe(401)
  }
})

test('once the book has an ISBN the cover is outdated, and is made anew with its barcode in the place of the one before', async () => {
  const id = await handIn()
  expect((await made(id)).front).toBe('drawn')
  const version = sql`(select id from submission_versions where submission_id = ${id})`
  const keysOf = async () => {
    const { rows } = await sql<{ keys: string[] }>`
      select array[file_key, front_key] as keys from covers where version_id = ${version}`.execute(app.db)
    return rows[0]?.keys ?? []
  }
  const before = await keysOf()
  const book = await aBook(app.db, { isbn: '9788119000012', mrp_paise: 25_000 })
  await app.db.updateTable('submissions').set({ book_id: book.id }).where('id', '=', id).execute()
  expect(await coverOf(id)).toMatchObject({ state: 'made', is_outdated: true })
  expect((await fileOf(id, 'file')).status).toBe(200)
  // The next one that is handed in lets what is left be found.
  await handIn()
  expect((await made(id)).findings.map(({ kind }) => kind)).not.toContain('no_isbn')
  const pdf = await getDocumentProxy(new Uint8Array((await fileOf(id, 'file')).body))
  expect((await extractText(pdf, { mergePages: true })).text).toContain('MRP Rs. 250.00')
  await sql`update unattached_files set noted_at = now() - interval '2 hours'`.execute(app.db)
  await sweepUnattached(app.db, app.storage)
  const areThere = (keys: readonly string[]) => Promise.all(keys.map((key) => app.storage.exists(key)))
  expect([await areThere(before), await areThere(await keysOf())]).toEqual([
    [false, false],
    [true, true],
  ])
})

test('with an author who leaves both files go too', async () => {
  const account = await anAccount(app.db)
  const who = await signInAs(app.db, account)
  const id = await handIn({}, who)
  await made(id, who)
  const { file_key, front_key } = await app.db
    .selectFrom('submission_versions')
    .innerJoin('covers', 'covers.version_id', 'id')
    .select(['file_key', 'front_key'])
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow()
  const areThere = () => Promise.all([file_key, front_key].map((key) => app.storage.exists(key ?? '')))
  expect(await areThere()).toEqual([true, true])
  await inTransaction(app.db, (tx) => forgetSubmissions(tx, account.author_id ?? 0))
  await sql`update unattached_files set noted_at = now() - interval '2 hours'`.execute(app.db)
  await sweepUnattached(app.db, app.storage)
  expect(await areThere()).toEqual([false, false])
})
