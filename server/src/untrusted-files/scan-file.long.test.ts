import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { uploadMessages } from '@panai/contract/http/upload-messages'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findClamd } from '../../../scripts/lib/find-clamd.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { type Clamd, eicar, startClamd } from '../../test/a-clamd.ts'
import { aForm } from '../../test/a-form.ts'
import { aPhoto } from '../../test/a-photo.ts'
import { anAccount, sendForm, signInAs } from '../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../test/an-application.ts'
import { type Answer, ask } from '../../test/ask.ts'
import { aBook } from '../../test/builders.ts'
import { aSubmissionOf, type Headers, write } from '../../test/correspondence.ts'
import { aManuscript, aPdf, aZip, docxParts } from '../../test/manuscripts.ts'
import { panaiCsv } from '../../test/sales-files.ts'
import { readImport, untilImportIs, upload } from '../../test/sales-imports.ts'
import { aStaffMember, type StaffMember } from '../../test/staff-member.ts'
import { parseScannerUrl } from '../config/scanner-address.ts'
import { ScannerIsAway, scanBy } from './scan-file.ts'

const program = findClamd() ?? ''

describe.skipIf(program === '')('files are scanned by clamd', () => {
  let clamd: Clamd
  let app: TestApplication
  let signed: Headers
  let submission: number
  beforeAll(async () => {
    clamd = await startClamd(program)
    app = await startTestApplication({ settings: { CLAMD_URL: clamd.url } })
    const writer = await anAccount(app.db)
    signed = await signInAs(app.db, writer)
    submission = await aSubmissionOf(app.db, Number(writer.author_id))
  })
  afterAll(async () => {
    await app.stop()
    await clamd.remove()
  })

  const photo = () => aPhoto({ width: 60, height: 90, format: 'jpeg' })

  async function handIn(given: Record<string, Uint8Array>): Promise<Answer> {
    const { body, type } = aForm(...(await aManuscript(given)))
    const headers = { 'content-type': type, ...signed }
    return ask(app.origin, '/api/submit', { method: 'POST', headers, body })
  }
  const attach = (bytes: Uint8Array) =>
    write(app, 'author', submission, signed, { files: [{ name: 'letter.pdf', bytes }] })
  const setPhoto = (bytes: Buffer) =>
    sendForm(app.origin, '/api/author/profile/photo', {}, { method: 'PUT', photo: bytes, headers: signed })

  const bookTable = ({ headers }: StaffMember, value: Buffer) => {
    const { body, type } = aForm({ name: 'file', file: 'books.csv', type: 'text/csv', value })
    return ask(app.origin, '/api/staff/book-import-previews', {
      ...{ method: 'POST', body, headers: { ...headers, 'content-type': type } },
    })
  }

  const pdf = async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), eicar, await aPdf()])
  const packed = () => aZip({ ...docxParts(), 'word/media/x.txt': eicar })
  const picture = async () => Buffer.concat([await photo(), eicar])

  const harmful: [string, string, () => Promise<Answer>][] = [
    ['a manuscript', 'bookPdf', async () => handIn({ bookPdf: await pdf() })],
    ['a part of a Word document', 'bookPdf', () => handIn({ bookPdf: packed() })],
    ['a cover', 'bookCover', async () => handIn({ bookCover: await picture() })],
    ['an attachment', 'file_1', async () => attach(await pdf())],
    ['an attached picture', 'file_1', async () => attach(await picture())],
    ['an author’s picture', 'profile_photo', async () => setPhoto(await picture())],
  ]

  test.each(harmful)('%s that does harm is refused in plain words', async (_, field, send) => {
    const answer = await send()
    const { errors } = refusalReply.parse(answer.json())
    expect([answer.status, errors]).toEqual([422, { [field]: [uploadMessages.harmful] }])
  })

  test('so is a table of books', async () => {
    const editor = await aStaffMember(app, 'editor')
    const table = await bookTable(editor, Buffer.concat([Buffer.from('title\n'), eicar]))
    const { errors } = refusalReply.parse(table.json())
    expect([table.status, errors]).toEqual([422, { file: [uploadMessages.harmful] }])
    await aBook(app.db)
    const honest = await app.get('/api/staff/books.csv', editor.headers)
    expect((await bookTable(editor, honest.body)).status).toBe(200)
  })

  test('and a sales file, which is read later', async () => {
    const clerk = await aStaffMember(app, 'accounts')
    const { id } = await upload(clerk, app, panaiCsv([{ buyer_name: eicar.toString() }]))
    const { problems, has_file } = await untilImportIs(clerk, id, 'refused')
    expect(problems?.named).toMatchObject([{ code: 'harmful' }])
    expect(has_file).toBe(false)
    expect(await readImport(clerk, app, panaiCsv([{}]))).toMatchObject({ state: 'ready' })
  })

  test('honest files are taken', async () => {
    const answers = [
      await handIn({ bookPdf: await aPdf({ bytes: 4_000_000 }) }),
      await handIn({ bookPdf: aZip(docxParts()) }),
      await attach(await aPdf()),
      await setPhoto(await photo()),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('while nobody can be asked, nothing is taken and nobody is blamed, and afterwards all is well', async () => {
    await clamd.stop()
    for (const answer of [await handIn({}), await attach(await aPdf()), await setPhoto(await picture())]) {
      expect([answer.status, refusalReply.parse(answer.json()).message]).toEqual([429, uploadMessages.notNow])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(app.log).toContainEqual(
      expect.objectContaining({
        msg: 'a file could not be scanned',
        err: expect.objectContaining({ cause: expect.objectContaining({ code: 'ECONNREFUSED' }) }),
      }),
    )
    const before = await app.db.selectFrom('refused_files').selectAll().execute()
    await clamd.startAgain()
    expect((await setPhoto(await aPhoto({ width: 61, height: 90, format: 'jpeg' }))).status).toBe(200)
    expect((await setPhoto(Buffer.concat([await picture(), Buffer.from(' ')]))).status).toBe(422)
    const after = await app.db.selectFrom('refused_files').selectAll().execute()
    expect(after).toHaveLength(before.length + 1)
  })

  async function aFile(bytes: Uint8Array): Promise<string> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'panai-test-scan-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeFile(path.join(folder, 'file'), bytes)
    return path.join(folder, 'file')
  }

  /** What of a scan was not the one or the other. */
  async function awayWith(url: string, file: string, seconds: number): Promise<string> {
    const scan = scanBy(parseScannerUrl(url) ?? { path: '' })
    const away = await scan(file, seconds).catch((error: unknown) => error)
    if (!(away instanceof ScannerIsAway)) throw new Error(`it was found to be ${String(away)}`)
    return `${away.message}: ${away.cause instanceof Error ? away.cause.message : ''}`
  }

  test('one that says nothing is not waited for longer than the file may take', async () => {
    const [small, large] = [await aFile(eicar), await aFile(Buffer.alloc(20_000_000, 'palmyra '))]
    clamd.pause()
    try {
      for (const file of [small, large])
        expect(await awayWith(clamd.url, file, 0.3)).toMatch(/the virus scan took more than 0.3 s/)
    } finally {
      clamd.goOn()
    }
    expect(await scanBy(parseScannerUrl(clamd.url) ?? { path: '' })(small, 10)).toBe('harmful')
  })

  test('one on another machine is asked by its port, and what is longer than it reads is told from what it can’t say', async () => {
    const port = await freePort()
    const settings = [`TCPSocket ${port}`, 'TCPAddr 127.0.0.1', 'StreamMaxLength 1M']
    const other = await startClamd(program, settings)
    onTestFinished(other.remove)
    const url = `tcp://127.0.0.1:${port}`
    const scan = scanBy(parseScannerUrl(url) ?? { path: '' })
    expect(await scan(await aFile(eicar), 10)).toBe('harmful')
    expect(await scan(await aFile(Buffer.from('good day')), 10)).toBe('clean')
    // What it says of the length may or may not arrive before the connection is cut.
    for (const bytes of [1_100_000, 2_000_000, 20_000_000])
      expect([bytes, await scan(await aFile(Buffer.alloc(bytes, 'palmyra ')), 10)]).toEqual([
        bytes,
        'unscanned',
      ])
  })

  test('who sends more than it reads is told so, and the log names the setting', async () => {
    const narrow = await startClamd(program, ['StreamMaxLength 1M'])
    onTestFinished(narrow.remove)
    const narrowApp = await startTestApplication({ settings: { CLAMD_URL: narrow.url } })
    onTestFinished(narrowApp.stop)
    const writer = await signInAs(narrowApp.db, await anAccount(narrowApp.db))
    const { body, type } = aForm(...(await aManuscript({ bookPdf: await aPdf({ bytes: 4_000_000 }) })))
    const headers = { 'content-type': type, ...writer }
    const answer = await ask(narrowApp.origin, '/api/submit', { method: 'POST', headers, body })
    const { errors } = refusalReply.parse(answer.json())
    expect([answer.status, errors]).toEqual([422, { bookPdf: [uploadMessages.unscanned] }])
    expect(narrowApp.log).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining('StreamMaxLength') }),
    )
  })
})
