import { getInterior, type Interior } from '@panai/contract/manuscripts/interiors'
import { submitManuscript } from '@panai/contract/submissions/submissions'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tidy } from '../../../../../demo/src/manuscripts/manuscripts.ts'
import { aForm } from '../../../../test/a-form.ts'
import { anAccount, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { ask } from '../../../../test/ask.ts'
import { aManuscript } from '../../../../test/manuscripts.ts'
import { aStaffMember } from '../../../../test/staff-member.ts'
import { until } from '../../../../test/until.ts'
import { checkEbook } from '../../../manuscripts/ebook/check-ebook.ts'

let app: TestApplication
let own: Record<string, string>
beforeAll(async () => {
  app = await startTestApplication()
  own = await signInAs(app.db, await anAccount(app.db))
})
afterAll(() => app.stop())

async function handIn(bookPdf: Uint8Array): Promise<number> {
  const { body, type } = aForm(...(await aManuscript({ bookPdf, title: 'கிணற்றில் வானம்' })))
  const headers = { 'content-type': type, ...own }
  const answer = await ask(app.origin, '/api/submit', { method: 'POST', headers, body })
  return submitManuscript.output.parse(answer.json()).data.submission.id
}

const ebookOf = (id: number, who = own) =>
  ask(app.origin, `/api/author/submissions/${id}/ebook/file`, { headers: who })

async function made(id: number): Promise<Interior['ebook']> {
  let found: Interior['ebook'] | undefined
  await until('the e-book is made', async () => {
    const answer = await ask(app.origin, `/api/author/submissions/${id}/interior`, { headers: own })
    found = getInterior.output.parse(answer.json()).data.interior.ebook
    return found.state === 'made'
  })
  if (!found) throw new Error('there is no e-book')
  return found
}

test('a manuscript that its check has let through becomes an e-book: without a fault, with its cover, for its author and an editor, the same whenever it is made', async () => {
  const id = await handIn(await tidy())
  const { bytes } = await made(id)
  const file = await ebookOf(id)
  expect(file.headers).toMatchObject({
    'content-type': 'application/epub+zip',
    'content-length': String(bytes),
    'content-disposition': expect.stringMatching(/^attachment; .*\.epub$/),
    'x-content-type-options': 'nosniff',
  })
  expect(await checkEbook(file.body)).toEqual({ errors: [], warnings: [] })
  const parts = unzipSync(file.body)
  expect((await sharp(parts['EPUB/cover.jpg']).metadata()).format).toBe('jpeg')
  expect(strFromU8(parts['EPUB/title-page.xhtml'] ?? new Uint8Array())).toContain('Meena Kandan</span></p>')
  expect(strFromU8(parts['EPUB/package.opf'] ?? new Uint8Array())).toMatch(
    /urn:uuid:[0-9a-f]{8}-[0-9a-f-]{27}</,
  )
  const editor = await aStaffMember(app, 'editor', 'Anbu')
  expect((await ebookOf(id, editor.headers)).body.equals(file.body)).toBe(true)
  const archive = unzipSync((await app.get('/api/author/export', own)).body)
  expect(file.body.equals(archive[`submissions/${id}/ebook/1.epub`] ?? new Uint8Array())).toBe(true)

  const version = sql`(select id from submission_versions where submission_id = ${id})`
  await sql`delete from ebooks where version_id = ${version}`.execute(app.db)
  // The next one that is handed in lets what is left be found.
  await handIn(await tidy({ chapters: 1 }))
  await made(id)
  expect((await ebookOf(id)).body.equals(file.body)).toBe(true)
})
