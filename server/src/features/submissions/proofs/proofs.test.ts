import { createHash } from 'node:crypto'
import { getInterior, getInteriorFile, type Interior } from '@panai/contract/manuscripts/interiors'
import { approvalOf, approveProof, proofMessages } from '@panai/contract/submissions/proofs'
import { submissionMessages } from '@panai/contract/submissions/submission-rules'
import { submitManuscript, uploadVersion } from '@panai/contract/submissions/submissions'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidy } from '../../../../../demo/src/manuscripts/manuscripts.ts'
import { aForm, type Part } from '../../../../test/a-form.ts'
import { anAccount, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { ask } from '../../../../test/ask.ts'
import { aManuscript } from '../../../../test/manuscripts.ts'
import { aStaffMember } from '../../../../test/staff-member.ts'
import { until } from '../../../../test/until.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { forgetSubmissions } from '../forget-submissions.ts'
import { noteFileSums } from '../interiors/note-file-sums.ts'

let app: TestApplication
let own: Record<string, string>
let authorId: number
beforeAll(async () => {
  app = await startTestApplication()
  const account = await anAccount(app.db, { name: 'மு. செல்வி' })
  authorId = account.author_id ?? 0
  own = await signInAs(app.db, account)
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

async function interiorOf(id: number): Promise<Interior> {
  const answer = await ask(app.origin, `/api/author/submissions/${id}/interior`, { headers: own })
  return getInterior.output.parse(answer.json()).data.interior
}

/** What is set, and the sum of its file. */
async function setOf(id: number, version = 1): Promise<{ interior: Interior; sha256: string }> {
  let interior = await interiorOf(id)
  await until(`version ${version} is set`, async () => {
    interior = await interiorOf(id)
    return interior.state === 'set' && interior.version === version
  })
  return { interior, sha256: interior.proof.sha256 ?? '' }
}

const approve = (id: number | string, sha256: unknown, headers: Record<string, string> = own) =>
  app.post(`/api/author/submissions/${id}/proof/approval`, { sha256 }, headers)

const fileOf = (id: number) =>
  ask(app.origin, getInteriorFile.path.replace('{id}', String(id)), { headers: own })

async function approvalsOf(id: number) {
  return app.db
    .selectFrom('proof_approvals')
    .innerJoin('submission_versions', 'id', 'version_id')
    .select(['number', 'file_sha256', 'proof_approvals.account_id'])
    .where('submission_id', '=', id)
    .orderBy('number')
    .execute()
}

test('an author approves exactly the file that was sent, once however often it is said; an editor and the export see it', async () => {
  const id = await handIn(await tidy({ chapters: 3 }))
  const { sha256, interior } = await setOf(id)
  expect(interior.proof).toEqual({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), approvals: [] })
  const file = await fileOf(id)
  expect(file.headers.etag).toBe(`"${sha256}"`)
  expect(createHash('sha256').update(file.body).digest('hex')).toBe(sha256)

  const answers = await Promise.all([1, 2, 3, 4].map(() => approve(id, sha256)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { proof } = approveProof.output.parse(answers[0]?.json()).data
  expect(proof.approvals).toEqual([{ version: 1, at: expect.any(String), by: 'மு. செல்வி', sha256 }])
  // Later it is still the first.
  expect(approveProof.output.parse((await approve(id, sha256)).json()).data.proof).toEqual(proof)
  expect(await approvalsOf(id)).toHaveLength(1)

  const editor = await aStaffMember(app, 'editor', 'Anbu')
  expect((await editor.calls(getInterior, { id })).data.interior.proof).toEqual(proof)
  const archive = unzipSync((await app.get('/api/author/export', own)).body)
  const { versions } = JSON.parse(Buffer.from(archive[`submissions/${id}/versions.json`] ?? '').toString())
  expect(versions).toEqual([
    expect.objectContaining({ proofs_approved: [{ at: proof.approvals[0]?.at, sha256 }] }),
  ])
})

test('nobody else approves it, staff neither, and no other file than that of the newest version', async () => {
  const id = await handIn(await tidy({ chapters: 3, paragraphs: 3 }))
  const early = await approve(id, 'a'.repeat(64))
  expect([early.status, early.json()]).toEqual([
    409,
    expect.objectContaining({ message: proofMessages.outdated, code: 'proof.outdated' }),
  ])
  const { sha256 } = await setOf(id)
  const stranger = await signInAs(app.db, await anAccount(app.db))
  const theirs = await approve(id, sha256, stranger)
  expect([theirs.status, theirs.json()]).toEqual([
    404,
    expect.objectContaining({ message: submissionMessages.notFound }),
  ])
  expect((await approve(999_999, sha256)).status).toBe(404)
  expect((await approve(id, sha256, {})).status).toBe(401)
  const editor = await aStaffMember(app, 'editor', 'Mullai')
  expect((await approve(id, sha256, editor.headers)).status).toBe(403)
  for (const wrong of [undefined, '', sha256.toUpperCase().replace(/^./, 'G'), `${sha256}0`, 7, ['a']])
    expect((await approve(id, wrong)).json()).toMatchObject({
      errors: { sha256: [proofMessages.sumMalformed] },
    })
  const inTamil = await approve(id, 'b'.repeat(64), { ...own, 'accept-language': 'ta' })
  expect(inTamil.json()).toMatchObject({
    code: 'proof.outdated',
    message: expect.stringContaining('புதிய பக்கங்கள்'),
  })
  expect(await approvalsOf(id)).toEqual([])
})

test('a file that was set before files had sums gets its own and can be approved; the database keeps both as they are', async () => {
  const id = await handIn(await tidy({ chapters: 3, paragraphs: 5 }))
  const { sha256 } = await setOf(id)
  const { id: version } = await app.db
    .selectFrom('submission_versions')
    .select('id')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow()
  await sql`update interiors set file_sha256 = null where version_id = ${version}`.execute(app.db)
  expect((await interiorOf(id)).proof.sha256).toBeNull()
  expect((await approve(id, sha256)).status).toBe(409)
  await noteFileSums({ db: app.db, storage: app.storage }, new AbortController().signal)
  expect((await interiorOf(id)).proof.sha256).toBe(sha256)

  const other = 'c'.repeat(64)
  const insert = (sum: string) =>
    sql`insert into proof_approvals (version_id, file_sha256) values (${version}, ${sum})`.execute(app.db)
  await expect(insert(other)).rejects.toThrow(/given to a file that is there/)
  expect((await approve(id, sha256)).status).toBe(200)
  await expect(insert(sha256)).rejects.toThrow(/unique/)
  await expect(
    sql`update proof_approvals set approved_at = now() where version_id = ${version}`.execute(app.db),
  ).rejects.toThrow(/stays as it was given/)
  // An account that is deleted leaves the approval where it is.
  await sql`update proof_approvals set account_id = null where version_id = ${version}`.execute(app.db)
  expect((await interiorOf(id)).proof.approvals).toEqual([expect.objectContaining({ by: null, sha256 })])
  // The file may go: that it was approved stays, and is said of that one alone.
  await sql`update interiors set file_sha256 = ${other} where version_id = ${version}`.execute(app.db)
  expect(await approvalsOf(id)).toHaveLength(1)
  expect(approvalOf((await interiorOf(id)).proof, 1)).toBeNull()
})

test('a new version takes the place of an approved one: the old file is refused, the new one has an approval of its own', async () => {
  const id = await handIn(await tidy({ chapters: 3, paragraphs: 4 }))
  const first = await setOf(id)
  expect((await approve(id, first.sha256)).status).toBe(200)
  await send(`/api/author/submissions/${id}/versions`, [
    { name: 'bookPdf', value: await tidy({ chapters: 4, paragraphs: 4 }), file: 'new.docx' },
  ]).then((answer) => uploadVersion.output.parse(answer.json()))
  expect((await approve(id, first.sha256)).json()).toMatchObject({ message: proofMessages.outdated })
  const second = await setOf(id, 2)
  expect(second.sha256).not.toBe(first.sha256)
  expect(approvalOf(second.interior.proof, 2)).toBeNull()
  expect((await approve(id, first.sha256)).status).toBe(409)
  expect((await approve(id, second.sha256)).status).toBe(200)
  expect(await approvalsOf(id)).toEqual([
    expect.objectContaining({ number: 1, file_sha256: first.sha256 }),
    expect.objectContaining({ number: 2, file_sha256: second.sha256 }),
  ])
  const { proof } = await interiorOf(id)
  expect(proof.approvals.map(({ version }) => version)).toEqual([2, 1])

  // With an author go the approvals of what has not become a book.
  await inTransaction(app.db, (tx) => forgetSubmissions(tx, authorId))
  expect(await approvalsOf(id)).toEqual([])
})
