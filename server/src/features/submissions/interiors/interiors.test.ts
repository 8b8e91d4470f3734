import { brand } from '@panai/contract/brand/brand'
import { trimSizes } from '@panai/contract/language/vocabulary'
import { spineWidth } from '@panai/contract/manuscripts/book-making'
import {
  getEbookFile,
  getInterior,
  getInteriorFile,
  type Interior,
  isUnderWay,
} from '@panai/contract/manuscripts/interiors'
import { printingCost, suggestedMrp } from '@panai/contract/royalties/royalty-calculator'
import { specifiedRates } from '@panai/contract/royalties/specified-rates'
import { submitManuscript, uploadVersion } from '@panai/contract/submissions/submissions'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fullOfFindings, tidy } from '../../../../../demo/src/manuscripts/manuscripts.ts'
import { aForm, type Part } from '../../../../test/a-form.ts'
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
  own = await signInAs(app.db, await anAccount(app.db, { name: 'மு. செல்வி' }))
})
afterAll(() => app.stop())

function send(address: string, parts: Part[], who = own) {
  const { body, type } = aForm(...parts)
  return ask(app.origin, address, { method: 'POST', headers: { 'content-type': type, ...who }, body })
}

async function handIn(bookPdf: Uint8Array, who = own): Promise<number> {
  const answer = await send('/api/submit', await aManuscript({ bookPdf, title: 'கிணற்றில் வானம்' }), who)
  return submitManuscript.output.parse(answer.json()).data.submission.id
}

async function interiorOf(id: number, who = own): Promise<Interior> {
  const answer = await ask(app.origin, `/api/author/submissions/${id}/interior`, { headers: who })
  return getInterior.output.parse(answer.json()).data.interior
}

async function reached(id: number, state: Interior['state'], who = own): Promise<Interior> {
  let found: Interior | undefined
  await until(`the interior is ${state}`, async () => {
    found = await interiorOf(id, who)
    return found.state === state
  })
  if (!found) throw new Error('there is no interior')
  return found
}

const fileOf = (id: number, who = own): Promise<Answer> =>
  ask(app.origin, `/api/author/submissions/${id}/interior/file`, { headers: who })

const ebookOf = (id: number, who = own): Promise<Answer> =>
  ask(app.origin, `/api/author/submissions/${id}/ebook/file`, { headers: who })

async function ebookIs(id: number, state: Interior['ebook']['state'], who = own): Promise<Interior['ebook']> {
  let found: Interior['ebook'] | undefined
  await until(`the e-book is ${state}`, async () => {
    found = (await interiorOf(id, who)).ebook
    return found.state === state
  })
  if (!found) throw new Error('there is no e-book')
  return found
}

test('a Word file without findings is set in every size: its author and an editor see pages and costs and have the file', async () => {
  const id = await handIn(await tidy({ chapters: 8, paragraphs: 30 }))
  const { sizes, version, bytes, trim_size: printed } = await reached(id, 'set')
  expect([version, printed]).toEqual([1, '5.5 X 8.5 in'])
  expect(sizes.map(({ trim_size }) => trim_size)).toEqual(trimSizes)
  for (const { trim_size: size, pages, spine_mm, copy } of sizes) {
    if (pages === null) throw new Error(`it is not set in ${size}`)
    expect(spine_mm).toBe(spineWidth(pages, 'B & W cream paper'))
    const book = { size, pages, binding: 'Soft Cover', interior: 'B & W cream paper' } as const
    expect(copy).toEqual({
      printing_cost: printingCost(specifiedRates, book) / 100,
      suggested_mrp: suggestedMrp(specifiedRates, book) / 100,
      royalty: 30,
    })
  }
  const file = await fileOf(id)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes),
    'content-disposition': expect.stringContaining('attachment'),
    'x-content-type-options': 'nosniff',
  })
  const pdf = await getDocumentProxy(new Uint8Array(file.body))
  expect(pdf.numPages).toBe(sizes.find(({ trim_size }) => trim_size === printed)?.pages)
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain(brand.email)
  const editor = await aStaffMember(app, 'editor', 'Anbu')
  await until('all of it is made', async () => !isUnderWay(await interiorOf(id)))
  expect((await editor.calls(getInterior, { id })).data.interior).toEqual(await interiorOf(id))
  expect((await fileOf(id, editor.headers)).body.equals(file.body)).toBe(true)
  const archive = unzipSync((await app.get('/api/author/export', own)).body)
  expect(file.body.equals(archive[`submissions/${id}/printed/1.pdf`] ?? new Uint8Array())).toBe(true)
})

test('nobody else reads its figures or has its file, and there is none before it is set', async () => {
  const id = await handIn(await fullOfFindings())
  expect(await reached(id, 'mend_first')).toEqual({
    ...{ version: 1, state: 'mend_first', sizes: [], trim_size: null, bytes: null },
    ...{ is_outdated: false, is_kept: false },
    proof: { state: 'none', sha256: null, files: [], failed: [], approvals: [] },
    ebook: { state: 'none', bytes: null, is_outdated: false },
    cover: expect.objectContaining({ state: 'none', bytes: null, findings: [] }),
    choice: expect.objectContaining({ from: 'usual', is_open: true }),
    steps: expect.arrayContaining([expect.objectContaining({ kind: 'interior', state: 'later' })]),
  })
  expect([(await fileOf(id)).status, (await ebookOf(id)).status]).toEqual([404, 404])
  const stranger = await signInAs(app.db, await anAccount(app.db))
  for (const { path } of [getInterior, getInteriorFile, getEbookFile]) {
    const address = path.replace('{id}', String(id))
    expect((await ask(app.origin, address, { headers: stranger })).status).toBe(404)
    expect((await ask(app.origin, address)).status).toBe(401)
  }
})

test('a mended version is set in its turn, once, and the file of the one before stays', async () => {
  const id = await handIn(await tidy({ chapters: 3 }))
  const first = await reached(id, 'set')
  await send(`/api/author/submissions/${id}/versions`, [
    { name: 'bookPdf', value: await tidy({ chapters: 9 }), file: 'new.docx' },
  ]).then((answer) => uploadVersion.output.parse(answer.json()))
  const second = await reached(id, 'set')
  expect(second.version).toBe(2)
  expect(second.sizes[0]?.pages).toBeGreaterThan(first.sizes[0]?.pages ?? 0)
  const { rows } = await sql<{ file_key: string }>`
    select file_key from interiors join submission_versions on id = version_id where submission_id = ${id}`.execute(
    app.db,
  )
  expect(rows).toHaveLength(2)
  for (const { file_key } of rows) expect(await app.storage.exists(file_key)).toBe(true)
})

test('a book that the catalogue has in a size is printed in that one', async () => {
  const id = await handIn(await fullOfFindings())
  await reached(id, 'mend_first')
  const book = await aBook(app.db, { trim_size: '6 X 9 in', isbn: '9788119000012' })
  await app.db.updateTable('submissions').set({ book_id: book.id }).where('id', '=', id).execute()
  await send(`/api/author/submissions/${id}/versions`, [
    { name: 'bookPdf', value: await tidy(), file: 'new.docx' },
  ])
  expect((await reached(id, 'set')).trim_size).toBe('6 X 9 in')
  const pdf = await getDocumentProxy(new Uint8Array((await fileOf(id)).body))
  expect((await extractText(pdf, { mergePages: true })).text).toContain('9788119000012')
})

test('with an author who leaves the files go too', async () => {
  const account = await anAccount(app.db)
  const who = await signInAs(app.db, account)
  const id = await handIn(await tidy(), who)
  await reached(id, 'set', who)
  await ebookIs(id, 'made', who)
  const { interior, ebook } = await app.db
    .selectFrom('submission_versions')
    .innerJoin('interiors', 'interiors.version_id', 'id')
    .innerJoin('ebooks', 'ebooks.version_id', 'id')
    .select(['interiors.file_key as interior', 'ebooks.file_key as ebook'])
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow()
  const areThere = () => Promise.all([interior, ebook].map((key) => app.storage.exists(key ?? '')))
  expect(await areThere()).toEqual([true, true])
  await inTransaction(app.db, (tx) => forgetSubmissions(tx, account.author_id ?? 0))
  await sql`update unattached_files set noted_at = now() - interval '2 hours'`.execute(app.db)
  await sweepUnattached(app.db, app.storage)
  expect(await areThere()).toEqual([false, false])
})
