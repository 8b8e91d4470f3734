import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkProblems } from '@panai/contract/manuscripts/check-problems'
import { listManuscriptChecks, type ManuscriptCheck } from '@panai/contract/manuscripts/manuscript-checks'
import { submitManuscript, uploadVersion } from '@panai/contract/submissions/submissions'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { tidy } from '../../../../../demo/src/manuscripts/manuscripts.ts'
import { findLibreOffice } from '../../../../../scripts/lib/find-libre-office.ts'
import { aForm, type Part } from '../../../../test/a-form.ts'
import { aPhoto } from '../../../../test/a-photo.ts'
import { anAccount, sendJson, signInAs } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { anOldWordFile } from '../../../../test/an-old-word-file.ts'
import { ask } from '../../../../test/ask.ts'
import { aManuscript, anOleFile, wordStream } from '../../../../test/manuscripts.ts'
import { until } from '../../../../test/until.ts'
import { interiorThat } from '../../../../test/word-manuscripts.ts'
import { docConverter } from '../../../untrusted-files/convert-doc.ts'

const program = findLibreOffice() ?? ''

describe.skipIf(program === '')(
  'Word files of the old kind are read as what LibreOffice makes of them',
  () => {
    let app: TestApplication
    let own: Record<string, string>
    beforeAll(async () => {
      app = await startTestApplication({ settings: { LIBREOFFICE: program } })
      own = await signInAs(app.db, await anAccount(app.db, { name: 'மு. செல்வி' }))
    })
    afterAll(() => app.stop())

    async function send<Output>(address: string, parts: Part[], parse: (answer: unknown) => Output) {
      const { body, type } = aForm(...parts)
      const headers = { 'content-type': type, ...own }
      return parse((await ask(app.origin, address, { method: 'POST', headers, body })).json())
    }

    const handIn = async (bookPdf: Uint8Array) =>
      send(
        '/api/submit',
        await aManuscript({ bookPdf }),
        (answer) => submitManuscript.output.parse(answer).data.submission.id,
      )

    async function checked(id: number, version = 1, ready = (_: ManuscriptCheck) => true) {
      let found: ManuscriptCheck | undefined
      await until(`version ${version} is checked`, async () => {
        const answer = await ask(app.origin, `/api/author/submissions/${id}/checks`, { headers: own })
        const { checks } = listManuscriptChecks.output.parse(answer.json()).data
        found = checks.find((one) => one.version === version)
        return found?.checked_at != null && ready(found)
      })
      if (!found) throw new Error(`there is no check of version ${version}`)
      return found
    }

    test('its author is told so, the book is set, and the file stays as it was sent', async () => {
      const docx = await tidy({ chapters: 3, paragraphs: 4 })
      const doc = await anOldWordFile(program, docx)
      const id = await handIn(doc)
      const { problem, report } = await checked(id)
      expect(problem).toBeNull()
      expect(report?.chapters).toHaveLength(3)
      expect(report?.findings.map(({ severity, meaning }) => [severity, meaning])).toContainEqual([
        'information',
        expect.stringContaining('We made a .docx of it'),
      ])
      const interior = await interiorThat(app, { who: own, id }, 'it is set', ({ state }) => state === 'set')
      expect(interior.sizes).toHaveLength(8)
      const sent = await ask(app.origin, `/api/author/submissions/${id}/manuscript`, { headers: own })
      expect(sent.body.equals(doc)).toBe(true)
      const files = unzipSync((await app.get('/api/author/export', own)).body)
      const made = unzipSync(files[`submissions/${id}/converted/1.docx`] ?? new Uint8Array())
      expect(strFromU8(made['word/document.xml'] ?? new Uint8Array())).toContain('கிணற்றில்')
    })
    test('a picture that it names and does not hold is not fetched from the server’s disk', async () => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-doc-'))
      onTestFinished(() => rm(folder, { recursive: true }))
      const at = (name: string) => path.join(folder, name)
      const [picture, doc, docx] = [at('a.jpg'), at('a.doc'), at('a.docx')]
      await writeFile(picture, await aPhoto({ width: 200, height: 200, format: 'jpeg' }))
      const linked = `<p>பனை</p><p><img src="${pathToFileURL(picture)}" width="90" height="90"></p>`
      await writeFile(doc, await anOldWordFile(program, linked, 'html'))
      expect(await docConverter({ program, dataDir: folder })(doc, docx)).toBe(true)
      const files = unzipSync(await readFile(docx))
      expect(strFromU8(files['word/_rels/document.xml.rels'] ?? new Uint8Array())).toContain('a.jpg')
      expect(Object.keys(files).filter((name) => name.startsWith('word/media/'))).toEqual([])
    })

    test('what was changed in the version before is changed in it too', async () => {
      const docx = await tidy({ chapters: 2, paragraphs: 3 })
      const id = await handIn(docx)
      await checked(id)
      const edit = { kind: 'paragraph', at: 2, anchor: 'அத்தியாயம் 1', use: 'part' }
      const edits = `/api/author/submissions/${id}/text-edits`
      const answer = await sendJson(app.origin, 'POST', edits, { version: 1, make: [edit] }, own)
      expect(answer.status).toBe(200)
      const file = { name: 'bookPdf', value: await anOldWordFile(program, docx), file: 'new.doc' }
      await send(`/api/author/submissions/${id}/versions`, [file], (answer) =>
        uploadVersion.output.parse(answer),
      )
      const isRead = ({ is_current, edits: [made] }: ManuscriptCheck) => is_current && made?.result !== null
      const { report, edits: carried } = await checked(id, 2, isRead)
      expect(carried).toMatchObject([{ edit, result: { count: 1 } }])
      expect(report?.chapters).toEqual(['அத்தியாயம் 2'])
    })
  },
)

test('where the program fails, the author is told how to mend that, as where none is set', async () => {
  const failing = await startTestApplication({ settings: { LIBREOFFICE: '/bin/false' } })
  onTestFinished(() => failing.stop())
  const who = await signInAs(failing.db, await anAccount(failing.db))
  const { body, type } = aForm(
    ...(await aManuscript({ bookPdf: anOleFile({ '/WordDocument': wordStream() }) })),
  )
  const headers = { 'content-type': type, ...who }
  const answer = await ask(failing.origin, '/api/submit', { method: 'POST', headers, body })
  const { id } = submitManuscript.output.parse(answer.json()).data.submission
  await until('it is checked', async () => {
    const told = await ask(failing.origin, `/api/author/submissions/${id}/checks`, { headers: who })
    return told.text.includes(checkProblems.en.doc)
  })
  expect(failing.log.map(({ msg }) => msg)).toContain('a Word file of the old kind could not be converted')
})
