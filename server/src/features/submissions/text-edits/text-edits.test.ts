import { editText, textEditMessages } from '@panai/contract/manuscripts/edit-text'
import { getInterior, type Interior } from '@panai/contract/manuscripts/interiors'
import { listManuscriptChecks, type ManuscriptCheck } from '@panai/contract/manuscripts/manuscript-checks'
import { editTextAsStaff } from '@panai/contract/manuscripts/staff/edit-text-as-staff'
import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { approvalOf } from '@panai/contract/submissions/proofs'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { submitManuscript } from '@panai/contract/submissions/submissions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fullOfFindings, inBamini, tidy } from '../../../../../demo/src/manuscripts/manuscripts.ts'
import { aForm, type Part } from '../../../../test/a-form.ts'
import { anAccount, sendJson, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { ask } from '../../../../test/ask.ts'
import { aBook } from '../../../../test/builders.ts'
import { aManuscript, aPdf } from '../../../../test/manuscripts.ts'
import { mailsIn } from '../../../../test/outbox.ts'
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
  const answer = await send('/api/submit', await aManuscript({ bookPdf }))
  return submitManuscript.output.parse(answer.json()).data.submission.id
}

/** As soon as the newest version is read with all that was changed. */
async function current(id: number): Promise<ManuscriptCheck> {
  let found: ManuscriptCheck | undefined
  await until('it is read again', async () => {
    const answer = await ask(app.origin, `/api/author/submissions/${id}/checks`, { headers: own })
    found = listManuscriptChecks.output.parse(answer.json()).data.checks[0]
    return found?.is_current === true
  })
  if (!found) throw new Error('there is no check')
  return found
}

type Sent = { version?: number; make?: TextEdit[]; undo?: string[] }
const edit = (id: number, body: Sent, who = own) =>
  sendJson(app.origin, 'POST', `/api/author/submissions/${id}/text-edits`, { version: 1, ...body }, who)

const quotes: TextEdit = { kind: 'typing', habit: 'straight_quotes' }

test('an author mends a habit of typing with one call and takes it back with another', async () => {
  const id = await handIn(await fullOfFindings())
  const before = await current(id)
  expect(before).toMatchObject({ may_be_edited: true, edits: [] })
  const kinds = (check: ManuscriptCheck) => check.report?.findings.flatMap(({ offers }) => offers) ?? []
  expect(kinds(before)).toContainEqual(quotes)

  const answer = await edit(id, { make: [quotes] })
  expect(editText.output.parse(answer.json()).message).toBe(textEditMessages.kept)
  const after = await current(id)
  expect(kinds(after)).not.toContainEqual(quotes)
  expect(after.edits).toMatchObject([
    {
      place: 'typing straight_quotes',
      edit: quotes,
      by: 'மு. செல்வி',
      result: { count: 2, samples: [{ after: expect.stringContaining('“பாட்டி”') }] },
    },
  ])
  await edit(id, { undo: ['typing straight_quotes'] })
  expect(await current(id)).toMatchObject({ edits: [], report: before.report })
  const told = (await mailsIn(app.db)).filter(({ kind }) => kind === 'manuscript-checked')
  expect(told).toHaveLength(1)
})

test('an editor changes the text too; both see who did', async () => {
  const id = await handIn(await inBamini())
  const { report } = await current(id)
  const offers = report?.findings.flatMap((finding) => finding.offers) ?? []
  const make = offers.filter(({ kind }) => kind === 'old_font')
  expect(make).toHaveLength(3)
  const editor = await aStaffMember(app, 'editor', 'Chitra')
  await editor.calls(editTextAsStaff, { id: String(id), version: 1, make, undo: [] })
  const after = await current(id)
  expect(after.report?.findings.filter(({ severity }) => severity === 'stops')).toEqual([])
  expect(after.edits.map(({ by }) => by)).toEqual(['Chitra', 'Chitra', 'Chitra'])
  await edit(id, { undo: after.edits.map(({ place }) => place) })
  expect((await current(id)).edits).toEqual([])
})

test('what was changed goes on to a new version where its paragraph stands, and is named where it does not', async () => {
  const id = await handIn(await tidy({ chapters: 2 }))
  await current(id)
  const here: TextEdit = { kind: 'paragraph', at: 2, anchor: 'அத்தியாயம் 1', use: 'body' }
  const gone: TextEdit = { kind: 'paragraph', at: 900, anchor: 'இல்லாத பத்தி', use: 'verse' }
  await edit(id, { make: [here, gone, quotes] })
  expect((await current(id)).report?.chapters).toEqual(['அத்தியாயம் 2'])
  const pdf = await send(`/api/author/submissions/${id}/versions`, [
    { name: 'bookPdf', value: await aPdf(), file: 'new.pdf' },
  ])
  expect(pdf.status).toBe(200)
  await send(`/api/author/submissions/${id}/versions`, [
    { name: 'bookPdf', value: await tidy({ chapters: 3 }), file: 'new.docx' },
  ])
  const newest = await current(id)
  expect([newest.version, newest.report?.chapters]).toEqual([3, ['அத்தியாயம் 2', 'அத்தியாயம் 3']])
  expect(newest.edits.map(({ place, result }) => [place, result?.count]).toSorted()).toEqual([
    ['paragraph 2', 1],
    ['paragraph 900', 0],
    ['typing straight_quotes', 0],
  ])
})

test('what cannot be changed is refused, and says why', async () => {
  const id = await handIn(await tidy({ chapters: 1 }))
  const refused = async (body: Sent, who = own) => {
    const answer = await edit(id, body, who)
    return [answer.status, JSON.stringify(answer.json())]
  }
  const stranger = await signInAs(app.db, await anAccount(app.db))
  const clerk = await signInAs(app.db, await anAccount(app.db, { role: 'accounts' }))
  const telling = (text: string) => expect.stringContaining(text)
  expect(await refused({ make: [quotes] }, stranger)).toEqual([404, telling(submissionMessages.notFound)])
  expect((await refused({ make: [quotes] }, clerk))[0]).toBe(403)
  expect(await refused({})).toEqual([422, telling('Say what is to be changed')])
  expect(await refused({ make: [quotes], version: 2 })).toEqual([409, telling('A newer version has come')])
  const unknown = { ...quotes, habit: 'all' } as never // the compiler would refuse it before the server does
  expect((await refused({ make: [unknown] }))[0]).toBe(422)
  const printed = await handIn(await aPdf())
  expect((await edit(printed, { make: [quotes] })).status).toBe(409)
  const { id: book } = await aBook(app.db)
  await app.db.updateTable('submissions').set({ book_id: book }).where('id', '=', id).execute()
  for (const status of ['in_review', 'final_validation', 'published'] as const)
    await app.db.insertInto('submission_steps').values({ submission_id: id, status }).execute()
  expect(await refused({ make: [quotes] })).toEqual([409, telling(submissionMessages.versionTooLate)])
})

test('pages and e-book follow the text, and pages that were approved before need an approval of their own', async () => {
  const id = await handIn(await inBamini())
  const { report } = await current(id)
  const make = report?.findings.flatMap(({ offers }) => offers).filter(({ kind }) => kind === 'old_font')
  await edit(id, { make: make ?? [] })
  const made = async () => {
    let found: Interior | undefined
    await until('its pages are set as its text reads', async () => {
      const answer = await ask(app.origin, `/api/author/submissions/${id}/interior`, { headers: own })
      found = getInterior.output.parse(answer.json()).data.interior
      const isMade = found.state === 'set' && found.ebook.state === 'made' && found.proof.sha256 !== null
      return isMade && !found.is_outdated && !found.ebook.is_outdated
    })
    if (!found) throw new Error('there are no pages')
    return found
  }
  const first = await made()
  const approval = { sha256: first.proof.sha256 }
  await sendJson(app.origin, 'POST', `/api/author/submissions/${id}/proof/approval`, approval, own)
  expect(approvalOf((await made()).proof)).not.toBeNull()
  const chapter = { kind: 'paragraph', at: 1, anchor: 'mj;jpahak; 1', use: 'leftOut' } as const
  await edit(id, { make: [chapter] })
  const second = await made()
  expect(second.proof.sha256).not.toBe(first.proof.sha256)
  expect(approvalOf(second.proof)).toBeNull()
})
