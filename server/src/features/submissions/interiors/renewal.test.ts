import { createHash } from 'node:crypto'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import { type Interior, isUnderWay } from '@panai/contract/manuscripts/interiors'
import { proofMessages } from '@panai/contract/submissions/proof-rules'
import { approvalOf, sumOfInside } from '@panai/contract/submissions/proofs'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { ask } from '../../../../test/ask.ts'
import { aBook } from '../../../../test/builders.ts'
import { handInWord, interiorOf, interiorThat } from '../../../../test/word-manuscripts.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { sweepUnattached } from '../../../files/unattached-files.ts'
import type { EbookParts, InteriorParts } from '../book-parts.ts'
import { takePlace } from '../take-place.ts'

let app: TestApplication
let own: Record<string, string>
let id: number
let first: Interior
beforeAll(async () => {
  app = await startTestApplication()
  own = await signInAs(app.db, await anAccount(app.db))
})
afterAll(() => app.stop())
beforeEach(async () => {
  id = await handInWord(app, own)
  first = await settled()
})

/** All is made of it, and of what it is to be made of. */
function settled(): Promise<Interior> {
  return interiorThat(app, { who: own, id }, 'everything is made', (interior) => {
    const { state, is_outdated, ebook, cover } = interior
    const isNewest = !is_outdated && !ebook.is_outdated && !cover.is_outdated
    return state === 'set' && !isUnderWay(interior) && isNewest
  })
}

const fileOf = (which: 'interior' | 'ebook') =>
  ask(app.origin, `/api/author/submissions/${id}/${which}/file`, { headers: own })

async function wordsOfFile(): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array((await fileOf('interior')).body))
  return (await extractText(pdf, { mergePages: true })).text
}

const approve = (sha256: string | null) =>
  app.post(`/api/author/submissions/${id}/proof/approval`, { sha256 }, own)

/** What was chosen, and nobody has been told of it yet. */
async function choose(size: TrimSize | null): Promise<void> {
  await sql`update submissions set trim_size = ${size}, trim_size_at = now() where id = ${id}`.execute(app.db)
}

async function giveFacts(): Promise<void> {
  const facts = { edition: 'Second edition', copyright_holder: 'Wells Trust', copyright_year: 2019 }
  const book = await aBook(app.db, { ...facts, isbn: isbns.pop() ?? '', trim_size: null })
  await app.db.updateTable('submissions').set({ book_id: book.id }).where('id', '=', id).execute()
}
const isbns = ['9788119000012', '9788119000029', '9788119000036', '9788119000043']

/** The next one that is handed in lets what is left be found. */
const lookAgain = () => handInWord(app, own, { chapters: 1, paragraphs: 2 })

async function keys(): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from interiors join submission_versions on id = version_id where submission_id = ${id}
    union all select file_key from ebooks join submission_versions on id = version_id where submission_id = ${id}`.execute(
    app.db,
  )
  return rows.map(({ key }) => key)
}

test('once a fact has changed that is printed, pages and e-book are outdated, can still be had, and are made anew; the e-book before goes', async () => {
  expect([first.is_outdated, first.is_kept, first.ebook.is_outdated]).toEqual([false, false, false])
  const before = await keys()
  await giveFacts()
  const between = await interiorOf(app, own, id)
  expect(between).toMatchObject({
    ...{ state: 'set', is_outdated: true, is_kept: false, sizes: first.sizes },
    ebook: { state: 'made', is_outdated: true },
  })
  expect((await fileOf('interior')).status).toBe(200)
  expect((await fileOf('ebook')).status).toBe(200)
  // Nobody approves what is about to go.
  expect((await approve(first.proof.sha256)).json()).toMatchObject({
    ...{ code: 'proof.being_renewed', message: proofMessages.beingRenewed },
  })
  await lookAgain()
  const after = await settled()
  expect(after.proof.sha256).not.toBe(first.proof.sha256)
  expect(after.sizes).toEqual(first.sizes)
  const isbn = '9788119000043'
  const printed = await wordsOfFile()
  const ebook = unzipSync((await fileOf('ebook')).body)
  for (const fact of [isbn, '2019', 'Wells Trust']) {
    expect(printed).toContain(fact)
    expect(strFromU8(ebook['EPUB/package.opf'] ?? new Uint8Array())).toContain(fact)
  }
  expect(printed).toContain('Second edition')
  await sql`update unattached_files set noted_at = now() - interval '2 hours'`.execute(app.db)
  await sweepUnattached(app.db, app.storage)
  // The pages of before can be asked for still.
  const areThere = (all: readonly string[]) => Promise.all(all.map((key) => app.storage.exists(key)))
  expect([await areThere(before), await areThere(await keys())]).toEqual([
    [true, false],
    [true, true],
  ])
})

test('what is approved stays when a fact changes; another size has it made anew, and the approval is of the files before alone', async () => {
  expect((await approve(first.proof.sha256)).status).toBe(200)
  await giveFacts()
  await lookAgain()
  const kept = await settled()
  expect(kept).toMatchObject({ is_outdated: false, is_kept: true, proof: { sha256: first.proof.sha256 } })
  expect(approvalOf(kept.proof)).not.toBeNull()

  await choose('A4')
  expect(await interiorOf(app, own, id)).toMatchObject({ is_outdated: true, is_kept: false })
  await lookAgain()
  const inA4 = await settled()
  expect(inA4).toMatchObject({ trim_size: 'A4', is_kept: false, cover: { trim_size: 'A4' } })
  expect(inA4.sizes).toEqual(first.sizes)
  expect(inA4.proof.approvals).toEqual(kept.proof.approvals)
  expect(approvalOf(inA4.proof)).toBeNull()
  expect((await approve(first.proof.sha256)).status).toBe(409)
  expect((await approve(inA4.proof.sha256)).status).toBe(200)
  const { proof } = await interiorOf(app, own, id)
  expect(approvalOf(proof)?.sha256).toBe(inA4.proof.sha256)
  expect(proof.approvals.map(({ sha256 }) => sha256)).toEqual([inA4.proof.sha256, first.proof.sha256])
  const archive = unzipSync((await app.get('/api/author/export', own)).body)
  const { versions } = JSON.parse(strFromU8(archive[`submissions/${id}/versions.json`] ?? new Uint8Array()))
  expect(versions[0].proofs_approved.map(({ sha256 }: { sha256: string }) => sha256)).toEqual([
    first.proof.sha256,
    inA4.proof.sha256,
  ])
})

test('a size that is chosen and taken back makes the same file again, whose approval counts again', async () => {
  expect((await approve(first.proof.sha256)).status).toBe(200)
  await choose('6 X 9 in')
  await lookAgain()
  expect(approvalOf((await settled()).proof)).toBeNull()
  await choose(null)
  await lookAgain()
  const back = await settled()
  expect(back.proof.sha256).toBe(first.proof.sha256)
  expect(approvalOf(back.proof)).not.toBeNull()
  const { body } = await fileOf('interior')
  expect(createHash('sha256').update(body).digest('hex')).toBe(sumOfInside(first.proof))
})

test('what was made before it was kept of what is current, until somebody chooses a size', async () => {
  const version = sql`(select id from submission_versions where submission_id = ${id})`
  await sql`update interiors set made_of = null where version_id = ${version}`.execute(app.db)
  await sql`update ebooks set made_of = null where version_id = ${version}`.execute(app.db)
  await giveFacts()
  await lookAgain()
  const same = await interiorThat(
    app,
    { who: own, id },
    'the cover is made anew',
    ({ cover }) => !cover.is_outdated,
  )
  expect(same).toMatchObject({ is_outdated: false, is_kept: false, ebook: { is_outdated: false } })
  expect(sumOfInside(same.proof)).toBe(sumOfInside(first.proof))
  await choose('5 X 7 in')
  await lookAgain()
  expect((await settled()).trim_size).toBe('5 X 7 in')
})

test('a node that was slow does not put what nobody wants any more in the place of what is wanted, nor a failure in that of a file', async () => {
  const { rows } = await sql<{ version: number; inside: InteriorParts; ebook: EbookParts }>`
    select version_id as version, interiors.made_of as inside, ebooks.made_of as ebook
    from interiors join ebooks using (version_id) join submission_versions on id = version_id
    where submission_id = ${id}`.execute(app.db)
  const [made] = rows
  if (!made) throw new Error('there are no pages')
  const { version, inside, ebook } = made
  const take = (parts: InteriorParts, hasFile = true) =>
    inTransaction(app.db, (tx) => takePlace(tx, { made: 'interiors', id: version, parts }, hasFile))
  const before = await keys()
  expect(await take(inside)).toBe(false)
  expect(await take({ ...inside, size: 'A4' })).toBe(false)
  const other = { ...ebook, title: 'மழை' }
  expect(
    await inTransaction(app.db, (tx) => takePlace(tx, { made: 'ebooks', id: version, parts: other }, true)),
  ).toBe(false)
  await choose('A4')
  expect(await take({ ...inside, size: '6 X 9 in' })).toBe(false)
  expect(await take({ ...inside, size: 'A4' }, false)).toBe(false)
  expect(await keys()).toEqual(before)
  expect(await take({ ...inside, size: 'A4' })).toBe(true)
})
