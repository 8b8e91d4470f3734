import { bookFormats } from '@panai/contract/language/vocabulary'
import { paise } from '@panai/contract/money/money'
import { previewWaitingAnswer } from '@panai/contract/sales-import/staff/waiting-sales'
import { getProofChanges } from '@panai/contract/submissions/proof-changes'
import { getProofPages } from '@panai/contract/submissions/proof-pages'
import { originalKey } from '@panai/server/features/pictures/index'
import { findProof } from '@panai/server/features/submissions/index'
import { sql } from 'kysely'
import { aPhoto } from '../../server/test/a-photo.ts'
import { addEarlierPages, earlierSum } from '../../server/test/add-earlier-pages.ts'
import { addSample } from '../../server/test/add-sample.ts'
import { aBook, aMessage, anAgreement, aSubmission } from '../../server/test/builders.ts'
import { aManuscript, aPdf, aZip, docxParts } from '../../server/test/manuscripts.ts'
import { addVerifiedPayees } from '../../server/test/money/add-verified-payees.ts'
import { aPayout, aSale, complete, pay, sell } from '../../server/test/money/sales.ts'
import { aRun, issueAll, monthAfter } from '../../server/test/money/statements.ts'
import { panaiCsv } from '../../server/test/sales-files.ts'
import { until } from '../../server/test/until.ts'
import { makeBankFiles, makeOnePaidByUpi } from './bank-files.ts'
import { type AuthorName, authors } from './callers.ts'
import type { Canaries } from './canaries.ts'
import { type Deps, postForm, postJson } from './deps.ts'
import { makeManualJournals } from './make-manual-journals.ts'
import { makeOverlappingImports } from './make-overlapping-imports.ts'

/** What is asked for about a thing of the owner's that no number names, by operation. */
export type Asked = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Each author has a book, a manuscript with its correspondence, sales, a statement, a payout and bank details; the owner's hold the canaries. */
export async function makePrivateThings(deps: Deps, canaries: Canaries): Promise<Asked> {
  const { db, bands } = deps
  // What the demo sold is stated first, so that each of the statements that follow is of one author alone.
  await issueAll(db, await aRun(db, monthAfter(0)))
  for (const [at, name] of authors.entries())
    await bands.within(name, async () => {
      await makeThingsOf(deps, name, name === 'owner' ? canaries.text : (what) => `${what} (${name})`)
      if (name === 'owner') await makeOnePaidByUpi(deps, canaries)
      await issueAll(db, await aRun(db, monthAfter(at + 1)))
      if (name === 'owner') await makeTheOwnersPapers(deps, canaries)
    })
  // What it earns is on no statement any more.
  const answer = await bands.within('owner', () => makeOverlappingImports(deps))
  return {
    [previewWaitingAnswer.id]: answer,
    [getProofPages.id]: { from: '1', most: '2' },
    [getProofChanges.id]: { since: earlierSum },
  }
}

async function makeThingsOf(deps: Deps, name: AuthorName, text: Canaries['text']) {
  const { db, keys, people, mark } = deps
  const authorId = people.of(name).authorId ?? 0
  const book = await aBook(db, {
    ...{ author_id: authorId, reference: `attack-${name}-${mark}` },
    formats: [...bookFormats],
  })
  await addSample(db, book.id)
  await anAgreement(db, book.id, [{ basis: 'net', rate_bp: 5_000 }])
  const submission = await aSubmission(db, {
    ...{ author_id: authorId, author_name: name, title: text('title of a manuscript') },
    drive_link: `https://drive.google.com/file/d/${text('link to a manuscript').replaceAll(' ', '-')}/view`,
  })
  await putCover(deps, submission.cover_id)
  await db
    .insertInto('submission_steps')
    .values({ submission_id: submission.id, status: 'manuscript_submitted' })
    .execute()
  await db
    .insertInto('submission_notes')
    .values({
      ...{ submission_id: submission.id, account_id: people.of('editor').accountId },
      text: text('note of an editor'),
    })
    .execute()
  const amount = paise(1_000_00)
  await sell(
    db,
    aSale(authorId, {
      ...{ amount, royalty: amount, buyerName: text('name of a buyer') },
      ...{ bookId: book.id, reference: `${name} ${mark}` },
    }),
  )
  await makeManualJournals(deps, {
    ...{ authorId, reason: text('reason of a manual journal') },
    note: text('note with a manual journal'),
  })
  await complete(db, await pay(db, aPayout(authorId)), text('number of a transfer'))
  await addVerifiedPayees(db, keys.data, [authorId])
  await db
    .updateTable('accounts')
    .set({ phone: name === 'owner' ? text('telephone of an account') : '9840000001' })
    .where('id', '=', people.of(name).accountId)
    .execute()
  const correspondence = `submissions/${submission.id}/messages`
  await postForm(deps, name, `/api/author/${correspondence}`, [
    { name: 'text', value: text('message of an author') },
    { name: 'file_1', file: 'a.pdf', value: await aMarkedPdf(text('file with a message')) },
  ])
  await postForm(deps, 'editor', `/api/staff/${correspondence}`, [
    { name: 'text', value: text('answer of an editor') },
  ])
}

/** An export breaks off at a file that is lost. */
async function putCover({ db, storage }: Deps, pictureId: number): Promise<void> {
  const { key } = await db
    .selectFrom('pictures')
    .select('key')
    .where('id', '=', pictureId)
    .executeTakeFirstOrThrow()
  await storage.put(originalKey(key), await aPhoto({ width: 60, height: 90, format: 'webp' }))
}

/** What only one of them needs: handed in at the server's doors. */
async function makeTheOwnersPapers(deps: Deps, { text }: Canaries): Promise<void> {
  const { db, people } = deps
  const bookPdf = await aMarkedPdf(text('page of a manuscript'))
  await postForm(deps, 'owner', '/api/submit', await aManuscript({ bookPdf, title: 'Handed in at the door' }))
  await postForm(
    deps,
    'owner',
    '/api/submit',
    await aManuscript({ bookPdf: aMarkedWord(text('page of a manuscript')), title: 'Checked at the door' }),
  )
  await until('the checks of both manuscripts are there to be read', async () => {
    const { rows } = await sql`select from manuscript_checks where report is not null`.execute(db)
    return rows.length > 1
  })
  await until(
    'the pages, the e-book and the cover of the one that is a Word file are there to be fetched',
    async () => {
      const { rows } = await sql`
        select from interiors join ebooks using (version_id) join covers using (version_id)
        where interiors.file_key is not null and ebooks.file_key is not null and covers.file_key is not null`.execute(
        db,
      )
      return rows.length > 0
    },
  )
  await approveProof(deps, text('comment on a page'))
  const line = await db
    .selectFrom('statement_lines')
    .innerJoin('statements', 'statements.id', 'statement_lines.statement_id')
    .where('statements.author_id', '=', people.of('owner').authorId)
    .select('statement_lines.id')
    .executeTakeFirstOrThrow()
  await postJson(deps, 'owner', `/api/author/statement-lines/${line.id}/messages`, {
    text: text('question about a statement'),
  })
  await postJson(deps, 'visitor', '/api/contact', aMessage({ message: text('letter of a visitor') }))
  await postJson(deps, 'accounts', '/api/staff/receipts', {
    ...{ channel: 'direct', amount: 12.5, received_on: '2026-04-02', method: 'Cash' },
    note: 'From a fair',
  })
  await postJson(deps, 'accounts', '/api/staff/sales-accounts', {
    ...{ name: 'Sunrise Books', kind: 'shop', discount: 35, email: 'orders@sunrise.example' },
    note: 'Sale or return',
  })
  await postForm(deps, 'accounts', '/api/staff/sales-imports', [
    { name: 'file', file: 'sales.csv', value: panaiCsv([{ buyer_name: text('line of a sales file') }]) },
  ])
  await postForm(deps, 'accounts', '/api/staff/sales-imports', [
    {
      name: 'file',
      file: 'shop.csv',
      value: `Day,Book,Copies,Who\n2026-08-21,Mazhai,1,${text('line of a sales file')}\n`,
    },
  ])
  await until('both files are read, in the numbers that are the owner’s', async () => {
    const { rows } = await sql`select from sales_imports where state = 'reading'`.execute(db)
    return rows.length === 0
  })
  await rememberMatch(deps, text('line of a sales file'))
  await postJson(deps, 'accounts', '/api/staff/currency-rates', {
    ...{ currency: 'USD', valid_from: '2026-04-01', rupees: 83.25 },
  })
  await makeBankFiles(deps)
  await postJson(deps, 'editor', '/api/staff/blogs', {
    ...{ title: text('draft of an article'), language: 'en', html: '<p>Not yet</p>' },
    ...{ title_ta: text('draft of an article'), html_ta: `<p>${text('draft of an article')}</p>` },
  })
}

/** The owner's name stands on it, and what the owner wrote about a page. */
async function approveProof(deps: Deps, comment: string): Promise<void> {
  const { id, sha256 } = await deps.db
    .selectFrom('interiors')
    .innerJoin('submission_versions', 'id', 'version_id')
    .select(['submission_id as id', 'file_sha256 as sha256'])
    .where('file_sha256', 'is not', null)
    .executeTakeFirstOrThrow()
  await addEarlierPages(deps, id)
  const proof = await findProof(deps.db, id)
  await postJson(deps, 'owner', `/api/author/submissions/${id}/proof/approval`, { sha256: proof.sha256 })
  await postJson(deps, 'owner', `/api/author/submissions/${id}/proof/comments`, {
    ...{ sha256, page: 1, x: 500, y: 500, letters_before: 500, text: comment },
  })
}

/** It means a book of somebody else, so that it can be changed to one of the owner's. */
async function rememberMatch({ db }: Deps, title: string): Promise<void> {
  const { id: book_id } = await db
    .selectFrom('books')
    .select(({ fn }) => fn.min('id').as('id'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('sales_layouts')
    .values({
      ...{ name: `Shop of ${title}`, header: ['a', 'b'], headings: ['a', 'b'], header_key: '0'.repeat(64) },
      ...{ channel: 'direct', currency: 'INR', columns: JSON.stringify({ date: 0, title: 1, copies: 2 }) },
    })
    .execute()
  await db
    .insertInto('sale_matches')
    .values({ key: `title ${title} by nobody`, title, book_id })
    .execute()
}

/** A Word file whose check names the chapter that these words begin. */
export function aMarkedWord(words: string): Buffer {
  const title = `<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>${words}</w:t></w:r></w:p>`
  const body = `<w:body>${title}<w:p><w:r><w:t>Once upon a time</w:t></w:r></w:p></w:body>`
  const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const document = Buffer.from(`<w:document xmlns:w="${space}">${body}</w:document>`)
  return aZip({ ...docxParts(), 'word/document.xml': document })
}

/** Read by every program as the document it is, with words behind it. */
export async function aMarkedPdf(words: string): Promise<Buffer> {
  return Buffer.concat([await aPdf({ pages: 1 }), Buffer.from(`\n%${words}\n`)])
}
