import { getBlog, listBlogs } from '@panai/contract/content/blogs'
import {
  addBlogPicture,
  changeBlog,
  createBlog,
  deleteBlog,
  getStaffBlog,
  listBlogVersions,
  listStaffBlogs,
  previewBlog,
} from '@panai/contract/content/staff/blogs'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { search } from '@panai/contract/search/search'
import { beforeEach, describe, expect, test } from 'vitest'
import { aForm } from '../../../../test/a-form.ts'
import { anApplication, type TestApplication, untilKeeping } from '../../../../test/an-application.ts'
import { ask } from '../../../../test/ask.ts'
import { aBlog } from '../../../../test/builders.ts'
import { aStaffMember, type StaffMember } from '../../../../test/staff-member.ts'
import { until } from '../../../../test/until.ts'
import { uploadBlogPicture } from '../../../../test/upload-blog-picture.ts'

let app: TestApplication
let editor: StaffMember
beforeEach(async () => {
  app = await anApplication()
  editor = await aStaffMember(app)
  await untilKeeping(app)
})

const text = {
  title: 'பனை ஓலை',
  language: 'ta',
  html: '<h2>ஓலைகள்</h2><p>பனையோலையில் <strong>எழுதினார்கள்</strong>.</p>',
} as const

const inMs = (ahead: number) => new Date(Date.now() + ahead).toISOString()
const past = () => new Date(Date.now() - 60_000).toISOString()
const errorsOf = (answer: { json: () => unknown }) => refusalReply.parse(answer.json()).errors

/** Where visitors could meet the article, and whether they do. */
async function meets(words: string, id: number): Promise<Record<string, boolean>> {
  const page = await app.get(`/blog/${id}`, { accept: 'text/html' })
  const found = await app.call(search, `/api/search?q=${encodeURIComponent(words)}`)
  const lists = await Promise.all(['/blogs', '/api/blogs', '/blog.rss'].map((address) => app.get(address)))
  return {
    page: page.status === 200 && page.text.includes(words),
    data: (await app.get(`/api/blogs/${id}`)).status === 200,
    lists: lists.every((answer) => answer.text.includes(words)),
    'any list': lists.some((answer) => answer.text.includes(words)),
    sitemap: (await app.get('/sitemaps/blogs-1.xml')).text.includes(`/blog/${id}<`),
    search: found.data.some(({ url }) => url === `/blog/${id}`),
  }
}

const everywhere = { page: true, data: true, lists: true, 'any list': true, sitemap: true, search: true }
const nowhere = { page: false, data: false, lists: false, 'any list': false, sitemap: false, search: false }

describe('an article', () => {
  test('is nowhere as a draft, everywhere once published, and changed at the next request', async () => {
    const { data: draft } = await editor.calls(createBlog, text)
    expect(draft).toMatchObject({ state: 'draft', published_at: null, version: 1 })
    expect(await meets('பனை', draft.id)).toEqual(nowhere)

    const given = { id: draft.id, version: 1, published_at: past() }
    const { data: published } = await editor.calls(changeBlog, given)
    expect(published.state).toBe('published')
    expect(await meets('பனை', draft.id)).toEqual(everywhere)

    await editor.calls(changeBlog, { id: draft.id, version: published.version, title: 'தென்னை' })
    expect(await meets('தென்னை', draft.id)).toEqual(everywhere)
    expect((await app.get('/blogs')).text).not.toContain('பனை ஓலை')

    await editor.calls(changeBlog, { id: draft.id, version: published.version + 1, published_at: null })
    expect(await meets('தென்னை', draft.id)).toEqual(nowhere)
  })

  test('that is scheduled appears at its time by itself', async () => {
    const { data } = await editor.calls(createBlog, { ...text, published_at: inMs(3_600_000) })
    expect(data.state).toBe('scheduled')
    // As soon as it may be that all has been asked for, and is kept, before its time.
    let [soon, isBefore] = ['', false]
    for (let [version, ahead] = [data.version, 2_000]; !isBefore; version += 1, ahead *= 2) {
      soon = inMs(ahead)
      await editor.calls(changeBlog, { id: data.id, version, published_at: soon })
      const met = await meets('பனை', data.id)
      isBefore = Date.now() < Date.parse(soon)
      if (isBefore) expect(met).toEqual(nowhere)
    }
    // From here on nobody asks for anything until the time has come: what was kept before must not be answered with.
    await until('its time has come', async () => {
      await app.pool.query('select')
      return Date.now() >= Date.parse(soon) + 5
    })
    expect(await meets('பனை', data.id)).toEqual(everywhere)
  })

  test('is shown with its form and without what does not belong there', async () => {
    const picture = await uploadBlogPicture(app, editor)
    const html = `<p onclick="x()">ஒரு <em>பனை</em><script>alert(1)</script></p><img src="${picture.address}" alt="பனை மரம்">`
    const { data } = await editor.calls(createBlog, {
      ...text,
      html,
      picture_id: picture.id,
      picture_alt: 'ஓலைச்சுவடி',
      published_at: past(),
    })
    expect(data.html).toBe(`<p>ஒரு <em>பனை</em></p><img src="${picture.address}" alt="பனை மரம்" />`)
    const { blog } = await app.call(getBlog, `/api/blogs/${data.id}`)
    expect(blog).toMatchObject({ content: 'ஒரு பனை', picture_alt: 'ஓலைச்சுவடி', picture: { width: 900 } })
    const page = await app.get(`/blog/${data.id}`, { accept: 'text/html' })
    expect(page.text).toContain('<p>ஒரு <em>பனை</em></p><picture>')
    expect(page.text).toMatch(
      /<img src="[^"]+-640\.webp" srcset="[^"]+" sizes="[^"]+" width="900" height="600" alt="பனை மரம்" loading="lazy"/,
    )
    expect(page.text).toContain('alt="ஓலைச்சுவடி"')
    expect(page.headers['content-security-policy']).not.toMatch(/script-src [^;]*unsafe/)
    const [size] = /\/storage\/pictures\/[0-9a-f]{32}-640\.webp/.exec(page.text) ?? []
    expect((await app.get(size ?? '')).status).toBe(200)
    const feed = await app.get('/blog.rss')
    expect(feed.text).toContain('&lt;em&gt;பனை&lt;/em&gt;')
    expect(feed.text).toContain('https://books.example/storage/pictures/')
    expect(feed.text).not.toContain('srcset')
  })

  test('that was written without form is shown and edited with the form it was read in', async () => {
    const old = await aBlog(app.db, { content: 'One.\n\nA heading\n\nTwo\nlines.' })
    const { data } = await editor.calls(getStaffBlog, { id: old.id })
    expect(data.html).toBe('<p>One.</p><h2>A heading</h2><p>Two<br />lines.</p>')
    expect((await app.get(`/blog/${old.id}`)).text).toContain(data.html)
    await editor.calls(changeBlog, { id: old.id, version: old.version, html: data.html })
    expect((await app.call(getBlog, `/api/blogs/${old.id}`)).blog.html).toBe(data.html)
  })

  test('whose kept text is not of the closed set, by whatever door, is shown as its words', async () => {
    const blog = await aBlog(app.db, { content: 'Only words', html: '<p>x</p><script>alert(1)</script>' })
    expect((await app.call(getBlog, `/api/blogs/${blog.id}`)).blog.html).toBe('<p>Only words</p>')
  })

  test.each([
    [{ html: '<p><img src="https://other.example/a.png" alt="x"></p>' }, 'html'],
    [{ html: `<img src="/storage/pictures/${'0'.repeat(32)}.webp" alt="x">` }, 'html'],
    [{ html: `<img src="/storage/pictures/${'0'.repeat(32)}.webp" alt="">` }, 'html'],
    [{ html: '<p> </p><script>x</script>' }, 'html'],
    [{ title: ' ' }, 'title'],
    [{ language: 'xx' }, 'language'],
    [{ picture_id: 999_999, picture_alt: 'x' }, 'picture_id'],
    [{ published_at: 'tomorrow' }, 'published_at'],
  ])('with %j is refused by the field', async (wrong, field) => {
    const answer = await editor.tries(createBlog, { ...text, ...wrong })
    expect([answer.status, Object.keys(errorsOf(answer) ?? {})]).toEqual([422, [field]])
    expect((await editor.calls(listStaffBlogs)).meta.total).toBe(0)
  })

  test('has words for its picture, or none', async () => {
    const { id: picture_id } = await uploadBlogPicture(app, editor)
    const without = await editor.tries(createBlog, { ...text, picture_id })
    expect(errorsOf(without)).toHaveProperty('picture_alt')
    const { data } = await editor.calls(createBlog, { ...text, picture_id, picture_alt: 'பனை' })
    const change = (more: object) => editor.tries(changeBlog, { id: data.id, version: data.version, ...more })
    expect(errorsOf(await change({ picture_alt: '' }))).toHaveProperty('picture_alt')
    expect((await change({ picture_id: null })).json()).toMatchObject({ data: { picture_alt: '' } })
  })

  test('is as long as an article in Tamil can be', async () => {
    const html = `<p>${'நீளமான கட்டுரை '.repeat(10_000)}</p>`
    expect(Buffer.byteLength(html)).toBeGreaterThan(400_000)
    const { data } = await editor.calls(createBlog, { ...text, html })
    expect(data.html.length).toBeGreaterThan(140_000)
  })
})

describe('two editors', () => {
  test('at one article: the second is told by whom it was changed, and nothing is overwritten', async () => {
    const other = await aStaffMember(app, 'editor', 'கயல்')
    const { data } = await editor.calls(createBlog, text)
    await other.calls(changeBlog, { id: data.id, version: data.version, title: 'Of the other' })
    for (const [endpoint, more] of [
      [changeBlog, { title: 'Mine' }],
      [deleteBlog, {}],
    ] as const) {
      const answer = await editor.tries(endpoint, { id: data.id, version: data.version, ...more })
      const reply = refusalReply.parse(answer.json())
      expect([answer.status, reply.reason]).toEqual([409, 'stale'])
      expect(reply.message).toContain('கயல்')
    }
    expect((await editor.calls(getStaffBlog, { id: data.id })).data.title).toBe('Of the other')
  })
})

describe('a preview', () => {
  test('shows the public page as the editor has it, to whoever has the address, and to nobody else', async () => {
    const { data } = await editor.calls(createBlog, text)
    const { title, language, html, picture_id, picture_alt } = { ...data, title: 'Not saved' }
    const fields = { title, language, html: `${html}<p>new words</p>`, picture_id, picture_alt }
    const { data: preview } = await editor.calls(previewBlog, { id: data.id, ...fields })
    const page = await app.get(preview.address, { accept: 'text/html' })
    expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex',
    ])
    expect(page.text).toContain('Not saved')
    expect(page.text).toContain('<p><span lang="en">new words</span></p>')
    expect((await app.get(`/blog/${data.id}`, { accept: 'text/html' })).status).toBe(404)
    const wrong = preview.address.slice(0, -3)
    expect((await app.get(wrong, { accept: 'text/html' })).status).toBe(404)
    const another = await aBlog(app.db, { published_at: null })
    const elsewhere = preview.address.replace(`/${data.id}?`, `/${another.id}?`)
    expect((await app.get(elsewhere, { accept: 'text/html' })).status).toBe(404)

    await app.db.updateTable('blog_previews').set({ expires_at: new Date() }).execute()
    expect((await app.get(preview.address, { accept: 'text/html' })).status).toBe(404)
  })
})

test('the history has every state, with who made it', async () => {
  const { data } = await editor.calls(createBlog, text)
  const other = await aStaffMember(app, 'admin', 'Owner')
  await other.calls(changeBlog, { id: data.id, version: 1, html: '<p>Second</p>' })
  await editor.calls(changeBlog, { id: data.id, version: 2, title: 'Third', published_at: past() })
  const { data: versions } = await editor.calls(listBlogVersions, { id: data.id })
  expect(versions).toMatchObject([
    { version: 3, by: 'Selvi', title: 'Third', html: '<p>Second</p>', is_draft: false },
    { version: 2, by: 'Owner', title: text.title, html: '<p>Second</p>', is_draft: true },
    { version: 1, by: 'Selvi', title: text.title, html: text.html, is_draft: true },
  ])
})

test('the list has the states apart, in each order, and finds by a piece of the title', async () => {
  const { db } = app
  const soon = new Date(Date.now() + 3_600_000)
  const draft = await aBlog(db, { title: 'பனை draft', published_at: null })
  const scheduled = await aBlog(db, { title: 'Scheduled', published_at: soon })
  const published = await aBlog(db, { title: 'Published பனை', published_at: new Date(0) })
  const ids = async (input: Record<string, unknown>) => {
    const { data, meta } = await editor.calls(listStaffBlogs, input)
    expect(meta.total).toBeGreaterThanOrEqual(data.length)
    return data.map(({ id }) => id)
  }
  expect(await ids({})).toEqual([published.id, scheduled.id, draft.id])
  expect(await ids({ sort: '-published_at' })).toEqual([draft.id, scheduled.id, published.id])
  expect(await ids({ sort: 'published_at' })).toEqual([published.id, scheduled.id, draft.id])
  expect(await ids({ state: 'draft' })).toEqual([draft.id])
  expect(await ids({ state: 'scheduled' })).toEqual([scheduled.id])
  expect(await ids({ q: 'பனை' })).toEqual([published.id, draft.id])
  expect(await ids({ q: '%' })).toEqual([])
  expect(await ids({ per_page: 1, page: 2 })).toEqual([scheduled.id])
  expect(await app.call(listBlogs, '/api/blogs')).toHaveLength(1)
})

test('a picture is a picture', async () => {
  const { body, type } = aForm({ name: 'picture', value: '<svg/>', file: 'x.png', type: 'image/png' })
  const headers = { ...editor.headers, 'content-type': type }
  const answer = await ask(app.origin, addBlogPicture.path, { method: 'POST', headers, body })
  expect([answer.status, Object.keys(errorsOf(answer) ?? {})]).toEqual([422, ['picture']])
})
