import { createHash } from 'node:crypto'
import { getInterior, type Interior } from '@panai/contract/manuscripts/interiors'
import { getProofPages } from '@panai/contract/submissions/proof-pages'
import { proofMessages } from '@panai/contract/submissions/proof-rules'
import { approvalOf, approveProof, type Proof, sumOfInside } from '@panai/contract/submissions/proofs'
import { type SubmissionStatus, submissionMessages } from '@panai/contract/submissions/submission-rules'
import { uploadVersion } from '@panai/contract/submissions/submissions'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidy } from '../../../../../demo/src/manuscripts/manuscripts.ts'
import { aForm } from '../../../../test/a-form.ts'
import { anAccount, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { ask } from '../../../../test/ask.ts'
import { aBook } from '../../../../test/builders.ts'
import { aStaffMember } from '../../../../test/staff-member.ts'
import { handInWord, interiorOf, interiorThat } from '../../../../test/word-manuscripts.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { sweepUnattached } from '../../../files/unattached-files.ts'
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

/** What is made, once all of it is. */
function readyOf(id: number, version = 1): Promise<Interior> {
  return interiorThat(app, { who: own, id }, `the proof of version ${version} is whole`, (interior) => {
    return interior.version === version && interior.proof.state === 'ready'
  })
}

const sumsOf = ({ files }: Proof) => Object.fromEntries(files.map(({ kind, sha256 }) => [kind, sha256]))
const sumOf = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex')

const approve = (id: number | string, sha256: unknown, headers: Record<string, string> = own) =>
  app.post(`/api/author/submissions/${id}/proof/approval`, { sha256 }, headers)

const withdraw = (id: number, approval: number, reason: unknown = 'ஒரு பக்கம் விடுபட்டுள்ளது', who = own) =>
  app.post(`/api/author/submissions/${id}/proof/approvals/${approval}/withdrawal`, { reason }, who)

const approvedFile = (id: number, approval: number, kind: string, headers = own) =>
  ask(app.origin, `/api/author/submissions/${id}/proof/approvals/${approval}/files/${kind}`, { headers })

const madeFiles = {
  interior: 'interior/file',
  cover: 'cover/file',
  front: 'cover/front',
  ebook: 'ebook/file',
}
const newestFile = (id: number, which: string) =>
  ask(app.origin, `/api/author/submissions/${id}/${which}`, { headers: own })

async function approvalsOf(id: number) {
  return app.db
    .selectFrom('proof_approvals')
    .innerJoin('submission_versions', 'submission_versions.id', 'version_id')
    .select(['number', 'sha256', 'proof_approvals.account_id'])
    .where('proof_approvals.submission_id', '=', id)
    .orderBy('number')
    .execute()
}

/** Approved already, with the id of its approval. */
async function anApproved(chapters = 1): Promise<{ id: number; sha256: string; approval: number }> {
  const id = await handInWord(app, own, { chapters })
  const sha256 = (await readyOf(id)).proof.sha256 ?? ''
  const answer = approveProof.output.parse((await approve(id, sha256)).json())
  return { id, sha256, approval: answer.data.proof.approvals[0]?.id ?? 0 }
}

const mails = (kind: string) =>
  app.db.selectFrom('mails').select('details').where('kind', '=', kind).orderBy('id').execute()

async function moveTo(id: number, ...statuses: SubmissionStatus[]): Promise<void> {
  for (const status of statuses)
    await app.db.insertInto('submission_steps').values({ submission_id: id, status }).execute()
}

async function sweep(): Promise<void> {
  await sql`update unattached_files set noted_at = now() - interval '2 hours'`.execute(app.db)
  await sweepUnattached(app.db, app.storage)
}

test('an author approves exactly the four files, once however often it is said; editor, history, export and mail tell of it', async () => {
  const id = await handInWord(app, own, { chapters: 3 })
  const { proof: offered } = await readyOf(id)
  expect(offered).toMatchObject({ failed: [], approvals: [] })
  expect(offered.files.map(({ kind }) => kind)).toEqual(['interior', 'cover', 'front', 'ebook'])
  for (const { kind, sha256, bytes } of offered.files) {
    const file = await newestFile(id, madeFiles[kind])
    expect([file.headers.etag, file.body.length, sumOf(file.body)]).toEqual([`"${sha256}"`, bytes, sha256])
  }
  const sha256 = sumOf(offered.files.map((file) => `${file.kind} ${file.sha256}\n`).join(''))
  expect(offered.sha256).toBe(sha256)

  const answers = await Promise.all([1, 2, 3, 4].map(() => approve(id, sha256)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { proof } = approveProof.output.parse(answers[0]?.json()).data
  const { files } = offered
  expect(proof.approvals).toEqual([
    {
      ...{ id: expect.any(Number), version: 1, at: expect.any(String), by: 'மு. செல்வி', sha256, files },
      withdrawn: null,
    },
  ])
  // Later it is still the first.
  expect(approveProof.output.parse((await approve(id, sha256)).json()).data.proof).toEqual(proof)
  expect(await approvalsOf(id)).toHaveLength(1)
  const approval = proof.approvals[0]?.id ?? 0
  expect((await mails('proof-to-staff')).map(({ details }) => details)).toContainEqual({
    ...{ approvalId: approval, isWithdrawn: false },
  })

  const editor = await aStaffMember(app, 'editor', 'Anbu')
  expect((await editor.calls(getInterior, { id })).data.interior.proof).toEqual(proof)
  for (const file of files) {
    const kept = await approvedFile(id, approval, file.kind, editor.headers)
    expect([kept.status, sumOf(kept.body)]).toEqual([200, file.sha256])
    expect(kept.headers['content-disposition']).toMatch(/^attachment; /)
  }
  const { rows: history } = await sql<{ action: string; by: number; sum: string }>`
    select action, account_id as by, after ->> 'sha256' as sum from audit_entries
    where subject = 'submissions' and subject_id = ${String(id)} and part = 'proof_approvals'`.execute(app.db)
  expect(history).toEqual([{ action: 'approveProof', by: expect.any(Number), sum: sha256 }])

  const archive = unzipSync((await app.get('/api/author/export', own)).body)
  const { versions } = JSON.parse(Buffer.from(archive[`submissions/${id}/versions.json`] ?? '').toString())
  expect(versions[0].proofs_approved).toEqual([
    {
      ...{ at: proof.approvals[0]?.at, sha256, withdrawn_at: null, withdrawal_reason: null },
      files: expect.arrayContaining(files.map((file) => ({ kind: file.kind, sha256: file.sha256 }))),
    },
  ])
})

test('nobody else approves it, staff neither, and no other files than those of the newest version', async () => {
  const id = await handInWord(app, own, { chapters: 3, paragraphs: 3 })
  const { sha256 } = (await readyOf(id)).proof
  const other = await approve(id, 'a'.repeat(64))
  expect([other.status, other.json()]).toEqual([
    409,
    expect.objectContaining({ message: proofMessages.outdated, code: 'proof.outdated' }),
  ])
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
  for (const wrong of [undefined, '', sha256?.replace(/^./, 'G'), `${sha256}0`, 7, ['a']])
    expect((await approve(id, wrong)).json()).toMatchObject({
      errors: { sha256: [proofMessages.sumMalformed] },
    })
  const inTamil = await approve(id, 'b'.repeat(64), { ...own, 'accept-language': 'ta' })
  expect(inTamil.json()).toMatchObject({
    code: 'proof.outdated',
    message: expect.stringContaining('புதிய கோப்புகள்'),
  })
  expect(await approvalsOf(id)).toEqual([])
})

test('a proof is whole only once cover and e-book are there; what could not be made is named and left out', async () => {
  const id = await handInWord(app, own, { chapters: 2, paragraphs: 3 })
  const whole = (await readyOf(id)).proof
  const version = sql`(select id from submission_versions where submission_id = ${id})`
  await sql`delete from ebooks where version_id = ${version}`.execute(app.db)
  const without = (await interiorOf(app, own, id)).proof
  expect(without).toMatchObject({ state: 'being_made', sha256: null })
  expect((await approve(id, whole.sha256)).json()).toMatchObject({ code: 'proof.being_renewed' })
  await sql`
    insert into ebooks (version_id, problem, made_of)
    select version.id, 'faulty', made_of from covers join submission_versions as version on version.id = version_id
    where version.id = ${version}`.execute(app.db)
  // Its record is not that of an e-book, so that it would be made anew: the same words make it current.
  expect((await interiorOf(app, own, id)).proof).toMatchObject({ failed: ['ebook'], state: 'ready' })
  const { sha256 } = (await interiorOf(app, own, id)).proof
  expect(sha256).not.toBe(whole.sha256)
  expect((await approve(id, whole.sha256)).status).toBe(409)
  const { proof } = approveProof.output.parse((await approve(id, sha256)).json()).data
  expect(proof.approvals[0]?.files.map(({ kind }) => kind)).toEqual(['interior', 'cover', 'front'])
})

test('files that were made before files had sums get their own and can be approved; the database keeps an approval as it is', async () => {
  const id = await handInWord(app, own, { chapters: 3, paragraphs: 5 })
  const { proof } = await readyOf(id)
  const { id: version } = await app.db
    .selectFrom('submission_versions')
    .select('id')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow()
  await sql`update interiors set file_sha256 = null where version_id = ${version}`.execute(app.db)
  await sql`update ebooks set file_sha256 = null where version_id = ${version}`.execute(app.db)
  await sql`update covers set file_sha256 = null, front_sha256 = null where version_id = ${version}`.execute(
    app.db,
  )
  expect((await interiorOf(app, own, id)).proof).toMatchObject({ sha256: null, files: [] })
  expect((await approve(id, proof.sha256)).status).toBe(409)
  await noteFileSums({ db: app.db, storage: app.storage }, new AbortController().signal)
  expect((await interiorOf(app, own, id)).proof).toEqual(proof)

  expect((await approve(id, proof.sha256)).status).toBe(200)
  const approval = (await interiorOf(app, own, id)).proof.approvals[0]?.id ?? 0
  const file = (sum: string, key: string) =>
    sql`
    insert into approved_files (approval_id, kind, sha256, file_key, file_bytes)
    values (${approval}, 'ebook', ${sum}, ${key}, 7)`.execute(app.db)
  await expect(file('c'.repeat(64), 'ebooks/none')).rejects.toThrow(/given to a file that is there/)
  await expect(
    sql`insert into proof_approvals (submission_id, version_id, sha256) values (${id}, ${version}, ${proof.sha256})`.execute(
      app.db,
    ),
  ).rejects.toThrow(/unique/)
  await expect(
    sql`update proof_approvals set approved_at = now() where id = ${approval}`.execute(app.db),
  ).rejects.toThrow(/stays as it was given/)
  for (const change of [
    sql`update approved_files set file_key = 'ebooks/other' where approval_id = ${approval} and kind = 'ebook'`,
    sql`delete from approved_files where approval_id = ${approval}`,
  ])
    await expect(change.execute(app.db)).rejects.toThrow(/what was approved stays/)
  // An account that is deleted leaves the approval where it is.
  await sql`update proof_approvals set account_id = null where id = ${approval}`.execute(app.db)
  expect((await interiorOf(app, own, id)).proof.approvals).toEqual([expect.objectContaining({ by: null })])
})

test('an author takes an approval back with a reason, once; what had changed since is made anew, and what was approved can still be had', async () => {
  const { id, sha256, approval } = await anApproved(2)
  const before = sumsOf((await interiorOf(app, own, id)).proof)
  await sql`update submissions set title = 'கிணற்றில் நிலா' where id = ${id}`.execute(app.db)
  expect(await interiorOf(app, own, id)).toMatchObject({ is_kept: true, proof: { sha256 } })

  for (const reason of ['', '  ', null, 'அ'.repeat(2001)])
    expect((await withdraw(id, approval, reason)).json()).toMatchObject({
      errors: { reason: [expect.any(String)] },
    })
  const stranger = await signInAs(app.db, await anAccount(app.db))
  expect((await withdraw(id, approval, 'x', stranger)).status).toBe(404)
  expect((await withdraw(id, 999_999)).status).toBe(404)
  const answer = await withdraw(id, approval)
  expect(answer.json()).toMatchObject({ success: true, message: proofMessages.withdrawn })
  const again = await withdraw(id, approval)
  expect([again.status, again.json()]).toEqual([
    409,
    expect.objectContaining({ message: proofMessages.withdrawnBefore }),
  ])
  expect((await mails('proof-to-staff')).map(({ details }) => details)).toContainEqual({
    ...{ approvalId: approval, isWithdrawn: true },
  })

  const { proof } = await readyOf(id)
  expect(approvalOf(proof)).toBeNull()
  expect(sumOfInside(proof)).not.toBe(before.interior)
  expect(proof.approvals).toEqual([
    expect.objectContaining({
      ...{ id: approval, sha256 },
      withdrawn: { at: expect.any(String), by: 'மு. செல்வி', reason: 'ஒரு பக்கம் விடுபட்டுள்ளது' },
    }),
  ])
  await sweep()
  for (const [kind, sum] of Object.entries(before))
    expect(sumOf((await approvedFile(id, approval, kind)).body)).toBe(sum)
  // The new files are approved beside it.
  expect((await approve(id, proof.sha256)).status).toBe(200)
  expect(approvalOf((await interiorOf(app, own, id)).proof)?.sha256).toBe(proof.sha256)
})

test('an editor takes an approval back, and its author is told why; of a published book nobody does', async () => {
  const { id, approval } = await anApproved()
  const editor = await aStaffMember(app, 'editor', 'Kayal')
  const address = `/api/staff/submissions/${id}/proof/approvals/${approval}/withdrawal`
  const reason = 'The cover needs its ISBN.'
  const accountant = await aStaffMember(app, 'accounts', 'Mani')
  expect((await app.post(address, { reason }, accountant.headers)).status).toBe(403)
  const book = await aBook(app.db, { isbn: null })
  await app.db.updateTable('submissions').set({ book_id: book.id }).where('id', '=', id).execute()
  await moveTo(id, 'in_review', 'final_validation', 'published')
  for (const answer of [await app.post(address, { reason }, editor.headers), await withdraw(id, approval)])
    expect([answer.status, answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'submission.version_too_late' }),
    ])
  await moveTo(id, 'final_validation')
  expect((await app.post(address, { reason }, editor.headers)).json()).toMatchObject({
    data: { approvals: [{ withdrawn: { by: 'Kayal', reason } }] },
  })
  expect((await mails('proof-withdrawn')).map(({ details }) => details)).toContainEqual({
    approvalId: approval,
  })
  const told = await app.get('/api/author/notifications', own)
  expect(told.json()).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({ kind: 'proof', link: `/books-in-work/${id}/proof` }),
    ]),
  })
  expect((await app.post(address, { reason }, editor.headers)).status).toBe(409)
})

test('files of an approval are for its author and editors alone, and of that submission', async () => {
  const { id, approval } = await anApproved()
  const other = await anApproved()
  const stranger = await signInAs(app.db, await anAccount(app.db))
  const accountant = await aStaffMember(app, 'accounts', 'Mani')
  expect((await approvedFile(id, approval, 'ebook', stranger)).status).toBe(404)
  expect((await approvedFile(id, approval, 'ebook', accountant.headers)).status).toBe(403)
  expect((await approvedFile(id, approval, 'ebook', {})).status).toBe(401)
  expect((await approvedFile(other.id, approval, 'ebook')).status).toBe(404)
  expect((await approvedFile(id, approval, 'manuscript')).status).toBe(404)
})

const pagesOf = (id: number, query: string, headers: Record<string, string> = own) =>
  ask(app.origin, `/api/author/submissions/${id}/proof/pages?${query}`, { headers })

test('what stands on pages of the newest version is read as text, by its author and editors alone', async () => {
  const id = await handInWord(app, own)
  expect((await pagesOf(id, 'from=1&most=2')).json()).toMatchObject({ data: { sha256: null, pages: [] } })
  const { proof } = await readyOf(id)
  const { data } = getProofPages.output.parse((await pagesOf(id, 'from=3&most=20')).json())
  expect(data.sha256).toBe(sumOfInside(proof))
  expect(data.pages.map(({ page }) => page)).toEqual(data.pages.map((_, at) => at + 3))
  expect(data.pages[0]?.parts).toContainEqual({ kind: 'text', text: 'Meena Kandan' })
  const [first] = data.pages.filter(({ label }) => label !== null)
  expect(first?.parts.slice(0, 2)).toMatchObject([
    { kind: 'title' },
    { kind: 'text', text: expect.stringMatching(/\S{3}/) },
  ])
  expect((await pagesOf(id, 'from=900&most=20')).json()).toMatchObject({ data: { pages: [] } })
  const wrong = await pagesOf(id, 'from=0&most=21')
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('from must be a whole number from 1 to 10000')
  expect(wrong.text).toContain('most must be a whole number from 1 to 20')
  const stranger = await signInAs(app.db, await anAccount(app.db))
  const [editor, accountant] = [
    await aStaffMember(app, 'editor', 'Devi'),
    await aStaffMember(app, 'accounts', 'Kala'),
  ]
  const asked = [own, editor.headers, stranger, accountant.headers, {}].map((who) =>
    pagesOf(id, 'from=1&most=1', who),
  )
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 404, 403, 401])
})

test('a new version takes the place of an approved one, whose files stay until its author leaves', async () => {
  const { id, sha256, approval } = await anApproved(3)
  const first = sumsOf((await interiorOf(app, own, id)).proof)
  const { body, type } = aForm({ name: 'bookPdf', value: await tidy({ chapters: 4 }), file: 'new.docx' })
  const headers = { 'content-type': type, ...own }
  const sent = await ask(app.origin, `/api/author/submissions/${id}/versions`, {
    method: 'POST',
    headers,
    body,
  })
  uploadVersion.output.parse(sent.json())
  expect((await approve(id, sha256)).status).toBe(409)
  const second = (await readyOf(id, 2)).proof
  expect(second.sha256).not.toBe(sha256)
  expect(approvalOf(second)).toBeNull()
  expect((await approve(id, second.sha256)).status).toBe(200)
  expect(await approvalsOf(id)).toEqual([
    expect.objectContaining({ number: 1, sha256 }),
    expect.objectContaining({ number: 2, sha256: second.sha256 }),
  ])
  expect((await interiorOf(app, own, id)).proof.approvals.map(({ version }) => version)).toEqual([2, 1])
  for (const [kind, sum] of Object.entries(first))
    expect(sumOf((await approvedFile(id, approval, kind)).body)).toBe(sum)

  // With an author goes what has not become a book.
  const { rows } = await sql<{ key: string }>`
    select file_key as key from approved_files join proof_approvals on id = approval_id
    where submission_id = ${id}`.execute(app.db)
  expect(rows).toHaveLength(8)
  await inTransaction(app.db, (tx) => forgetSubmissions(tx, authorId))
  expect(await approvalsOf(id)).toEqual([])
  await sweep()
  expect(await Promise.all(rows.map(({ key }) => app.storage.exists(key)))).toEqual(rows.map(() => false))
})
