import { listBooks } from '@panai/contract/catalogue/books'
import { MOST_RESULTS, RESULTS_AT_FIRST, search } from '@panai/contract/search/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '../../../../demo/src/load.ts'
import { startTestApplication, type TestApplication, untilKeeping } from '../../../test/an-application.ts'
import { aBook, anAuthor } from '../../../test/builders.ts'

let app: TestApplication

beforeAll(async () => {
  app = await startTestApplication()
  await loadDemo(app.db, app.storage, () => {})
})
afterAll(() => app.stop())

function address(q: string, more: Record<string, string> = {}): string {
  return `/api/search?${new URLSearchParams({ q, ...more })}`
}

async function find(q: string, more: Record<string, string> = {}) {
  const { data } = await app.call(search, address(q, more))
  return data
}

async function titlesOf(q: string): Promise<string[]> {
  return (await find(q)).map(({ title }) => title)
}

test('nonsense that only sounds like a word of an article finds nothing, a misspelt word finds it', async () => {
  expect(await find('xyzzy')).toEqual([])
  const [asked] = (await find('trim size')).filter(({ kind }) => kind === 'article')
  expect(asked).toMatchObject({ kind: 'article', title: expect.any(String) })
  for (const q of ['trim sise', 'trimm size']) expect(await titlesOf(q)).toContain(asked?.title)
})

describe('a book is found first', () => {
  test.each([
    // In its own script, whole and begun.
    ['பொன்னியின் செல்வன்', 'பொன்னியின் செல்வன்'],
    ['பொன்னியின்', 'பொன்னியின் செல்வன்'],
    ['சிலப்', 'சிலப்பதிகாரம்'],
    ['गोदान', 'गोदान'],
    ['ഇന്ദുലേഖ', 'ഇന്ദുലേഖ'],
    ['కన్యాశుల్కం', 'కన్యాశుల్కం'],
    ['The Home and the World', 'The Home and the World'],
    ['golden thresh', 'The Golden Threshold'],
    // Copied from a PDF, in the order in which the signs are drawn.
    ['அைல ஓைச', 'அலை ஓசை'],
    ['ெபான்னியின் ெசல்வன்', 'பொன்னியின் செல்வன்'],
    // In Latin letters, as people spell them.
    ['ponniyin selvan', 'பொன்னியின் செல்வன்'],
    ['Ponniyin Chelvan', 'பொன்னியின் செல்வன்'],
    ['ponniyinselvan', 'பொன்னியின் செல்வன்'],
    ['thirukural', 'திருக்குறள்'],
    ['thirukkural', 'திருக்குறள்'],
    ['thiru kural', 'திருக்குறள்'],
    ['Tirukkuṟaḷ', 'திருக்குறள்'],
    ['silapathikaram', 'சிலப்பதிகாரம்'],
    ['Cilappatikāram', 'சிலப்பதிகாரம்'],
    ['sivagamiyin sabatham', 'சிவகாமியின் சபதம்'],
    ['shivakamiyin sapadham', 'சிவகாமியின் சபதம்'],
    ['manimegalai', 'மணிமேகலை'],
    ['seevaga chinthamani', 'சீவக சிந்தாமணி'],
    ['purananooru', 'புறநானூறு'],
    ['alai oosai', 'அலை ஓசை'],
    ['alagin sirippu', 'அழகின் சிரிப்பு'],
    ['aathichoodi', 'ஆத்திசூடி'],
    ['swadesa geethangal', 'ஸ்வதேச கீதங்கள்'],
    ['vaithegi', 'வைதேகி'],
    ['godaan', 'गोदान'],
    ['indhulekha', 'ഇന്ദുലേഖ'],
    ['kanyasulkam', 'కన్యాశుల్కం'],
    ['rajasekhara charitram', 'రాజశేఖర చరిత్రము'],
    ['veena poovu', 'വീണപൂവ്'],
    // With a slip.
    ['ponniyin selvam', 'பொன்னியின் செல்வன்'],
    ['ponniyin sevlan', 'பொன்னியின் செல்வன்'],
    ['silapathkaram', 'சிலப்பதிகாரம்'],
    ['thirukurla', 'திருக்குறள்'],
    ['sivgamyin sabtham', 'சிவகாமியின் சபதம்'],
    ['gitanjli', 'Gitanjali'],
    ['manimeglai', 'மணிமேகலை'],
    ['பொன்னியன் செல்வன்', 'பொன்னியின் செல்வன்'],
    // With a word too many.
    ['ponniyin selvan book', 'பொன்னியின் செல்வன்'],
    ['silapathigaaaram epic', 'சிலப்பதிகாரம்'],
    // With words too many that no list knows.
    ['ponniyin selvan tamil novel free', 'பொன்னியின் செல்வன்'],
    ['silapathikaram uraiyudan puthiya pathippu', 'சிலப்பதிகாரம்'],
    ['first tamil novel prathapa mudaliar charithiram', 'பிரதாப முதலியார் சரித்திரம்'],
    ['manonmaniyam drama', 'மனோன்மணீயம்'],
    ['silapathikram full story', 'சிலப்பதிகாரம்'],
    // Its author's name besides.
    ['azhagin sirippu bharathidasan', 'அழகின் சிரிப்பு'],
    // With a place where a line may end, as it is copied from Word.
    ['பொன்னி\u00adயின் செல்வன்', 'பொன்னியின் செல்வன்'],
    ['silapathi\u00adkaram', 'சிலப்பதிகாரம்'],
    // In one word and with a slip.
    ['ponniyinselvam', 'பொன்னியின் செல்வன்'],
    // By who wrote it together with a word of it, in any order and script.
    ['kalki parthiban', 'பார்த்திபன் கனவு'],
    ['pope naladiyar', 'The Naladiyar'],
    ['கல்கி parthiban', 'பார்த்திபன் கனவு'],
  ])('by %s: %s', async (q, title) => {
    expect((await titlesOf(q))[0]).toBe(title)
  })
})

describe('an author is found first', () => {
  test.each([
    ['kalki', 'கல்கி ரா. கிருஷ்ணமூர்த்தி'],
    ['bharathiyar', 'சுப்பிரமணிய பாரதி'],
    ['பாரதியார்', 'சுப்பிரமணிய பாரதி'],
    ['bharathidasan', 'பாரதிதாசன்'],
    ['uvesa', 'உ. வே. சாமிநாதையர்'],
    ['உவேசா', 'உ. வே. சாமிநாதையர்'],
    ['u ve sa', 'உ. வே. சாமிநாதையர்'],
    ['uvs', 'உ. வே. சாமிநாதையர்'],
    ['swaminatha iyer', 'உ. வே. சாமிநாதையர்'],
    ['saminathaiyar', 'உ. வே. சாமிநாதையர்'],
    ['vavesu', 'வ. வே. சு. ஐயர்'],
    ['puthumaipithan', 'புதுமைப்பித்தன்'],
    ['avvaiyar', 'ஔவையார்'],
    ['ஒளவையார்', 'ஔவையார்'],
    ['tagore', 'Rabindranath Tagore'],
    ['premchand', 'प्रेमचंद'],
    ['प्रेमचंद', 'प्रेमचंद'],
    ['rabindranth tagore', 'Rabindranath Tagore'],
    // By other names.
    ['ஜி.யு.போப்', 'G. U. Pope'],
    ['மகாகவி', 'சுப்பிரமணிய பாரதி'],
    ['pavendar', 'பாரதிதாசன்'],
    ['kalki novels', 'கல்கி ரா. கிருஷ்ணமூர்த்தி'],
  ])('by %s: %s', async (q, name) => {
    const [first] = await find(q)
    expect(first).toMatchObject({ kind: 'author', title: name })
  })

  test('and the books of the author after', async () => {
    const results = await find('kalki')
    expect(results.slice(1).map(({ kind }) => kind)).toEqual(Array(results.length - 1).fill('book'))
    expect(results.map(({ title }) => title)).toContain('பார்த்திபன் கனவு')
  })
})

describe('articles and questions', () => {
  test.each([
    ['what is an isbn', 'question', 'What is an ISBN, and does my book need one?'],
    ['ஓலையிலிருந்து', 'article', 'ஓலையிலிருந்து அச்சுக்கு: தமிழ் நூல்கள் வந்த வழி'],
    ['royalty', 'question', 'What does 100% of the royalty mean?'],
    ['homemakers', 'question', 'Who can publish free of charge?'],
    ['யூனிகோடில்', 'article', 'தமிழ்க் கையெழுத்துப் பிரதியை யூனிகோடில் தயார் செய்வது எப்படி'],
  ])('%s finds the %s %s', async (q, kind, title) => {
    const found = await find(q)
    expect(found.map((result) => [result.kind, result.title])).toContainEqual([kind, title])
  })

  test('are described by the passage that has the words', async () => {
    const found = (await find('courier')).find(({ kind }) => kind === 'question')
    expect(found?.description).toContain('courier')
    expect(found?.url).toBe('/help#question-buying')
  })
})

describe('a result', () => {
  test('has what the overlay shows', async () => {
    const [book] = await find('ponniyin selvan')
    const { id } = await app.db
      .selectFrom('books')
      .select('id')
      .where('title_latin', '=', 'Ponniyin Selvan')
      .executeTakeFirstOrThrow()
    expect(book).toMatchObject({
      kind: 'book',
      title: 'பொன்னியின் செல்வன்',
      title_latin: 'Ponniyin Selvan',
      url: `/books/${id}`,
      language: 'ta',
      description_language: 'en',
      author: 'Kalki R. Krishnamurthy',
      cover: { path: expect.stringMatching(/^pictures\//), width: expect.any(Number) },
    })
    expect(book?.description).toMatch(/^A young man on a tired horse .*…$/)
    expect((await app.get(book?.url ?? '')).status).toBe(200)
  })

  test('is described in the script of the query', async () => {
    const [book] = await find('பொன்னியின் செல்வன்')
    expect(book).toMatchObject({ description_language: 'ta', author: 'கல்கி ரா. கிருஷ்ணமூர்த்தி' })
    expect(book?.description).toMatch(/^ஆடிப்பெருக்கு நாள்/)
  })

  test('describes an English book in Tamil where that text exists and Tamil is asked for', async () => {
    const author = await anAuthor(app.db, { name: 'Kumari Zayavan', bio: 'A poet.', bio_ta: 'ஒரு கவிஞர்.' })
    await aBook(app.db, { title: 'Zayavan’s Wells', author_id: author.id, description_ta: 'ஊர்க் கிணறுகள்.' })
    const described = async (q: string) =>
      (await find(q)).map(({ description, description_language }) => [description_language, description])
    expect(await described('குமாரி சயவன்')).toEqual(
      expect.arrayContaining([
        ['ta', 'ஒரு கவிஞர்.'],
        ['ta', 'ஊர்க் கிணறுகள்.'],
      ]),
    )
    expect(await described('kumari zayavan')).toEqual(
      expect.arrayContaining([
        ['en', 'A poet.'],
        ['en', 'Of a book that no one has written.'],
      ]),
    )
  })

  test.each([
    ['ponniyin', '[பொன்னியின்] செல்வன்', '[Ponniyin] Selvan'],
    ['ponni', '[பொன்னியின்] செல்வன்', '[Ponni]yin Selvan'],
    ['பொன்னியி', '[பொன்னியி]ன் செல்வன்', '[Ponniyin] Selvan'],
    ['ponniyinselvan', '[பொன்னியின் செல்வன்]', '[Ponniyin Selvan]'],
    ['selvam ponniyin', '[பொன்னியின்] [செல்வன்]', '[Ponniyin] [Selvan]'],
    ['kural', '[திருக்குறள்]', 'Tiruk[kural]'],
  ])('of %s is marked: %s, %s', async (q, title, latin) => {
    const found = (await find(q)).find((result) => result.title === title.replace(/[[\]]/g, ''))
    expect(mark(found?.title ?? '', found?.matches.title ?? [])).toBe(title)
    expect(mark(found?.title_latin ?? '', found?.matches.title_latin ?? [])).toBe(latin)
  })

  test('marks only what is there, in order', async () => {
    for (const q of [
      'a',
      'the',
      'கல்',
      'பாரதி',
      'book isbn',
      'of the sun',
      'İstanbul',
      'thirukurla',
      'e\u0301',
    ]) {
      for (const { matches, ...result } of await find(q, { limit: '30' }))
        for (const field of ['title', 'title_latin', 'author', 'description'] as const) {
          let last = -1
          for (const { start, end } of matches[field]) {
            expect(start).toBeGreaterThan(last)
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual(result[field]?.length ?? 0)
            last = end
          }
        }
    }
  })
})

function mark(text: string, parts: readonly { start: number; end: number }[]): string {
  return parts.reduceRight(
    (marked, { start, end }) => `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
    text,
  )
}

describe('how many', () => {
  test('a dozen at first, up to the limit when it is given', async () => {
    expect(await find('a')).toHaveLength(RESULTS_AT_FIRST)
    expect(await find('a', { limit: '30' })).toHaveLength(MOST_RESULTS)
    expect(await find('a', { limit: '1' })).toHaveLength(1)
  })

  test('the limit takes nothing away from the order', async () => {
    const many = await find('bharati', { limit: '30' })
    expect(await find('bharati', { limit: '3' })).toEqual(many.slice(0, 3))
  })

  test.each(['0', '31', '-1', '1.5', 'ten'])('a limit of %s is refused', async (limit) => {
    const answer = await app.get(address('kalki', { limit }))
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({ errors: { limit: ['limit must be a whole number from 1 to 30'] } })
  })
})

describe('of titles that sound alike', () => {
  const titles = ['மழை', 'மலை', 'மாலை', 'அலை', 'அழை']
  beforeAll(async () => {
    for (const title of titles) await aBook(app.db, { title, language: 'ta' })
  })

  test.each([
    ['mazhai', 'மழை'],
    ['malai', 'மலை'],
    ['maalai', 'மாலை'],
    ['maalae', 'மாலை'],
    ['azhai', 'அழை'],
  ])('%s finds first the one that is spelled so: %s', async (q, title) => {
    expect((await titlesOf(q))[0]).toBe(title)
    expect((await find(q, { limit: '1' }))[0]?.title).toBe(title)
  })
})

test('nonsense whose key is that of a title finds nothing', async () => {
  await aBook(app.db, { title: 'லக்கினம் சொல்லும் சேதி', language: 'ta' })
  expect(await titlesOf('lakkinam')).toEqual(['லக்கினம் சொல்லும் சேதி'])
  // Their keys are "lk" and "s".
  for (const q of ['zzzqqq', 'zzzqqq xxxjjj']) expect(await find(q)).toEqual([])
})

test('an answer is kept in memory, and a new book is found at once all the same', async () => {
  await untilKeeping(app)
  expect(await titlesOf('quokka')).toEqual([])
  await aBook(app.db, { title: 'Quokka Days' })
  await expect.poll(() => titlesOf('quokka')).toEqual(['Quokka Days'])
  expect((await app.get(address('quokka'))).headers['cache-control']).toBe(
    'public, max-age=0, must-revalidate',
  )
})

test('an author of whom nothing has appeared is not found', async () => {
  await aBook(app.db, { title: 'Wombat', published_at: null })
  expect(await titlesOf('wombat')).toEqual([])
  await app.db
    .insertInto('authors')
    .values({ slug: 'zebulon', name: 'Zebulon Quill', language: 'en' })
    .execute()
  expect(await titlesOf('zebulon')).toEqual([])
})

describe('books of a kind', () => {
  test.each([
    ['poetry', { genre: 'poetry' }],
    ['Poetry books', { genre: 'poetry' }],
    ['கவிதை நூல்கள்', { genre: 'poetry' }],
    ['ebook', { format: 'ebook' }],
    ['e-books', { format: 'ebook' }],
    ['மின்னூல்', { format: 'ebook' }],
    ['children’s books', { genre: 'children-book' }],
    ['poetry ebooks', { genre: 'poetry', format: 'ebook' }],
  ])('are found by %s', async (q, kind) => {
    const { data } = await app.call(listBooks, `/api/books?${new URLSearchParams(kind)}`)
    const newest = data.slice(0, 5).map(({ title }) => title)
    expect(newest.length).toBeGreaterThan(1)
    expect(await titlesOf(q)).toEqual(expect.arrayContaining(newest))
  })

  test('come after what is called so', async () => {
    const book = await aBook(app.db, { title: 'Poetry and Prose', genre: 'fiction' })
    expect((await find('poetry'))[0]?.url).toBe(`/books/${book.id}`)
  })
})

test('a title with a place in it where a line may end is found without it', async () => {
  await aBook(app.db, { title: 'வைகறை\u00adயொலி', language: 'ta' })
  for (const q of ['வைகறையொலி', 'vaikaraiyoli', 'வைகறை\u00adயொலி'])
    expect((await titlesOf(q))[0]).toBe('வைகறை\u00adயொலி')
})
