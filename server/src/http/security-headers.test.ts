import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhoto } from '../../test/a-photo.ts'
import { startTestApplication, type TestApplication } from '../../test/an-application.ts'
import { type Answer, ask } from '../../test/ask.ts'
import { aBlog, aBook, anAuthor } from '../../test/builders.ts'
import { storeDrawnPicture } from '../features/pictures/store-picture.ts'
import { hashMarkedScripts, pagePolicy } from './security-headers.ts'

let application: TestApplication
beforeAll(async () => {
  application = await startTestApplication({ files: true })
})
afterAll(() => application.stop())

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}

type Inline = { attributes: string; text: string }

/** What is between script tags in a page, as a browser's parser finds it. */
function inlineOf(html: string): Inline[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/gi)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/\ssrc=/.test(attributes))
}

/** The inline scripts that a browser would run: all but structured data, which it only keeps. */
function inlineScripts(html: string): string[] {
  return inlineOf(html)
    .filter(({ attributes }) => !attributes.includes('type="application/ld+json"'))
    .map(({ text }) => text)
}

function structuredData(html: string): unknown[] {
  return inlineOf(html)
    .filter(({ attributes }) => attributes.includes('type="application/ld+json"'))
    .map(({ text }) => JSON.parse(text))
}

test('marked scripts are hashed and lose the mark; others have no hash', () => {
  const { html, hashes } = hashMarkedScripts(
    '<meta property="csp-nonce" content="MARK"/><script nonce="MARK">a()</script><script>evil()</script><script nonce="MARK" src="/x.js"></script><script type="module" nonce="MARK">b()</script>',
    'MARK',
  )
  expect(html).toBe(
    '<script>a()</script><script>evil()</script><script src="/x.js"></script><script type="module">b()</script>',
  )
  expect(hashes).toEqual([hashOf('a()'), hashOf('b()')])
})

test('the same script twice is one hash', () => {
  const twice = '<script nonce="M">a()</script>'.repeat(2)
  expect(hashMarkedScripts(twice, 'M').hashes).toEqual([hashOf('a()')])
})

test('a mark of another start counts for nothing', () => {
  const { hashes } = hashMarkedScripts('<script nonce="guess">evil()</script>', 'MARK')
  expect(hashes).toEqual([])
})

test('the policy of a page lets nothing run but our files and the hashed scripts', () => {
  const policy = directives(pagePolicy(['sha256-abc']))
  expect(policy['default-src']).toBe("'none'")
  expect(policy['script-src']).toBe("'self' 'sha256-abc'")
  expect(policy['style-src']).toBe("'self'")
  expect(policy['base-uri']).toBe("'none'")
  expect(policy['frame-ancestors']).toBe("'none'")
  expect(pagePolicy([])).not.toMatch(/script-src[^;]*unsafe/)
})

const attacks = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<!--<script>',
  ']]></script>',
  'x\u2028alert(1)\u2029',
  '<script nonce="">alert(1)</script>',
]

test.each(attacks)('what is written %s in the database never runs on a page', async (text) => {
  const { db } = application
  const author = await anAuthor(db, { name: text, bio: text, bio_en: text, awards: text })
  const book = await aBook(db, { title: text, subtitle: text, description: text, author_id: author.id })
  const blog = await aBlog(db, { title: text, content: text })
  for (const address of [
    `/books/${book.id}`,
    `/authors/${author.id}`,
    `/blog/${blog.id}`,
    '/publications',
    '/',
  ]) {
    const page = await application.get(address)
    expect(page.status).toBe(200)
    const allowed = hashesOf(page)
    const scripts = inlineScripts(page.text)
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.map(hashOf).filter((hash) => !allowed.includes(hash))).toEqual([])
    expect(scripts.filter((script) => script.trim().startsWith('alert('))).toEqual([])
    expect(page.text).not.toContain('<img src=x')
    expect(page.text).not.toContain('nonce="')
    if (address.startsWith('/book'))
      expect(JSON.stringify(structuredData(page.text))).toContain(JSON.stringify(text))
  }
})

test('every script of every page is allowed by its policy, and no script is allowed that is not there', async () => {
  for (const address of ['/', '/publications', '/blogs', '/login', '/help', '/nowhere', '/books/999999']) {
    const page = await application.get(address, { accept: 'text/html' })
    expect([address, inlineScripts(page.text).map(hashOf).sort()]).toEqual([
      address,
      [...hashesOf(page)].sort(),
    ])
  }
})

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

test('every kind of answer has the security headers, each once', async () => {
  const { db, storage, origin } = application
  const bytes = await aPhoto({ width: 400, height: 300, format: 'webp' })
  const id = await storeDrawnPicture(db, storage, bytes)
  const { key } = await db.selectFrom('pictures').select('key').where('id', '=', id).executeTakeFirstOrThrow()
  const home = await application.get('/')
  const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(home.text) ?? []
  const data = await application.get('/api/books')
  const answers: Record<string, [number, Answer]> = {
    'a page': [200, home],
    'a page that is not there': [404, await application.get('/nowhere', { accept: 'text/html' })],
    'a page that is not kept': [200, await application.get('/login')],
    'a page that has moved': [301, await application.get('/Publications')],
    data: [200, data],
    'data that the visitor has': [
      304,
      await application.get('/api/books', { 'if-none-match': String(data.headers.etag) }),
    ],
    'data refused': [422, await application.get('/api/books?page=0')],
    'data that is not there': [404, await application.get('/api/books/999999')],
    'no address of the API': [404, await application.get('/api/nothing')],
    'too much': [413, await ask(origin, '/api/books', { method: 'POST', body: 'a'.repeat(70_000) })],
    'another method': [404, await ask(origin, '/api/books', { method: 'DELETE' })],
    'a file': [200, await application.get(script)],
    'a picture': [200, await application.get(`/storage/pictures/${key}-160.webp`)],
    'a picture that is not there': [404, await application.get('/storage/pictures/nothing.webp')],
    'a sitemap': [200, await application.get('/sitemap.xml')],
    'the documentation': [200, await application.get('/api/docs')],
    'the documentation for machines': [200, await application.get('/api/openapi.json')],
    'its style': [200, await application.get('/api/docs.css')],
    health: [200, await application.get('/healthz')],
    "an address that can't be read": [400, await application.get('/%E0%A4%A')],
  }
  for (const [kind, [status, answer]] of Object.entries(answers)) {
    expect([kind, answer.status]).toEqual([kind, status])
    expect([kind, answer.headers]).toEqual([kind, expect.objectContaining(everywhere)])
    expect([kind, answer.headers['content-security-policy']]).toEqual([
      kind,
      expect.stringMatching(/^default-src 'none'; (?!.*default-src)/),
    ])
    expect([kind, answer.headers['x-powered-by'], answer.headers.server]).toEqual([
      kind,
      undefined,
      undefined,
    ])
  }
})

test('a failure has them too', async () => {
  const broken = await startTestApplication()
  try {
    const book = await aBook(broken.db)
    await broken.db.schema.dropTable('book_contributors').execute()
    for (const address of [`/api/books/${book.id}`, `/books/${book.id}`]) {
      const answer = await broken.get(address)
      expect([answer.status, answer.headers]).toEqual([500, expect.objectContaining(everywhere)])
    }
  } finally {
    await broken.stop()
  }
})

test('transport security is promised only where the site is reached over TLS', async () => {
  const plain = await startTestApplication({ settings: { PUBLIC_URL: 'http://localhost:3000' } })
  try {
    const { headers } = await plain.get('/healthz')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-frame-options']).toBe('DENY')
  } finally {
    await plain.stop()
  }
})

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}

function hashesOf({ headers }: Answer): string[] {
  const policy = directives(String(headers['content-security-policy']))
  return (policy['script-src'] ?? '')
    .split(' ')
    .flatMap((source) => /^'(sha256-.+)'$/.exec(source)?.slice(1) ?? [])
}
