import { endpoints } from '@panai/contract/endpoints'
import type { AnyEndpoint } from '@panai/contract/http/endpoint'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, signInAs } from '../../../test/accounts.ts'
import { addSample } from '../../../test/add-sample.ts'
import { anApplication, startTestApplication, type TestApplication } from '../../../test/an-application.ts'
import type { Answer } from '../../../test/ask.ts'
import { aBlog, aBook, anAuthor, aPicture, aTestimonial } from '../../../test/builders.ts'
import type { OpenApiDocument } from './build-open-api.ts'

let application: TestApplication
let document: OpenApiDocument
let validate: (address: string, status: number, body: unknown) => string | null

beforeAll(async () => {
  application = await startTestApplication()
  await aCatalogue(application)
  document = (await application.get('/api/openapi.json')).json() as OpenApiDocument // its shape is what the tests check
  const ajv = new Ajv2020({ validateFormats: false, strict: false, allErrors: true })
  ajv.addSchema(document, 'openapi')
  validate = (address, status, body) => {
    const pointer = [
      'paths',
      address,
      'get',
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ]
    const $ref = `openapi#/${pointer
      .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/')}`
    const check = ajv.compile({ $ref })
    return check(body) ? null : ajv.errorsText(check.errors)
  }
})
afterAll(() => application.stop())

/** Records with all that they may have, and with as little as they may. */
async function aCatalogue({ db }: TestApplication): Promise<void> {
  const picture = await aPicture(db)
  const author = await anAuthor(db, {
    name: 'பாரதி',
    name_latin: 'Bharati',
    years: '1882–1921',
    bio: 'जीवन',
    bio_en: 'Life',
    bio_ta: 'வாழ்க்கை',
    photo_id: picture.id,
    rating: 4.5,
    facebook: 'https://facebook.example/x',
    twitter: 'https://twitter.example/x',
    instagram: 'https://instagram.example/x',
    website: 'https://example.org',
    awards: 'One',
  })
  const plain = await aBook(db)
  const book = await aBook(db, {
    author_id: author.id,
    title_latin: 'x',
    subtitle: 'x',
    description_en: 'x',
    description_ta: 'அ',
    rating: 4.5,
    cover_id: picture.id,
    pages: 100,
    trim_size: 'A4',
    isbn: '9788195000005',
    first_published: '1917',
    edition: 'x',
    copyright_holder: 'x',
    copyright_year: 1917,
  })
  const person = { book_id: book.id, position: 1, role: 'editor' as const, name: 'X', author_id: author.id }
  await db.insertInto('book_contributors').values(person).execute()
  for (const { id } of [plain, book]) await addSample(db, id)
  await aTestimonial(db)
  await aTestimonial(db, { rating: 5, cover_id: picture.id, photo_id: picture.id })
  await aBlog(db)
  await aBlog(db, { picture_id: picture.id })
}

const every = endpoints.flatMap(({ path, aliases = [], method, refusals, access }: AnyEndpoint) =>
  [path, ...aliases].map((spelling) => ({ path: spelling, method: method.toLowerCase(), refusals, access })),
)
/** Calls that change something, or that only few may make, are tested beside what they do. */
const spellings = every.filter(({ method, access }) => method === 'get' && access === 'public')

function ask(path: string, id: string, query = ''): Promise<Answer> {
  return application.get(path.replace('{id}', id) + query, { accept: 'application/json' })
}

test('it says which calls need a token, and of what kind', () => {
  expect(document.components.securitySchemes).toEqual({
    bearer: expect.objectContaining({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }),
  })
  for (const { path, method, access } of every) {
    const security = document.paths[path]?.[method]?.security
    expect([path, security]).toEqual([path, access === 'public' ? undefined : [{ bearer: [] }]])
  }
})

test('what a signed-in author gets is as described', async () => {
  const account = await anAccount(application.db)
  const headers = { ...(await signInAs(application.db, account)), accept: 'application/json' }
  for (const path of ['/api/validate-token', '/api/user', '/api/author/profile', '/api/author/sessions']) {
    const answer = await application.get(path, headers)
    expect([path, answer.status, validate(path, 200, answer.json())]).toEqual([path, 200, null])
    const refused = await ask(path, '1')
    expect([path, refused.status, validate(path, 401, refused.json())]).toEqual([path, 401, null])
  }
})

test('it describes every spelling of every call, and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(described.sort()).toEqual(every.map(({ method, path }) => `${method} ${path}`).sort())
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(every.length)
})

test.each(spellings)('$path answers as described', async ({ path }) => {
  for (const id of path.includes('{id}') ? ['1', '2'] : ['']) {
    const answer = await ask(path, id)
    expect([path, answer.status]).toEqual([path, 200])
    expect([path, validate(path, 200, answer.json())]).toEqual([path, null])
  }
})

test.each(spellings.filter(({ refusals }) => refusals.includes('not_found')))(
  '$path refuses what is not there as described',
  async ({ path }) => {
    const answer = await ask(path, '999999')
    expect([answer.status, validate(path, 404, answer.json())]).toEqual([404, null])
  },
)

test.each(spellings.filter(({ refusals }) => refusals.includes('invalid')))(
  '$path refuses bad values as described',
  async ({ path }) => {
    const parameters = document.paths[path]?.get?.parameters ?? []
    const query = new URLSearchParams()
    for (const { name, in: place } of parameters) if (place === 'query') query.set(name, 'x'.repeat(1_000))
    const answer = await ask(path, '1', `?${query}`)
    expect([answer.status, validate(path, 422, answer.json())]).toEqual([422, null])
  },
)

test('every call refuses too many as described', async () => {
  const limited = await anApplication({ settings: { REQUESTS_PER_MINUTE: '1' } })
  await limited.get('/login')
  for (const { path } of spellings) {
    const answer = await limited.get(path.replace('{id}', '1'), { accept: 'application/json' })
    expect([path, answer.status, validate(path, 429, answer.json())]).toEqual([path, 429, null])
  }
})

test('the check itself can fail', () => {
  expect(validate('/api/books', 200, { success: true, data: [{}] })).toContain(
    "must have required property 'id'",
  )
  expect(validate('/api/books/{id}', 404, { success: true })).toContain('must')
})

test('no call is refused in a way that it does not tell of', () => {
  for (const { path, method, refusals } of every) {
    const described = Object.keys(document.paths[path]?.[method]?.responses ?? {})
    expect([path, described.length]).toEqual([path, refusals.length + 1])
  }
})

test('every parameter is described, and those of the path are required', () => {
  for (const { path } of spellings) {
    const parameters = document.paths[path]?.get?.parameters ?? []
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(parameters.filter((one) => one.in === 'path' && one.required).map(({ name }) => name)).toEqual(
      inPath,
    )
  }
  const filters = document.paths['/api/books']?.get?.parameters.map(({ name }) => name)
  expect(filters).toEqual([
    'q',
    'search',
    'format',
    'genre',
    'language',
    'author_id',
    'featured',
    'page',
    'per_page',
    'sort',
  ])
})

test('what it says to people names nothing of the code, but in backticks', () => {
  const said: string[] = []
  JSON.stringify(document, (key, value) => {
    if (['description', 'summary'].includes(key) && typeof value === 'string') said.push(value)
    return value
  })
  expect(said.length).toBeGreaterThan(500)
  const ofCode = said.flatMap((text) => text.replaceAll(/`[^`]*`/g, '').match(/\b[a-z]+[A-Z]\w*/g) ?? [])
  expect([...new Set(ofCode)]).toEqual([])
})

test('the page for people lists every call and every shape', async () => {
  const { status, headers, text: markup } = await application.get('/api/docs')
  const text = markup.replaceAll('&#39;', "'")
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8'])
  expect(text).not.toContain('<script')
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { operationId, summary, responses }] of Object.entries(methods)) {
      expect(text).toContain(`href="#${operationId}"`)
      expect(text).toContain(`<section id="${operationId}">`)
      expect(text).toContain(`${method.toUpperCase()} ${path}`)
      expect(text).toContain(summary)
      for (const response of Object.keys(responses)) expect(text).toContain(`<dt>${response}</dt>`)
    }
  for (const name of Object.keys(document.components.schemas)) expect(text).toContain(`id="shape-${name}"`)
  const style = await application.get('/api/docs.css')
  expect([style.status, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
})
