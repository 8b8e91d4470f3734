import { type StaffTestimonial, testimonialMessages } from '@panai/contract/content/staff/testimonials'
import { listTestimonials } from '@panai/contract/content/testimonials'
import { expect, test } from 'vitest'
import { anApplication } from '../../../test/an-application.ts'
import { aPicture, aTestimonial } from '../../../test/builders.ts'
import { asStaff, dataOf, errorsOf } from '../../../test/staff.ts'

const given = {
  book_title: 'பனை',
  quote: 'They kept every comma.',
  author_name: 'செல்வி',
  author_title: 'First-time author',
  language: 'ta',
}

test('testimonials are added, changed, put into an order and taken away, and the public sees it at once', async () => {
  const app = await anApplication()
  const editor = await asStaff(app, 'editor')
  const shown = async () =>
    ((await app.get('/api/testimonials', { accept: 'application/json' })).json() as { quote: string }[]).map(
      ({ quote }) => quote,
    )
  const add = async (quote: string) =>
    dataOf<StaffTestimonial>(await editor.send('POST', '/api/staff/testimonials', { ...given, quote }))
  const photo = await aPicture(app.db)
  const first = await add('First')
  const second = await add('Second')
  expect(await shown()).toEqual(['First', 'Second'])

  const address = `/api/staff/testimonials/${first.id}`
  const change = { version: first.version, quote: 'Changed', rating: 5, photo_id: photo.id }
  const changed = dataOf<StaffTestimonial>(await editor.send('PATCH', address, change))
  expect(changed).toMatchObject({
    quote: 'Changed',
    rating: 5,
    photo: { path: `pictures/${photo.key}.webp` },
  })
  expect((await editor.send('PATCH', address, change)).status).toBe(409)
  const wrong = await editor.send('PATCH', address, { version: changed.version, rating: 6, quote: ' ' })
  expect(Object.keys(errorsOf(wrong)).sort()).toEqual(['quote', 'rating'])
  const gone = await editor.send('PATCH', address, { version: changed.version, cover_id: 2_000_000_000 })
  expect(errorsOf(gone)).toEqual({ cover_id: [testimonialMessages.pictureGone] })

  expect((await editor.send('POST', '/api/staff/testimonial-orders', { ids: [first.id] })).status).toBe(409)
  dataOf(await editor.send('POST', '/api/staff/testimonial-orders', { ids: [second.id, first.id] }))
  expect(await shown()).toEqual(['Second', 'Changed'])
  dataOf(await editor.send('DELETE', `/api/staff/testimonials/${second.id}`))
  expect(await shown()).toEqual(['Changed'])
  expect((await editor.send('DELETE', `/api/staff/testimonials/${second.id}`)).status).toBe(404)
  const entries = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject', '=', 'testimonials')
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'createTestimonial',
    'createTestimonial',
    'changeTestimonial',
    'orderTestimonials',
    'orderTestimonials',
    'deleteTestimonial',
  ])
})

test('testimonials come in the order that the publisher chose, as a plain list', async () => {
  const { db, get } = await anApplication()
  const [cover, photo] = [await aPicture(db), await aPicture(db)]
  const last = await aTestimonial(db, { position: 9, quote: 'last' })
  const first = await aTestimonial(db, {
    position: 1,
    book_title: 'குயில்',
    quote: 'நன்று',
    language: 'ta',
    rating: 5,
    author_name: 'Kavi',
    author_title: 'Poet',
    cover_id: cover.id,
    photo_id: photo.id,
    is_demo: true,
  })
  const answer = await get('/api/testimonials')
  expect(listTestimonials.output.parse(answer.json())).toMatchObject([
    { id: first.id },
    { id: last.id, rating: null },
  ])
  const picture = ({ key }: { key: string }) => ({ path: `pictures/${key}.webp`, width: 800, height: 1200 })
  expect(answer.json()).toMatchObject([
    {
      book_title: 'குயில்',
      quote: 'நன்று',
      language: 'ta',
      rating: 5,
      author_name: 'Kavi',
      author_title: 'Poet',
      book_cover: `pictures/${cover.key}.webp`,
      cover: picture(cover),
      author_image: `pictures/${photo.key}.webp`,
      photo: picture(photo),
      is_demo: true,
    },
    { book_cover: null, cover: null, author_image: null, photo: null, is_demo: false },
  ])
})

test('a testimonial is read in the language that is asked for where it is there in it', async () => {
  const app = await anApplication()
  const editor = await asStaff(app, 'editor')
  const said = async (query: string) => (await app.call(listTestimonials, `/api/testimonials${query}`))[0]
  const english = { author_name_en: 'Selvi', author_title_en: 'Writes her first book' }
  const sent = { ...given, quote: 'ஒவ்வொரு காற்புள்ளியும் இருந்தது.', quote_en: 'Every comma was there.' }
  const half = await editor.send('POST', '/api/staff/testimonials', { ...sent, author_name_en: 'Selvi' })
  expect(Object.keys(errorsOf(half))).toEqual(['author_title_en'])
  const made = dataOf<StaffTestimonial>(
    await editor.send('POST', '/api/staff/testimonials', { ...sent, ...english }),
  )
  expect([made.lacks, made.quote_en]).toEqual([[], sent.quote_en])
  const inEnglish = {
    quote: sent.quote_en,
    author_name: english.author_name_en,
    author_title: english.author_title_en,
    book_title: given.book_title,
    language: 'en',
  }
  expect(await said('?texts_in=en')).toMatchObject(inEnglish)
  for (const query of ['', '?texts_in=ta'])
    expect(await said(query)).toMatchObject({ ...given, quote: sent.quote, language: 'ta' })
  expect(await said('')).not.toHaveProperty('quote_en')

  const address = `/api/staff/testimonials/${made.id}`
  const without = { quote_en: null, author_name_en: '', author_title_en: null }
  const own = await editor.send('PATCH', address, { version: made.version, language: 'en' })
  expect(Object.keys(errorsOf(own)).sort()).toEqual(['author_name_en', 'author_title_en', 'quote_en'])
  dataOf(await editor.send('PATCH', address, { version: made.version, ...without }))
  expect(await said('?texts_in=en')).toMatchObject({ quote: sent.quote, language: 'ta' })
  const lacking = async (language: string) =>
    dataOf<StaffTestimonial[]>(await editor.get(`/api/staff/testimonials?lacks=${language}`)).length
  expect([await lacking('en'), await lacking('ta')]).toEqual([1, 0])
})

test('at most 50 testimonials are shown', async () => {
  const { db, call } = await anApplication()
  for (let number = 0; number < 51; number++) await aTestimonial(db)
  expect(await call(listTestimonials, '/api/testimonials')).toHaveLength(50)
})
