import { spawn } from 'node:child_process'
import { mkdtemp, readdir } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { checkProblems } from '@panai/contract/manuscripts/check-problems'
import { listManuscriptChecks, type ManuscriptCheck } from '@panai/contract/manuscripts/manuscript-checks'
import { submitManuscript, uploadVersion } from '@panai/contract/submissions/submissions'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fullOfFindings, inBamini, tidy } from '../../../../../demo/src/manuscripts/manuscripts.ts'
import { aForm, type Part } from '../../../../test/a-form.ts'
import { anAccount, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { ask } from '../../../../test/ask.ts'
import { aManuscript, anOleFile, aZip, docxParts, wordStream } from '../../../../test/manuscripts.ts'
import { mailsIn } from '../../../../test/outbox.ts'
import { aPrintFile, pagesOf } from '../../../../test/print-files.ts'
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

async function checksOf(id: number, who = own): Promise<ManuscriptCheck[]> {
  const answer = await ask(app.origin, `/api/author/submissions/${id}/checks`, { headers: who })
  return listManuscriptChecks.output.parse(answer.json()).data.checks
}

async function checked(id: number, version = 1): Promise<ManuscriptCheck> {
  let found: ManuscriptCheck | undefined
  await until(`version ${version} is checked`, async () => {
    found = (await checksOf(id)).find((one) => one.version === version)
    return found?.checked_at != null
  })
  if (!found) throw new Error(`there is no check of version ${version}`)
  return found
}

test('a Word file that is handed in is checked in the background; its author and an editor read what was found', async () => {
  const id = await handIn(await fullOfFindings())
  const { report, problem } = await checked(id)
  expect(problem).toBeNull()
  expect(report?.chapters).toHaveLength(4)
  expect(report?.findings[0]).toMatchObject({
    severity: 'stops',
    meaning: expect.stringContaining('typed in TAB'),
  })
  const editor = await aStaffMember(app, 'editor', 'Anbu')
  expect((await editor.calls(listManuscriptChecks, { id })).data.checks).toEqual(await checksOf(id))
  const [inTamil] = await checksOf(id, { ...own, 'accept-language': 'ta' })
  const told = inTamil?.report?.findings ?? []
  expect(told).toHaveLength(report?.findings.length ?? 0)
  expect(told[0]?.meaning).toContain('TAB என்ற பழைய தமிழ் எழுத்துருவில் உள்ளது')
  for (const { meaning, mend } of told) expect([meaning, mend]).toEqual([inTamilWords, inTamilWords])
  const mails = await mailsIn(app.db)
  expect(mails.filter(({ kind }) => kind === 'manuscript-checked')).toHaveLength(1)
})

const inTamilWords = expect.stringMatching(/\p{Script=Tamil}.*\p{Script=Tamil}/u)

test('what was found before findings had kinds is read as it was written', async () => {
  const id = await handIn(await tidy({ chapters: 1 }))
  await checked(id)
  const old = {
    ...{ severity: 'mend', chapter: 'அத்தியாயம் 1', paragraph: 3, pages: [], before: null, after: null },
    meaning: 'The number of this chapter is 3.',
    mend: 'Number the chapters in their order.',
  }
  await sql`update manuscript_checks set report = jsonb_set(report, '{findings}', ${JSON.stringify([old])}::jsonb)
    where version_id in (select id from submission_versions where submission_id = ${id})`.execute(app.db)
  for (const language of ['en', 'ta'])
    expect(await checksOf(id, { ...own, 'accept-language': language })).toMatchObject([
      { report: { findings: [old] } },
    ])
})

test('a new version is checked too, and the old report stays', async () => {
  const id = await handIn(await inBamini())
  const first = await checked(id)
  const version = await send(`/api/author/submissions/${id}/versions`, [
    { name: 'bookPdf', value: await tidy(), file: 'new.docx' },
  ])
  expect(uploadVersion.output.safeParse(version.json()).success).toBe(true)
  expect(await checked(id, 2)).toMatchObject({ report: { findings: [] } })
  expect((await checksOf(id)).at(1)).toEqual({ ...first, may_be_edited: false })
})

test('nobody else reads a check', async () => {
  const id = await handIn(await tidy({ chapters: 1 }))
  const stranger = await signInAs(app.db, await anAccount(app.db))
  const answer = await ask(app.origin, `/api/author/submissions/${id}/checks`, { headers: stranger })
  expect(answer.status).toBe(404)
  expect((await ask(app.origin, `/api/author/submissions/${id}/checks`)).status).toBe(401)
})

test('a PDF is checked as a file for the press, and its author told once', async () => {
  const id = await handIn(aPrintFile([{ entries: '/MediaBox [0 0 612 792]' }, ...pagesOf({}, 24)]))
  const { report, problem } = await checked(id)
  expect(problem).toBeNull()
  expect(report).toMatchObject({ pages: 25, chapters: [] })
  expect(report?.findings[0]).toMatchObject({
    severity: 'stops',
    pages: [1],
    meaning: expect.stringContaining('215.9 × 279.4 mm'),
  })
  const editor = await aStaffMember(app, 'editor', 'Chitra')
  expect((await editor.calls(listManuscriptChecks, { id })).data.checks).toEqual(await checksOf(id))
  const { id: versionId } = await app.db
    .selectFrom('submission_versions')
    .select('id')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow()
  const told = (await mailsIn(app.db)).filter(
    ({ kind, details }) => kind === 'manuscript-checked' && isDeepStrictEqual(details, { versionId }),
  )
  expect(told).toHaveLength(1)
  await until('no copy is left', async () => (await readdir(path.join(app.dataDir, 'checking'))).length === 0)
})

test('a check that failed by a fault of ours is told as that', async () => {
  const id = await handIn(await tidy({ chapters: 1 }))
  await checked(id)
  await sql`update manuscript_checks set problem = 'failed', report = null
    where version_id in (select id from submission_versions where submission_id = ${id})`.execute(app.db)
  expect(await checksOf(id)).toMatchObject([{ problem: checkProblems.en.failed, report: null }])
})

test('the process that reads manuscripts tells a fault of ours by where in the program it is, and nothing of the file', async () => {
  const folder = await mkdtemp(path.join(app.dataDir, 'no-file-'))
  const main = fileURLToPath(new URL('../../../open-untrusted-file.ts', import.meta.url))
  const child = spawn(process.execPath, [...process.execArgv, main, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify({ kind: 'manuscript' }))
  const line = (await text(child.stdout)).trim().split('\n').at(-1) ?? ''
  expect(JSON.parse(line)).toEqual({ failed: expect.stringMatching(/^Error/) })
})

test('PDFs that came long ago are not checked, and wait for nothing', async () => {
  const id = await handIn(aPrintFile(pagesOf({})))
  await checked(id)
  await sql`delete from manuscript_checks where version_id in (select id from submission_versions where submission_id = ${id})`.execute(
    app.db,
  )
  await sql`update submission_versions set at = now() - interval '31 days' where submission_id = ${id}`.execute(
    app.db,
  )
  expect(await checksOf(id)).toEqual([])
  const later = await handIn(aPrintFile(pagesOf({}, 21)))
  await checked(later)
  expect(await checksOf(id)).toEqual([])
})

const document = (body: string) =>
  Buffer.from(
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  )
const aWord = (body: string) => aZip({ ...docxParts(), 'word/document.xml': document(body) })
test.each([
  ['an old Word file', 'doc', () => anOleFile({ '/WordDocument': wordStream() })],
  ['a file without text', 'empty', () => aWord('<w:p/>')],
  [
    'a file whose notes are cut off',
    'broken',
    () =>
      aZip({
        ...docxParts(),
        'word/_rels/document.xml.rels': Buffer.from(
          '<Relationships><Relationship Id="rId1" Type="x/footnotes" Target="footnotes.xml"/></Relationships>',
        ),
        'word/footnotes.xml': Buffer.from('<w:footnotes xmlns:w="w"><w:footnote w:id="1">'),
      }),
  ],
  [
    'a file without a body',
    'empty',
    () => aZip({ ...docxParts(), 'word/document.xml': Buffer.from('<w:document xmlns:w="w"/>') }),
  ],
  [
    'a file of millions of runs',
    'heavy',
    () =>
      aWord(
        `<w:p>${[...Array(700_000).keys()].map((at) => `<w:r><w:t>${at * 7_919}</w:t></w:r>`).join('')}</w:p>`,
      ),
  ],
] as const)('%s is told in a sentence, and the submission is as it was', async (_, problem, make) => {
  const id = await handIn(make())
  const { report, problem: told } = await checked(id)
  expect([report, told]).toEqual([null, checkProblems.en[problem]])
  const whole = await ask(app.origin, `/api/author/submissions/${id}`, { headers: own })
  expect(whole.status).toBe(200)
})
