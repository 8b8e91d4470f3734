import { getHistory } from '@panai/contract/console/staff/audit'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { termsMessages, waitingReasons } from '@panai/contract/royalties/royalty-terms'
import {
  addAgreement,
  addRule,
  addShareSet,
  changeAgreement,
  getBookTerms,
  getRoyaltyRule,
  getWorkedExample,
  listCompanyRules,
  withdrawRule,
  withdrawShareSet,
} from '@panai/contract/royalties/staff/terms'
import { expect, test } from 'vitest'
import { anApplication } from '../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'
import { aStaffMember } from '../../../test/staff-member.ts'

async function payeesInMemory() {
  const app = await anApplication()
  const clerk = await aStaffMember(app, 'accounts', 'Meena')
  const [now, id] = [new Date(), clerk.account.id]
  await app.db.updateTable('accounts').set({ second_factor_since: now }).where('id', '=', id).execute()
  await app.db.updateTable('sessions').set({ second_factor_at: now }).where('account_id', '=', id).execute()
  const book = await aBook(app.db, { mrp_paise: 400_00, pages: 250, trim_size: '7 X 9 in' })
  const terms = async () => (await clerk.calls(getBookTerms, { id: book.id })).data
  const example = async (given = {}) =>
    (
      await clerk.calls(getWorkedExample, {
        id: book.id,
        format: 'paperback',
        channel: 'direct',
        sold_on: '2026-11-21',
        ...given,
      })
    ).data
  return { app, clerk, book, terms, example }
}

const errorsOf = (answer: { json: () => unknown }) => refusalReply.parse(answer.json()).errors
const TO_COME = '2126-01-01'

test('a clerk writes down what is agreed, and sees what a copy earns whom', async () => {
  const { app, clerk, book, terms, example } = await payeesInMemory()
  const translator = await anAuthor(app.db, { name: 'மீனாட்சி' })
  expect(await terms()).toMatchObject({ id: book.id, agreements: [], share_sets: [], mrp: 400 })
  expect(await example()).toMatchObject({ waits: null, basis: 'calculator', royalty: 95 })

  const { data: agreement } = await clerk.calls(addAgreement, {
    book_id: book.id,
    publisher_of_record: 'company',
    signed_on: '2026-01-15',
    valid_from: '2026-02-01',
    note: 'Tamil only',
  })
  const rule = { agreement_id: agreement.id, basis: 'mrp', percent: 7.5, valid_from: '2026-02-01' }
  await clerk.calls(addRule, rule)
  await clerk.calls(addShareSet, {
    book_id: book.id,
    valid_from: '2026-02-01',
    shares: [
      { author_id: book.author_id, role: 'author', percent: 66.67 },
      { author_id: translator.id, role: 'translator', percent: 33.33 },
    ],
  })
  expect(await terms()).toMatchObject({
    agreements: [{ note: 'Tamil only', valid_to: null, rules: [{ percent: 7.5, state: 'in_force' }] }],
    share_sets: [{ state: 'in_force', shares: [{ percent: 66.67 }, { author_name: 'மீனாட்சி' }] }],
  })
  expect(await example({ price: '333.33', copies: 1 })).toMatchObject({
    base: 333.33,
    cost: 0,
    percent: 7.5,
    royalty: 25,
    shares: [{ royalty: 16.67 }, { author_name: 'மீனாட்சி', royalty: 8.33 }],
  })
  expect(await example({ sold_on: '2026-01-31' })).toMatchObject({
    waits: waitingReasons.terms,
    royalty: null,
  })

  const { data: history } = await clerk.calls(getHistory, { subject: 'book_terms', subject_id: book.id })
  expect(history.map(({ by, changes }) => [by, ...changes])).toEqual([
    ['Meena', expect.stringMatching(/^added a share \(author .+, role \w+, share \d+\.\d\d %\)$/)],
    ['Meena', expect.stringMatching(/^added a share \(author .+, role \w+, share \d+\.\d\d %\)$/)],
    ['Meena', 'added a division of the royalty (first day 1 Feb 2026)'],
    ['Meena', expect.stringMatching(/^added a royalty rule \(.*rate 7\.5 %/)],
    ['Meena', expect.stringMatching(/^added an agreement \(publisher of record The company, /)],
  ])
})

test('an agreement is mended by one at a time, and never holds beside another', async () => {
  const { clerk, book } = await payeesInMemory()
  const fields = { publisher_of_record: 'company', valid_from: '2026-01-01' }
  const { data: first } = await clerk.calls(addAgreement, { book_id: book.id, ...fields })
  const beside = await clerk.tries(addAgreement, { book_id: book.id, ...fields, valid_from: '2027-01-01' })
  expect(errorsOf(beside)).toEqual({ valid_from: [termsMessages.overlaps] })
  const { id, version } = first
  const { data: ended } = await clerk.calls(changeAgreement, {
    id,
    version,
    ...fields,
    valid_to: '2026-12-31',
  })
  expect(ended).toMatchObject({ valid_to: '2026-12-31', version: 2 })
  const stale = await clerk.tries(changeAgreement, { id, version, ...fields })
  expect([stale.status, refusalReply.parse(stale.json()).reason]).toEqual([409, 'stale'])
  const backwards = await clerk.tries(changeAgreement, { id, version: 2, ...fields, valid_to: '2025-01-01' })
  expect(errorsOf(backwards)).toEqual({ valid_to: [termsMessages.ends] })
  const next = { book_id: book.id, ...fields, publisher_of_record: 'author', valid_from: '2027-01-01' }
  expect((await clerk.calls(addAgreement, next)).data.publisher_of_record).toBe('author')
  const nowhere = await clerk.tries(addAgreement, { ...next, book_id: 2_000_000_000 })
  expect(errorsOf(nowhere)).toEqual({ book_id: [termsMessages.bookGone] })
})

test('a wrong rule or set of shares is taken back and written again; what was taken back stays to be seen', async () => {
  const { clerk, book, terms, example } = await payeesInMemory()
  const { data: agreement } = await clerk.calls(addAgreement, {
    book_id: book.id,
    publisher_of_record: 'company',
    valid_from: '2026-01-01',
  })
  const rule = { agreement_id: agreement.id, basis: 'mrp', valid_from: '2026-01-01' }
  const { data: wrong } = await clerk.calls(addRule, { ...rule, percent: 70 })
  expect(errorsOf(await clerk.tries(addRule, { ...rule, percent: 7 }))).toEqual({
    valid_from: [termsMessages.ruleTaken],
  })
  await clerk.calls(withdrawRule, { id: wrong.id, version: wrong.version })
  const again = await clerk.tries(withdrawRule, { id: wrong.id, version: wrong.version })
  expect(again.status).toBe(409)
  await clerk.calls(addRule, { ...rule, percent: 7 })
  expect((await terms()).agreements[0]?.rules.map(({ percent, state }) => [percent, state])).toEqual([
    [7, 'in_force'],
    [70, 'withdrawn'],
  ])
  expect(await example()).toMatchObject({ royalty: 28 })

  const shares = [{ author_id: book.author_id, role: 'author', percent: 100 }]
  const given = { book_id: book.id, valid_from: '2026-01-01', shares }
  const { data: set } = await clerk.calls(addShareSet, given)
  expect(errorsOf(await clerk.tries(addShareSet, given))).toEqual({
    valid_from: [termsMessages.sharesTaken],
  })
  await clerk.calls(withdrawShareSet, { id: set.id, version: set.version })
  await clerk.calls(addShareSet, given)
})

test.each([
  [[{ percent: 50 }, { percent: 49.99 }], termsMessages.sum],
  [[{ percent: 50 }, { percent: 50, author_id: 1 }], termsMessages.twice],
  [[], termsMessages.some],
])('shares that are no whole are refused: %j', async (parts, message) => {
  const { app, clerk, book } = await payeesInMemory()
  const other = await anAuthor(app.db)
  const authors = [book.author_id, other.id]
  const shares = parts.map((part, at) => ({
    role: 'author',
    ...part,
    author_id: 'author_id' in part ? book.author_id : authors[at],
  }))
  const answer = await clerk.tries(addShareSet, { book_id: book.id, valid_from: '2026-01-01', shares })
  expect([answer.status, errorsOf(answer)]).toEqual([422, { shares: [message] }])
})

test('the rules for all books are there from the start; new ones are for days to come', async () => {
  const { clerk } = await payeesInMemory()
  const rules = async (given = {}) => (await clerk.calls(listCompanyRules, given)).data
  expect(await rules()).toHaveLength(16)
  expect(await rules({ channel: 'kobo' })).toMatchObject([{ basis: 'net', percent: 100, state: 'in_force' }])
  for (const channel of ['direct', 'trade'])
    expect(await rules({ channel })).toMatchObject([
      { basis: 'calculator', percent: 100, state: 'in_force' },
      { basis: 'calculator', percent: 100, state: 'in_force' },
    ])
  const rule = { format: 'ebook', basis: 'net', percent: 80 }
  expect(errorsOf(await clerk.tries(addRule, { ...rule, valid_from: '2026-01-01' }))).toEqual({
    valid_from: [termsMessages.dayPast],
  })
  expect(errorsOf(await clerk.tries(addRule, { ...rule, basis: 'calculator', valid_from: TO_COME }))).toEqual(
    { basis: [termsMessages.noPrinting] },
  )
  const { data: coming } = await clerk.calls(addRule, { ...rule, valid_from: TO_COME })
  expect((await rules())[0]).toMatchObject({ percent: 80, state: 'future' })
  await clerk.calls(withdrawRule, { id: coming.id, version: coming.version })
  expect((await clerk.calls(getRoyaltyRule, { id: coming.id })).data.state).toBe('withdrawn')
  const [held] = await rules({ channel: 'kdp' })
  const kept = await clerk.tries(withdrawRule, { id: held?.id, version: held?.version })
  expect([kept.status, refusalReply.parse(kept.json()).message]).toEqual([409, termsMessages.settled])
})

test.each([{ percent: 100.01 }, { percent: -1 }, { percent: 7.555 }, { percent: '7' }])(
  'a rate that is none is refused: %j',
  async (given) => {
    const { clerk } = await payeesInMemory()
    const answer = await clerk.tries(addRule, { basis: 'net', valid_from: TO_COME, ...given })
    expect(errorsOf(answer)).toEqual({ percent: [termsMessages.percent] })
  },
)

test('editors neither see nor change terms', async () => {
  const { app, book } = await payeesInMemory()
  const editor = await aStaffMember(app, 'editor')
  expect((await editor.tries(getBookTerms, { id: book.id })).status).toBe(403)
  expect((await editor.tries(getHistory, { subject: 'book_terms', subject_id: book.id })).status).toBe(403)
})
