import { getHistory } from '@panai/contract/console/staff/audit'
import type { TrimSize } from '@panai/contract/language/vocabulary'
import { chooseTrimSize, getInterior, type Interior, isUnderWay } from '@panai/contract/manuscripts/interiors'
import { sizeChoiceMessages } from '@panai/contract/manuscripts/size-choice'
import { chooseSubmissionSize } from '@panai/contract/manuscripts/staff/choose-submission-size'
import { withChosenPrint } from '@panai/contract/submissions/staff/editorial-rules'
import { getStaffSubmission } from '@panai/contract/submissions/staff/submissions'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSubmission } from '../../../../test/a-submission.ts'
import { type AccountRow, anAccount, sendJson, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook } from '../../../../test/builders.ts'
import { aStaffMember, type StaffMember } from '../../../../test/staff-member.ts'
import { handInWord, interiorOf, interiorThat } from '../../../../test/word-manuscripts.ts'

let app: TestApplication
let account: AccountRow
let own: Record<string, string>
let editor: StaffMember
beforeAll(async () => {
  app = await startTestApplication()
  account = await anAccount(app.db, { name: 'மு. செல்வி' })
  own = await signInAs(app.db, account)
  editor = await aStaffMember(app, 'editor', 'Anbu')
})
afterAll(() => app.stop())

const choose = (id: number, trim_size: unknown, who: Record<string, string> = own) =>
  sendJson(app.origin, 'PUT', chooseTrimSize.path.replace('{id}', String(id)), { trim_size }, who)

async function chosen(id: number, size: TrimSize | null): Promise<Interior> {
  return chooseTrimSize.output.parse((await choose(id, size)).json()).data.interior
}

async function versionOf(id: number): Promise<number> {
  return (await editor.calls(getStaffSubmission, { id })).data.version
}

const chooseAtDesk = async (id: number, trim_size: unknown, version?: number, who = editor) =>
  who.tries(chooseSubmissionSize, { id, trim_size, version: version ?? (await versionOf(id)) })

/** One that nobody has to set: its author has given a link. */
const aLinked = () => aSubmission(app.db, { author_id: account.author_id ?? 0 })

const settled = (id: number) =>
  interiorThat(app, { who: own, id }, 'all is made in the size that is wanted', (interior) => {
    return interior.state === 'set' && !interior.is_outdated && !isUnderWay(interior)
  })

test('an author chooses a size: pages and cover are made in it, an editor sees who chose, and it is taken back', async () => {
  const id = await handInWord(app, own, { chapters: 8, paragraphs: 30 })
  const first = await settled(id)
  expect(first.choice).toEqual({
    ...{ printed: '5.5 X 8.5 in', from: 'usual', is_open: true, by: null, at: null },
  })
  const asked = await chosen(id, '5 X 7 in')
  expect(asked.choice).toEqual({
    ...{ printed: '5 X 7 in', from: 'choice', is_open: true, by: 'மு. செல்வி', at: expect.any(String) },
  })
  // Until then there is the file before, and the page says so.
  expect(asked).toMatchObject({ trim_size: '5.5 X 8.5 in', is_outdated: true, sizes: first.sizes })
  const inSize = await settled(id)
  expect(inSize).toMatchObject({
    trim_size: '5 X 7 in',
    cover: { trim_size: '5 X 7 in', is_outdated: false },
  })
  expect((await editor.calls(getInterior, { id })).data.interior.choice).toEqual(asked.choice)

  // The record of the book begins with it.
  const { data } = await editor.calls(getStaffSubmission, { id })
  const pages = first.sizes.find(({ trim_size }) => trim_size === '5 X 7 in')
  expect(data.chosen_print).toEqual({
    ...{ trim_size: '5 X 7 in', pages: pages?.pages, suggested_mrp: pages?.copy?.suggested_mrp },
  })

  // Said again it changes nothing.
  expect((await chosen(id, '5 X 7 in')).choice.at).toBe(asked.choice.at)
  const back = await chosen(id, null)
  expect(back.choice).toMatchObject({ printed: '5.5 X 8.5 in', from: 'usual', by: 'மு. செல்வி' })
  expect((await settled(id)).proof.sha256).toBe(first.proof.sha256)
  expect((await editor.calls(getStaffSubmission, { id })).data.chosen_print).toBeNull()
})

test('an editor chooses too, from the submission as it was read; it is written down, and the author sees who it was', async () => {
  const { id } = await aLinked()
  const version = await versionOf(id)
  const { data } = await editor.calls(chooseSubmissionSize, { id, version, trim_size: 'A4' })
  expect(data.chosen_print).toEqual({ trim_size: 'A4', pages: null, suggested_mrp: null })
  expect((await interiorOf(app, own, id)).choice).toMatchObject({
    ...{ printed: 'A4', from: 'choice', by: 'Anbu' },
  })
  expect((await chooseAtDesk(id, '6 X 9 in', version)).status).toBe(409)
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .where('subject', '=', 'submissions')
    .where('subject_id', '=', String(id))
    .execute()
  expect(entries).toEqual([
    { action: chooseSubmissionSize.id, after: expect.objectContaining({ trim_size: 'A4' }) },
  ])
  const history = await editor.calls(getHistory, { subject: 'submissions', subject_id: id, sort: 'id' })
  expect(JSON.stringify(history.data)).toMatch(/the trim size .*A4/)
  // The author has the last word as well, and leaves no entry.
  expect((await chosen(id, '5 X 8 in')).choice).toMatchObject({ printed: '5 X 8 in', by: 'மு. செல்வி' })
})

test('nobody else chooses, and nothing but a size', async () => {
  const { id } = await aLinked()
  const stranger = await signInAs(app.db, await anAccount(app.db))
  const theirs = await choose(id, 'A4', stranger)
  expect([theirs.status, theirs.json()]).toEqual([
    404,
    expect.objectContaining({ message: submissionMessages.notFound }),
  ])
  expect((await choose(999_999, 'A4')).status).toBe(404)
  expect((await choose(id, 'A4', {})).status).toBe(401)
  expect((await choose(id, 'A4', editor.headers)).status).toBe(403)
  const accountant = await aStaffMember(app, 'accounts', 'Mani')
  expect((await chooseAtDesk(id, 'A4', undefined, accountant)).status).toBe(403)
  for (const wrong of [undefined, '', 'a4', '5.5 × 8.5 in', 7, ['A4']]) {
    const errors = { trim_size: [sizeChoiceMessages.sizeUnknown] }
    expect((await choose(id, wrong)).json(), String(wrong)).toMatchObject({ errors })
    expect((await chooseAtDesk(id, wrong)).json(), String(wrong)).toMatchObject({ errors })
  }
  expect((await interiorOf(app, own, id)).choice.at).toBeNull()
})

test('a size of the catalogue counts, and a published book keeps its own', async () => {
  const inCatalogue = await aLinked()
  const book = await aBook(app.db, { trim_size: '6 X 9 in', author_id: account.author_id ?? 0 })
  await app.db.updateTable('submissions').set({ book_id: book.id }).where('id', '=', inCatalogue.id).execute()
  expect((await interiorOf(app, own, inCatalogue.id)).choice).toMatchObject({
    ...{ printed: '6 X 9 in', from: 'catalogue', is_open: false },
  })
  const refused = { code: 'size_choice.in_catalogue', message: sizeChoiceMessages.inCatalogue }
  expect((await choose(inCatalogue.id, 'A4')).json()).toMatchObject(refused)
  expect((await chooseAtDesk(inCatalogue.id, null)).json()).toMatchObject(refused)

  const sizeless = await aBook(app.db, { trim_size: null, author_id: account.author_id ?? 0 })
  const published = await aSubmission(app.db, {
    ...{ author_id: account.author_id ?? 0, book_id: sizeless.id, status: 'published' },
  })
  expect((await interiorOf(app, own, published.id)).choice.is_open).toBe(false)
  const late = await choose(published.id, 'A4')
  expect([late.status, late.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'size_choice.published', message: sizeChoiceMessages.published }),
  ])
  const inTamil = await choose(published.id, 'A4', { ...own, 'accept-language': 'ta' })
  expect(inTamil.json()).toMatchObject({ message: expect.stringContaining('வெளியாகிவிட்டது') })
})

test('a size in which the book has too few pages is none to choose', async () => {
  const id = await handInWord(app, own, { chapters: 1, paragraphs: 2 })
  await settled(id)
  expect((await choose(id, 'A4')).json()).toMatchObject({
    ...{ code: 'size_choice.not_printed', message: sizeChoiceMessages.notPrinted },
  })
})

test('the record has what was chosen only where it says nothing, and pages and price of its own size alone', () => {
  const print = { trim_size: '6 X 9 in', pages: 120, suggested_mrp: 260 } as const
  expect(withChosenPrint({ title: 'மழை', pages: null }, print)).toEqual({
    ...{ title: 'மழை', trim_size: '6 X 9 in', pages: 120, mrp: 260 },
  })
  const known = { trim_size: '6 X 9 in', pages: 118, mrp: 399 } as const
  expect(withChosenPrint(known, print)).toEqual(known)
  expect(withChosenPrint({ trim_size: 'A4', pages: null }, print)).toEqual({ trim_size: 'A4', pages: null })
  expect(withChosenPrint({ pages: null }, null)).toEqual({ pages: null })
  expect(withChosenPrint({}, { ...print, pages: null, suggested_mrp: null })).toEqual({
    ...{ trim_size: '6 X 9 in', pages: null },
  })
})
