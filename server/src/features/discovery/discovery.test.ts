import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { brand } from '@panai/contract/brand/brand'
import { isInTamil } from '@panai/contract/language/pages-in-tamil'
import { expect, test } from 'vitest'
import { anApplication } from '../../../test/an-application.ts'
import { aBlog, dayInIndia } from '../../../test/builders.ts'
import { childrenOf, parseXml, textOf } from '../../../test/parse-xml.ts'

const origin = 'https://books.example'

test('robots are told what is no page, and where the sitemap is', async () => {
  const { get } = await anApplication()
  const { headers, text } = await get('/robots.txt')
  expect(headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i)
  const lines = text.trim().split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain('Disallow: /dashboard')
  expect(lines.at(-1)).toBe(`Sitemap: ${origin}/sitemap.xml`)
  expect(lines).not.toContain('Disallow: /')
})

test('no page of an author and no page of a mailed link is one for robots, and every public page is', async () => {
  const { get } = await anApplication()
  const closed = [...(await get('/robots.txt')).text.matchAll(/^Disallow: (.+)$/gm)].map(
    ([, path = '']) => path,
  )
  const routes = await readdir(path.resolve(import.meta.dirname, '../../../../site/src/routes'), {
    recursive: true,
  })
  const pages = routes.filter((file) => file.endsWith('.tsx') && !/^(__root|\$|_author)\.tsx$/.test(file))
  const open: string[] = []
  for (const file of pages) {
    const address = `/${file
      .replace(/^_author\//, '')
      .replace(/\.tsx$/, '')
      .replaceAll('.', '/')}`
    const acts = address.includes('$act') ? ['confirm', 'stop'] : ['']
    for (const act of acts) {
      const isClosed = closed.some((beginning) => address.replace('$act', act).startsWith(beginning))
      const shouldBe = file.startsWith('_author/') || file.includes('$token')
      expect([address, isClosed]).toEqual([address, shouldBe])
      const inTamil = `/ta${address.replace('$act', act)}`
      if (isInTamil(address))
        expect([inTamil, closed.some((one) => inTamil.startsWith(one))]).toEqual([inTamil, shouldBe])
    }
    if (!file.startsWith('_author/')) open.push(file)
  }
  expect(open.length).toBeGreaterThan(5)
  expect(closed).toContain('/not-me/')
  expect('/staff/set-up/').toMatch(new RegExp(`^(${closed.join('|')})`))
})

const hardText = [
  'பனை ஓலை & அச்சு',
  'a < b > c & d',
  `"quotes" and 'more'`,
  '<script>alert(1)</script>',
  ']]>',
  '&amp; already',
  'bell \u0007 and form feed \f',
  '😀 \u{10ffff}',
]

test('the feed is well-formed whatever is written in it, and says exactly that', async () => {
  const { db, get } = await anApplication()
  for (const [index, text] of hardText.entries())
    await aBlog(db, {
      title: text,
      content: `${text}\nsecond line\n\nnext`,
      published_at: dayInIndia(`2024-03-${20 - index}`),
    })
  const { headers, text } = await get('/blog.rss')
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const [channel] = childrenOf(parseXml(text), 'channel')
  if (!channel) throw new Error('no channel')
  expect(textOf(channel, 'link')).toBe(`${origin}/blogs`)
  const items = childrenOf(channel, 'item')
  const readable = (words: string) => words.replaceAll('\u0007', '').replaceAll('\f', '')
  expect(items.map((item) => textOf(item, 'title'))).toEqual(hardText.map(readable))
  for (const [index, item] of items.entries()) {
    const body = textOf(item, 'description')
    const words = readable(hardText[index] ?? '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
    // The article is in English, but for that line.
    const first = /\p{Script=Tamil}/u.test(words) ? `<span lang="ta">${words}</span>` : words
    expect(body).toBe(`<p>${first}<br />second line</p><p>next</p>`)
    expect(body).not.toContain('<script')
  }
})

test('an article in the feed has its address and its day in India', async () => {
  const { db, get } = await anApplication()
  const blog = await aBlog(db, { published_at: dayInIndia('2024-03-01') })
  const [channel] = childrenOf(parseXml((await get('/blog.rss')).text), 'channel')
  const [item] = channel ? childrenOf(channel, 'item') : []
  if (!item) throw new Error('no item')
  expect(textOf(item, 'link')).toBe(`${origin}/blog/${blog.id}`)
  expect(textOf(item, 'guid')).toBe(`${origin}/blog/${blog.id}`)
  expect(new Date(textOf(item, 'pubDate')).toISOString()).toBe('2024-02-29T18:30:00.000Z')
})

test('the feed has the twenty newest articles', async () => {
  const { db, get } = await anApplication()
  for (let number = 1; number <= 22; number++)
    await aBlog(db, {
      title: `Article of day ${number}`,
      published_at: dayInIndia(`2024-03-${String(number).padStart(2, '0')}`),
    })
  const [channel] = childrenOf(parseXml((await get('/blog.rss')).text), 'channel')
  const titles = channel ? childrenOf(channel, 'item').map((item) => textOf(item, 'title')) : []
  expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `Article of day ${22 - index}`))
})

test('each language has its feed, with the texts that are there in it, and says which are not', async () => {
  const { db, get } = await anApplication()
  const palm = { title: 'Palm leaf', content: 'See it.', title_ta: 'பனை ஓலை', content_ta: 'பாருங்கள்.' }
  const one = await aBlog(db, { ...palm, published_at: dayInIndia('2024-03-02') })
  const other = await aBlog(db, { title: 'Press', content: 'Ink.', published_at: dayInIndia('2024-03-01') })
  const read = async (address: string) => {
    const { headers, text } = await get(address)
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(headers.etag).toBeTruthy()
    expect((await get(address, { 'if-none-match': String(headers.etag) })).status).toBe(304)
    const [channel] = childrenOf(parseXml(text), 'channel')
    if (!channel) throw new Error('no channel')
    const about = ['title', 'link', 'description', 'language'].map((name) => textOf(channel, name))
    const items = childrenOf(channel, 'item').map((item) =>
      ['title', 'link', 'description'].map((name) => textOf(item, name)),
    )
    return {
      about,
      items,
      languages: [...text.matchAll(/<dc:language>(..)<\/dc:language>/g)].map(([, is]) => is),
    }
  }
  expect(await read('/blog.rss')).toEqual({
    about: [`${brand.name} blog`, `${origin}/blogs`, brand.tagline, 'en-IN'],
    items: [
      ['Palm leaf', `${origin}/blog/${one.id}`, '<p>See it.</p>'],
      ['Press', `${origin}/blog/${other.id}`, '<p>Ink.</p>'],
    ],
    languages: [],
  })
  expect(await read('/ta/blog.rss')).toEqual({
    about: [`${brand.nameInTamil} வலைப்பதிவு`, `${origin}/ta/blogs`, brand.taglineInTamil, 'ta-IN'],
    items: [
      ['பனை ஓலை', `${origin}/ta/blog/${one.id}`, '<p>பாருங்கள்.</p>'],
      ['Press', `${origin}/ta/blog/${other.id}`, '<div lang="en"><p>Ink.</p></div>'],
    ],
    languages: ['en'],
  })
  expect((await get('/ta/blog.rss')).text).toContain(`<atom:link href="${origin}/ta/blog.rss" rel="self"`)
  for (const [address, feed] of [
    ['/blogs', '/blog.rss'],
    ['/ta/blogs', '/ta/blog.rss'],
  ] as const)
    expect((await get(address, { accept: 'text/html' })).text).toMatch(
      new RegExp(`<link rel="alternate" type="application/rss\\+xml"[^>]* href="${origin}${feed}"`),
    )
})

test('a feed without an article is a feed', async () => {
  const { get } = await anApplication()
  const [channel] = childrenOf(parseXml((await get('/blog.rss')).text), 'channel')
  expect(channel && childrenOf(channel, 'item')).toEqual([])
})

test('a phone can put the site on its home screen, with icons that are there', async () => {
  const { get } = await anApplication({ files: true })
  const { headers, json } = await get('/site.webmanifest')
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(json()).toMatchObject({ name: brand.name, start_url: '/', display: 'standalone', lang: 'en-IN' })
  expect((await get('/ta/site.webmanifest')).json()).toMatchObject({
    name: `${brand.nameInTamil} பதிப்பகம்`,
    start_url: '/ta/',
    lang: 'ta-IN',
  })
  const { icons } = json() as { icons: { src: string; type: string }[] } // checked by what follows
  expect(icons.length).toBeGreaterThan(0)
  for (const { src, type } of icons) {
    const icon = await get(src)
    expect([src, icon.status, icon.headers['content-type']]).toEqual([src, 200, type])
  }
})
