import {
  authorMessages,
  type MergePreview,
  type StaffAuthor,
  type StaffAuthorDetail,
} from '@panai/contract/catalogue/staff/authors'
import { translationMessages } from '@panai/contract/catalogue/staff/translation-messages'
import { englishTradeWords } from '@panai/contract/language/trade-words'
import { search as searchSite } from '@panai/contract/search/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount } from '../../../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../../../test/an-application.ts'
import { aBook, anAuthor, aSubmission } from '../../../../test/builders.ts'
import { asStaff, dataOf, errorsOf, type StaffClient } from '../../../../test/staff.ts'

let app: TestApplication
let editor: StaffClient
beforeAll(async () => {
  app = await startTestApplication()
  editor = await asStaff(app, 'editor')
})
afterAll(() => app.stop())

async function namesOf(query: string): Promise<string[]> {
  return dataOf<StaffAuthor[]>(await editor.get(`/api/staff/authors?${query}`)).map(({ name }) => name)
}

test('an author is found by the name in another script, and by whether there is an account', async () => {
  await anAuthor(app.db, { name: 'கல்கி கிருஷ்ணமூர்த்தி' })
  await anAccount(app.db, { name: 'Jeyakanthan' })
  expect(await namesOf('q=kalki%20krishnamurthy')).toEqual(['கல்கி கிருஷ்ணமூர்த்தி'])
  expect(await namesOf('q=jeyak&account=true')).toEqual(['Jeyakanthan'])
  expect(await namesOf('q=jeyak&account=false')).toEqual([])
  expect(await namesOf('q=%25')).toEqual([])
})

test('an author is found in whatever order and with a mistake, as on the site', async () => {
  await anAuthor(app.db, { name: 'சூடாமணி ராகவன்', name_latin: 'Chudamani Raghavan' })
  for (const q of ['raghavan chudamani', 'chudamaniraghavan', 'chudamni ragavan', 'choodamani books'])
    expect(await namesOf(new URLSearchParams({ q }).toString())).toEqual(['சூடாமணி ராகவன்'])
  expect(await namesOf('q=zzzqqq')).toEqual([])
})

test('other names of an author lead to them and to their books, and are shown nowhere', async () => {
  const author = await anAuthor(app.db, {
    name: 'வ. உ. சிதம்பரம் பிள்ளை',
    name_latin: 'V. O. Chidambaram Pillai',
  })
  const book = await aBook(app.db, { title: 'Memoir of a steamer', author_id: author.id })
  const titlesOf = async (q: string) => {
    const { data } = await app.call(searchSite, `/api/search?${new URLSearchParams({ q })}`)
    return data.map(({ title }) => title)
  }
  expect(await titlesOf('kappalottiya thamizhan')).toEqual([])
  const changed = await editor.send('PATCH', `/api/staff/authors/${author.id}`, {
    version: author.version,
    other_names: 'கப்பலோட்டிய தமிழன்\nV.O.C.',
  })
  expect(dataOf<StaffAuthorDetail>(changed).other_names).toBe('கப்பலோட்டிய தமிழன்\nV.O.C.')
  for (const q of ['kappalottiya thamizhan', 'கப்பலோட்டிய தமிழன்', 'VOC', 'v.o.c.']) {
    const [first, ...others] = await titlesOf(q)
    expect(first).toBe('வ. உ. சிதம்பரம் பிள்ளை')
    expect(others).toContain('Memoir of a steamer')
  }
  expect(await namesOf('q=VOC')).toContain('வ. உ. சிதம்பரம் பிள்ளை')
  for (const address of [`/authors/${author.id}`, `/api/authors/${author.id}`, `/books/${book.id}`])
    expect((await app.get(address)).text).not.toContain('கப்பலோட்டிய')

  const { version } = dataOf<StaffAuthorDetail>(changed)
  await editor.send('PATCH', `/api/staff/authors/${author.id}`, { version, other_names: '' })
  expect(await titlesOf('kappalottiya thamizhan')).toEqual([])
})

test('a new name shows on the author’s public page and on their books at the next request', async () => {
  const author = await anAuthor(app.db, { name: 'Before' })
  const book = await aBook(app.db, { author_id: author.id })
  const page = async (address: string) => (await app.get(address, { accept: 'text/html' })).text
  expect(await page(`/authors/${author.id}`)).toContain('Before')
  expect(await page(`/books/${book.id}`)).toContain('Before')
  const changed = await editor.send('PATCH', `/api/staff/authors/${author.id}`, {
    version: author.version,
    name: 'பின்',
    slug: 'after',
    website: 'https://after.example',
  })
  expect(dataOf<StaffAuthorDetail>(changed)).toMatchObject({ name: 'பின்', slug: 'after' })
  expect(await page(`/authors/${author.id}`)).toContain('பின்')
  expect(await page(`/books/${book.id}`)).toContain('பின்')
  const stale = await editor.send('PATCH', `/api/staff/authors/${author.id}`, {
    version: author.version,
    name: 'Late',
  })
  expect(stale.status).toBe(409)
})

test('an author of whom nothing is written in a language is found by that', async () => {
  const [name, bio_ta] = ['Textless Yamuna', 'யமுனை.']
  await anAuthor(app.db, { name, language: 'en', bio: null })
  await anAuthor(app.db, { name: `${name} II`, language: 'en', bio: 'A river.', bio_ta })
  await anAuthor(app.db, { name: `${name} III`, language: 'ta', bio: bio_ta })
  expect((await namesOf('q=textless&lacks=ta')).sort()).toEqual([name])
  expect((await namesOf('q=textless&lacks=en')).sort()).toEqual([name, `${name} III`])
})

test('what is wrong is told by field', async () => {
  const taken = await anAuthor(app.db)
  const author = await anAuthor(app.db)
  const send = (value: object) =>
    editor.send('PATCH', `/api/staff/authors/${author.id}`, { version: author.version, ...value })
  expect(errorsOf(await send({ slug: taken.slug }))).toEqual({ slug: [authorMessages.slugTaken] })
  expect(errorsOf(await send({ language: 'ta', bio_ta: 'ஒருவர்.' }))).toEqual({
    bio_ta: [translationMessages.own(englishTradeWords.languages.ta)],
  })
  expect(errorsOf(await send({ photo_id: 2_000_000_000 }))).toEqual({ photo_id: [authorMessages.photoGone] })
  expect(
    Object.keys(errorsOf(await send({ slug: 'Not so', name: ' ', website: 'javascript:1' }))).sort(),
  ).toEqual(['name', 'slug', 'website'])
})

test('names that sound the same are found, in whichever script', async () => {
  const tamil = await anAuthor(app.db, { name: 'புதுமைப்பித்தன்' })
  const latin = await anAuthor(app.db, { name: 'Pudumaipithan' })
  await anAuthor(app.db, { name: 'Somebody else entirely' })
  const groups = dataOf<{ authors: StaffAuthor[] }[]>(await editor.get('/api/staff/author-duplicates'))
  const ids = groups.map(({ authors }) => authors.map(({ id }) => id))
  expect(ids).toContainEqual([tamil.id, latin.id])
  expect(new Set(groups.flatMap(({ authors }) => authors.map(({ name }) => name)))).not.toContain(
    'Somebody else entirely',
  )
})

function preview(survivor: number, ...merged: number[]) {
  return editor.send('POST', '/api/staff/author-merge-previews', {
    survivor_id: survivor,
    merged_ids: merged,
  })
}
function merge({ survivor, merged }: MergePreview) {
  const known = ({ id, version }: StaffAuthor) => ({ id, version })
  return editor.send('POST', '/api/staff/author-merges', {
    survivor: known(survivor),
    merged: merged.map(known),
  })
}

test('merging moves everything to the one who stays, and old addresses lead there for good', async () => {
  const { db } = app
  const survivor = await anAuthor(db, { name: 'பாரதி' })
  const second = await anAuthor(db, { name: 'Bharathi', bio: 'A poet', name_latin: 'Bharathi' })
  const third = await anAuthor(db, { name: 'Bharati', bio: 'Another text' })
  const [first, later] = [await aBook(db, { author_id: second.id }), await aBook(db, { author_id: third.id })]
  const other = await aBook(db)
  const part = {
    book_id: other.id,
    position: 1,
    role: 'translator' as const,
    name: 'Bharathi',
    author_id: second.id,
  }
  await db.insertInto('book_contributors').values(part).execute()
  const submission = await aSubmission(db, { author_id: third.id })

  const shown = dataOf<MergePreview>(await preview(survivor.id, second.id, third.id))
  expect(shown).toMatchObject({
    moves: { books: 2, contributions: 1, submissions: 1 },
    fills: [
      { field: 'name_latin', value: 'Bharathi' },
      { field: 'bio', value: 'A poet' },
    ],
    refusal: null,
  })
  expect(dataOf<StaffAuthorDetail>(await merge(shown))).toMatchObject({
    name: 'பாரதி',
    bio: 'A poet',
    books: 2,
  })
  expect(
    dataOf<StaffAuthorDetail>(await editor.get(`/api/staff/authors/${survivor.id}`)).version,
  ).toBeGreaterThan(1)
  for (const { id } of [first, later])
    expect((await app.get(`/api/books/${id}`)).json()).toMatchObject({
      book: { author: { id: survivor.id } },
    })
  expect((await app.get(`/api/books/${other.id}`)).json()).toMatchObject({
    book: { contributors: [{ author_id: survivor.id }] },
  })
  const moved = await db
    .selectFrom('submissions')
    .select('author_id')
    .where('id', '=', submission.id)
    .executeTakeFirstOrThrow()
  expect(moved.author_id).toBe(survivor.id)

  for (const [address, accept, query] of [
    [`/authors/${second.id}`, 'text/html', '?page=2'],
    [`/ta/authors/${third.id}`, 'text/html', '?tab=about'],
    [`/api/authors/${second.id}`, 'application/json', ''],
  ] as const) {
    const { status, headers } = await app.get(address + query, { accept })
    const leadsTo = address.replace(/\d+$/, String(survivor.id)) + query
    expect([status, headers.location]).toEqual([301, leadsTo])
  }
  // Merged once more, the first address leads to the last one at once.
  const last = await anAuthor(db, { name: 'Subramania Bharati' })
  await merge(dataOf<MergePreview>(await preview(last.id, survivor.id)))
  expect((await app.get(`/authors/${second.id}`, { accept: 'text/html' })).headers.location).toBe(
    `/authors/${last.id}`,
  )
  expect((await app.get(`/authors/${last.id}`, { accept: 'text/html' })).status).toBe(200)
})

test('merging gives no Tamil text to an author whose own text is in Tamil', async () => {
  const tamil = await anAuthor(app.db, { language: 'ta', bio: 'கவிஞர்.' })
  const english = await anAuthor(app.db, { language: 'en', bio: 'A poet.', bio_ta: 'ஒரு கவிஞர்.' })
  const third = await anAuthor(app.db, { language: 'en', bio: 'The poet.' })
  const shown = dataOf<MergePreview>(await preview(tamil.id, english.id))
  expect(shown.fills).toEqual([])
  const other = dataOf<MergePreview>(await preview(third.id, english.id))
  expect(other.fills).toEqual([{ field: 'bio_ta', value: 'ஒரு கவிஞர்.' }])
  expect(dataOf<StaffAuthorDetail>(await merge(shown))).toMatchObject({ bio: 'கவிஞர்.', bio_ta: null })
})

test('what merged authors were told is the other’s to read, who has chosen for themselves', async () => {
  const { db } = app
  const { author_id } = await anAccount(db)
  const survivor = author_id ?? 0
  const merged = await anAuthor(db)
  const told = {
    kind: 'message' as const,
    details: JSON.stringify({ submissionId: 1, title: 'Nila', count: 2 }),
  }
  await db
    .insertInto('notifications')
    .values({ ...told, author_id: merged.id })
    .execute()
  const choice = (id: number, kind: 'move' | 'message', by_mail: boolean) => ({
    author_id: id,
    kind,
    by_mail,
  })
  await db
    .insertInto('notification_preferences')
    .values([
      choice(survivor, 'move', true),
      choice(merged.id, 'move', false),
      choice(merged.id, 'message', false),
    ])
    .execute()
  const { status } = await merge(dataOf<MergePreview>(await preview(survivor, merged.id)))
  expect(status).toBe(200)
  const read = (table: 'notifications' | 'notification_preferences') =>
    db.selectFrom(table).selectAll().where('author_id', '=', survivor).orderBy('kind').execute()
  expect(await read('notifications')).toMatchObject([
    { kind: 'message' as const, details: { title: 'Nila' } },
  ])
  expect(await read('notification_preferences')).toEqual([
    choice(survivor, 'message', false),
    choice(survivor, 'move', true),
  ])
})

test('who has an account or money is the one who stays; two such can’t be merged', async () => {
  const { db } = app
  const plain = await anAuthor(db, { name: 'Plain' })
  const account = await anAccount(db, { name: 'Holder' })
  const other = await anAccount(db, { name: 'Other holder' })
  const rich = await anAuthor(db, { name: 'Rich' })
  await db
    .insertInto('ledger_accounts')
    .values({ name: `author:${rich.id}`, author_id: rich.id })
    .execute()
  const refusal = async (survivor: number, merged: number) =>
    dataOf<MergePreview>(await preview(survivor, merged)).refusal
  const holder = account.author_id ?? 0
  expect(await refusal(plain.id, holder)).toBe(authorMessages.hasAccount.replace('{name}', 'Holder'))
  expect(await refusal(holder, plain.id)).toBeNull()
  expect(await refusal(holder, other.author_id ?? 0)).toBe(
    authorMessages.bothAccounts.replace('{name}', 'Other holder').replace('{other}', 'Holder'),
  )
  expect(await refusal(plain.id, rich.id)).toBe(authorMessages.hasMoney.replace('{name}', 'Rich'))
  expect(await refusal(rich.id, plain.id)).toBeNull()
  const answer = await merge(dataOf<MergePreview>(await preview(plain.id, holder)))
  expect(answer.status).toBe(409)
  expect((await editor.get(`/api/staff/authors/${holder}`)).status).toBe(200)
  expect(errorsOf(await preview(plain.id, plain.id))).toEqual({ merged_ids: [authorMessages.twice] })
  expect(errorsOf(await preview(plain.id, 2_000_000_000))).toEqual({ merged_ids: [authorMessages.gone] })
})

test('authors who were changed after the preview are not merged', async () => {
  const [one, two] = [await anAuthor(app.db), await anAuthor(app.db)]
  const shown = dataOf<MergePreview>(await preview(one.id, two.id))
  await app.db.updateTable('authors').set({ years: '1900' }).where('id', '=', two.id).execute()
  const answer = await merge(shown)
  expect([answer.status, answer.json()]).toMatchObject([409, { reason: 'stale' }])
  expect((await editor.get(`/api/staff/authors/${two.id}`)).status).toBe(200)
})
