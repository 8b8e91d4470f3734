import { tamilOf } from '@panai/contract/language/in-two-languages'
import { paise } from '@panai/contract/money/money'
import type {
  StaffStatement,
  StaffStatementInFull,
  StatementQuery,
  StatementRun,
} from '@panai/contract/statements/staff/statements'
import {
  type LineSale,
  type StatementLine,
  type StatementSummary,
  statementMessages,
} from '@panai/contract/statements/statements'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { anAccount, sendJson, signInAs, signInWithFactor } from '../../../test/accounts.ts'
import { anApplication, SECRET_KEY, type TestApplication } from '../../../test/an-application.ts'
import { aBook, anAgreement, anAuthor } from '../../../test/builders.ts'
import { postFile } from '../../../test/money/post-file.ts'
import { aPayout, aReturn, aSale, fail, pay, sell } from '../../../test/money/sales.ts'
import { aRun, issueAll, monthAfter } from '../../../test/money/statements.ts'
import { asStaff, dataOf, type StaffClient } from '../../../test/staff.ts'
import { until } from '../../../test/until.ts'
import { createKeyring } from '../../keys/keyring.ts'
import { findLedgerDifferences } from '../royalties/index.ts'
import { findStatementDifferences } from './check-statements.ts'
import { statementIssued } from './statement-issued.ts'

const TITLE = 'க்ஷேத்திரக் கதைகள்: ஸ்ரீரங்கம், கொடி கௌரவம்'

/** An author with an account, a book in Tamil, sales, a return and a payout that failed. */
async function aWriter(app: TestApplication) {
  const { db } = app
  const author = await anAuthor(db, { name: 'மு. செல்வி' })
  const book = await aBook(db, { title: TITLE, author_id: author.id })
  const account = await anAccount(db, { author_id: author.id })
  const of = { bookId: book.id }
  await sell(db, aSale(author.id, of), aSale(author.id, of), aReturn(author.id, of))
  await sell(db, aSale(author.id, { ...of, channel: 'kdp', format: 'ebook', soldOn: '2026-02-03' }))
  await pay(db, aPayout(author.id, { amount: paise(9_000), withheld: paise(1_000) }))
  await fail(db, await pay(db, aPayout(author.id)))
  return { author, headers: await signInAs(db, account) }
}

type Recalculated = { base: number | null; cost: number | null; rate: number | null; share: number | null }

/** What an author makes of it with pencil and paper, in paise: the royalty first, then the share of it. */
function recalculated({ base, cost, rate, share }: Recalculated): number {
  const left = Math.round(Number(base) * 100) - Math.round(Number(cost) * 100)
  return Math.round((Math.round((left * Number(rate)) / 100) * Number(share)) / 100)
}

/** One of accounts, who has given the second factor. */
async function aClerk({ db, get, origin }: TestApplication) {
  const headers = await signInWithFactor(db, await anAccount(db, { role: 'accounts' }))
  return {
    get: (address: string) => get(address, headers),
    send: (method: 'POST' | 'DELETE', address: string, value: object = {}) =>
      sendJson(origin, method, address, value, headers),
  }
}

async function untilReady({ get }: Pick<StaffClient, 'get'>, id: number): Promise<StatementRun> {
  let run: StatementRun | undefined
  await until('the run is ready', async () => {
    run = dataOf<StatementRun>(await get(`/api/staff/statement-runs/${id}`))
    return run.state === 'ready'
  })
  if (!run) throw new Error('there is no run')
  return run
}

test('a clerk makes, verifies and issues a month; the author sees it to the row, prints it and asks about a line', async () => {
  const app = await anApplication()
  const { db } = app
  const { author, headers } = await aWriter(app)
  const clerk = await aClerk(app)
  const own = async <T>(address: string) => dataOf<T>(await app.get(`/api/author/${address}`, headers))

  const period = { period: 'month', from: '2026-10-01' }
  const started = dataOf<StatementRun>(await clerk.send('POST', '/api/staff/statement-runs', period))
  const again = dataOf<StatementRun>(await clerk.send('POST', '/api/staff/statement-runs', period))
  expect(again.id).toBe(started.id)
  expect(await untilReady(clerk, started.id)).toMatchObject({
    ...{ draft: 1, verified: 0, issued: 0, progress: 1 },
    drafts: { closing: 348.5, unflagged: 1, unflagged_closing: 348.5 },
  })

  // 3 × 179.40 − 89.70 and −90 −10: the payout that failed leaves and comes back.
  const figures = {
    opening: 0,
    sales: 538.2,
    returns: -89.7,
    corrections: 0,
    paid: 90,
    withheld: 10,
    closing: 348.5,
  }
  const [draft] = dataOf<StaffStatement[]>(await clerk.get(`/api/staff/statements?run_id=${started.id}`))
  expect(draft).toMatchObject({ ...figures, state: 'draft', author_name: 'மு. செல்வி', copies: 5 })
  expect(await own('statements')).toEqual([])
  expect((await app.get(`/api/author/statements/${draft?.id}`, headers)).status).toBe(404)

  await clerk.send('POST', `/api/staff/statement-runs/${started.id}/verification`, { which: 'all' })
  dataOf(await clerk.send('POST', `/api/staff/statement-runs/${started.id}/issue`))
  expect(await untilReady(clerk, started.id)).toMatchObject({ draft: 0, issued: 1 })
  expect((await clerk.send('DELETE', `/api/staff/statement-runs/${started.id}`)).status).toBe(409)

  const [statement] = await own<StatementSummary[]>('statements')
  expect(statement).toMatchObject({ ...figures, state: 'issued', period_from: '2026-10-01' })
  const lines = await own<StatementLine[]>(`statements/${statement?.id}/lines`)
  expect(lines.map(({ kind, copies, balance }) => [kind, copies, balance])).toEqual([
    ['sale', 2, 179.4],
    ['sale', 4, 358.8],
    ['return', -1, -89.7],
    ['payout', 0, -90],
    ['payout', 0, -50],
    ['payout', 0, 50],
    ['tax', 0, -10],
  ])
  const march = lines[1]
  const sales = await own<LineSale[]>(`statement-lines/${march?.id}/sales`)
  expect(sales.map(({ quantity, royalty, source }) => [quantity, royalty, source])).toEqual([
    [2, 179.4, 'test'],
    [2, 179.4, 'test'],
  ])
  const csv = await app.get(`/api/author/statements/${statement?.id}/lines.csv`, headers)
  expect(csv.text.split('\r\n')[2]).toContain(`2026-03,"${TITLE}",paperback,Amazon,4`)
  const tamil = await app.get(`/api/author/statements/${statement?.id}/lines.csv`, {
    ...headers,
    'accept-language': 'ta',
  })
  expect(tamil.text).toMatch(/^\uFEFFவகை,நாள் அல்லது மாதம்,நூலின் தலைப்பு,/)
  expect(tamil.text.split('\r\n')[2]).toContain(`விற்பனை,2026-03,"${TITLE}",சாதா அட்டை,அமேசான்,4`)
  expect(tamil.text).not.toMatch(/paperback|Amazon|net\b/)

  const news = await own<{ kind: string; link: string }[]>('notifications')
  expect(news).toMatchObject([{ kind: 'statement', link: `/statements?statement=${statement?.id}` }])
  const { mails } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where('kind', '=', statementIssued.name)
    .executeTakeFirstOrThrow()
  expect(mails).toBe(1)

  await db.updateTable('accounts').set({ language: 'ta' }).where('author_id', '=', author.id).execute()
  const deps = { db, publicUrl: 'https://books.example', keys: createKeyring([SECRET_KEY]) }
  const letter = await statementIssued.compose(deps, { statementId: statement?.id ?? 0 })
  expect(JSON.stringify(letter)).toContain(`https://books.example/ta/statements?statement=${statement?.id}`)
  const missing = await app.get('/api/author/statements/999999', { ...headers, 'accept-language': 'ta' })
  expect(missing.json()).toMatchObject({ message: tamilOf(statementMessages.notFound) })

  const asked = await app.post(`/api/author/statement-lines/${march?.id}/messages`, { text: 'ஏன்?' }, headers)
  expect(asked.status).toBe(200)
  const [query] = dataOf<StatementQuery[]>(await clerk.get('/api/staff/statement-queries?waiting=yes'))
  expect(query).toMatchObject({
    author_id: author.id,
    line: { title: TITLE, copies: 4 },
    messages: [{ text: 'ஏன்?' }],
  })
  dataOf(
    await clerk.send('POST', `/api/staff/statement-queries/${query?.id}/messages`, {
      text: 'Two were sold twice.',
    }),
  )
  expect(await own(`statement-lines/${march?.id}/messages`)).toMatchObject([
    { from: 'author', text: 'ஏன்?' },
    { from: 'staff', text: 'Two were sold twice.' },
  ])
  expect(await findStatementDifferences(db)).toEqual([])
  expect(await findLedgerDifferences(db)).toEqual([])
})

test('an author can work out a line and each of its sales again from what stands there', async () => {
  const app = await anApplication()
  const { db } = app
  const { author, headers } = await aWriter(app)
  const other = await anAuthor(db)
  const book = await aBook(db, { author_id: author.id })
  const shares = [
    { authorId: author.id, share: 6_667, royalty: 4_668 },
    { authorId: other.id, share: 3_333, royalty: 2_333 },
  ]
  const sold = { bookId: book.id, channel: 'kobo', format: 'ebook', soldOn: '2026-01-09' } as const
  const agreementId = await anAgreement(db, book.id, [{ basis: 'net', rate_bp: 5_000, format: 'ebook' }])
  const rules = db.selectFrom('royalty_rules').where('agreement_id', '=', agreementId)
  const { id: ruleId } = await rules.select('id').executeTakeFirstOrThrow()
  const line = { ...sold, sold: 2, returned: 0, gross: 300_00, pays: 140_01, shares, ruleId }
  await postFile(db, { lines: [line, line] })
  const run = await aRun(db, '2026-10-01')
  await issueAll(db, run)
  const own = async <T>(address: string) => dataOf<T>(await app.get(`/api/author/${address}`, headers))
  const [statement] = await own<StatementSummary[]>('statements')
  const lines = await own<StatementLine[]>(`statements/${statement?.id}/lines`)
  const found = lines.find(({ channel }) => channel === 'kobo')
  if (!found) throw new Error('the line is not there')
  expect(found).toMatchObject({ copies: 4, base: 280.02, rate: 50, share: 66.67, balance: 93.36 })
  // Each sale is rounded by itself: a line may be off by a paisa for each.
  expect(Math.abs(recalculated(found) - 9_336)).toBeLessThanOrEqual(found.entries)
  const sales = await own<LineSale[]>(`statement-lines/${found.id}/sales`)
  expect(sales).toHaveLength(2)
  for (const { working } of sales) expect(working && recalculated(working)).toBe(4_668)
  const ofBook = { id: ruleId, book_id: book.id, format: 'ebook', channel: null } as const
  for (const { rule } of sales)
    expect(rule).toEqual({ ...ofBook, basis: 'net', percent: 50, valid_from: '2020-01-01' })
})

test('its documents read as they were written, in both languages, and are the same whenever they are fetched', async () => {
  const app = await anApplication()
  const { headers } = await aWriter(app)
  await issueAll(app.db, await aRun(app.db))
  const { id } = await app.db.selectFrom('statements').select('id').executeTakeFirstOrThrow()
  const file = async (language: string) => {
    const answer = await fetch(`${app.origin}/api/author/statements/${id}/pdf/${language}`, { headers })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    return new Uint8Array(await answer.arrayBuffer())
  }
  const [english, tamil, ...again] = await Promise.all(['en', 'ta', 'en', 'ta'].map(file))
  if (!english || !tamil) throw new Error('there are no files')
  expect(again).toEqual([english, tamil])
  expect(await app.db.selectFrom('statement_files').select('language').orderBy('language').execute()).toEqual(
    [{ language: 'en' }, { language: 'ta' }],
  )
  await app.db.updateTable('books').set({ title: 'Another' }).execute()
  expect(await file('ta')).toEqual(tamil)

  // What one reader takes for the gap between two words is not the same to another: words are compared without.
  const read = async (bytes: Uint8Array) => {
    const pdf = await getDocumentProxy(bytes.slice())
    const { info } = await pdf.getMetadata()
    const { text } = await extractText(pdf, { mergePages: true })
    return { info, text: text.normalize('NFC').replace(/\s/g, '') }
  }
  const inEnglish = await read(english)
  expect(inEnglish.info).toMatchObject({ Language: 'en-IN' })
  for (const words of ['Royalty statement', 'மு. செல்வி', 'Closing balance', '348.50', '−89.70', 'Kindle'])
    expect(inEnglish.text).toContain(words.replaceAll(' ', ''))
  const inTamil = await read(tamil)
  expect(inTamil.info).toMatchObject({ Language: 'ta-IN' })
  for (const words of [
    'உரிமைத்தொகை அறிக்கை',
    'க்ஷேத்திரக் கதைகள்',
    'ஸ்ரீரங்கம்',
    'கௌரவம்',
    'இறுதி இருப்பு',
    'ஜனவரி 2020',
  ])
    expect(inTamil.text).toContain(words.replaceAll(' ', ''))
})

test('another author sees nothing of it, and an editor of the company neither', async () => {
  const app = await anApplication()
  await aWriter(app)
  await issueAll(app.db, await aRun(app.db))
  const { id } = await app.db.selectFrom('statements').select('id').executeTakeFirstOrThrow()
  const line = await app.db
    .selectFrom('statement_lines')
    .select('id')
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const other = await anAuthor(app.db)
  const headers = await signInAs(app.db, await anAccount(app.db, { author_id: other.id }))
  for (const address of [
    `statements/${id}`,
    `statements/${id}/lines`,
    `statements/${id}/lines.csv`,
    `statements/${id}/pdf/ta`,
    `statement-lines/${line.id}/sales`,
    `statement-lines/${line.id}/messages`,
  ])
    expect((await app.get(`/api/author/${address}`, headers)).status).toBe(404)
  const asked = await app.post(`/api/author/statement-lines/${line.id}/messages`, { text: 'Why?' }, headers)
  expect(asked.status).toBe(404)
  const editor = await asStaff(app, 'editor')
  expect((await editor.get(`/api/staff/statements/${id}`)).status).toBe(403)
})

test('nothing changes an issued statement, not even the database’s own user', async () => {
  const app = await anApplication()
  const { db } = app
  const { author } = await aWriter(app)
  const run = await aRun(db)
  await issueAll(db, run)
  for (const change of [
    'update statements set closing_paise = closing_paise + 1, sales_paise = sales_paise + 1',
    "update statements set state = 'draft', verified_at = null, issued_at = null",
    'delete from statements',
    'update statement_lines set copies = 0',
    'delete from statement_lines',
    "insert into statement_lines (statement_id, position, kind, occurred_on, entries, copies, amount_paise, balance_paise) select id, 99, 'sale', now(), 1, 1, 1, 1 from statements",
  ])
    await expect(app.pool.query(change)).rejects.toThrow(/statement|never/)
  // What comes later is of the next one, which locks the last.
  await sell(db, aSale(author.id))
  await issueAll(db, await aRun(db, monthAfter(1)))
  const states = await db.selectFrom('statements').select(['state', 'opening_paise']).orderBy('id').execute()
  expect(states).toEqual([
    { state: 'locked', opening_paise: 0 },
    { state: 'issued', opening_paise: 34_850 },
  ])
  await expect(app.pool.query("update statements set state = 'issued', locked_at = null")).rejects.toThrow()
})

test('a letter that no font has is printed as its code, and staff are told', async () => {
  const app = await anApplication()
  const { headers } = await aWriter(app)
  await app.db.updateTable('books').set({ title: 'Rivers of 漢' }).execute()
  await issueAll(app.db, await aRun(app.db))
  const { id } = await app.db.selectFrom('statements').select('id').executeTakeFirstOrThrow()
  const clerk = await aClerk(app)
  const shown = dataOf<StaffStatementInFull>(await clerk.get(`/api/staff/statements/${id}`))
  expect(shown.unprintable).toEqual(['漢'])
  const answer = await app.get(`/api/author/statements/${id}/pdf/en`, headers)
  expect(answer.status).toBe(200)
  expect(await app.db.selectFrom('statement_files').select('key').execute()).toHaveLength(1)
})
