import { getHistory } from '@panai/contract/console/staff/audit'
import { getBlog, listBlogs } from '@panai/contract/content/blogs'
import {
  changeBlog,
  createBlog,
  getStaffBlog,
  listBlogVersions,
  listStaffBlogs,
  previewBlog,
} from '@panai/contract/content/staff/blogs'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { search } from '@panai/contract/search/search'
import { beforeEach, expect, test } from 'vitest'
import { anApplication, type TestApplication, untilKeeping } from '../../../../test/an-application.ts'
import { aBlog } from '../../../../test/builders.ts'
import { aStaffMember, type StaffMember } from '../../../../test/staff-member.ts'
import { uploadBlogPicture } from '../../../../test/upload-blog-picture.ts'

let app: TestApplication
let editor: StaffMember
beforeEach(async () => {
  app = await anApplication()
  editor = await aStaffMember(app)
  await untilKeeping(app)
})

const past = () => new Date(Date.now() - 60_000).toISOString()
const english = {
  title: 'How palm leaves were written on',
  language: 'en',
  html: '<p>A stylus cut the <strong>letters</strong>.</p>',
} as const
const tamil = {
  title_ta: 'பனையோலையில் எழுதிய விதம்',
  html_ta: '<p>எழுத்தாணி <strong>எழுத்துகளைக்</strong> கீறியது.</p>',
}
const inTamil = { title: tamil.title_ta, html: tamil.html_ta, language: 'ta' }
const page = async (address: string) => (await app.get(address, { accept: 'text/html' })).text

const published = async (more: object = {}) =>
  (await editor.calls(createBlog, { ...english, published_at: past(), ...more })).data

test('a translation is read by those who ask for its language, and without it the text itself is', async () => {
  const data = await published()
  const address = `/api/blogs/${data.id}`
  const shown = async (query: string) => (await app.call(getBlog, `${address}${query}`)).blog
  const listed = async (query: string) => (await app.call(listBlogs, `/api/blogs${query}`))[0]
  const before = [(await app.get(address)).text, (await app.get('/api/blogs')).text]
  expect(await shown('?texts_in=ta')).toMatchObject(english)
  expect(await page(`/ta/blog/${data.id}`)).toContain(english.html)

  const { data: whole } = await editor.calls(changeBlog, { id: data.id, version: data.version, ...tamil })
  expect(whole).toMatchObject({ ...tamil, lacks: [], title_en: null, html_en: null, picture_alt_ta: null })
  expect(await shown('?texts_in=ta')).toMatchObject({ ...inTamil, content: 'எழுத்தாணி எழுத்துகளைக் கீறியது.' })
  expect(await listed('?texts_in=ta')).toMatchObject({
    title: tamil.title_ta,
    language: 'ta',
    content: 'எழுத்தாணி எழுத்துகளைக் கீறியது.',
  })
  for (const query of ['', '?texts_in=en']) {
    expect(await shown(query)).toMatchObject(english)
    expect(await listed(query)).toMatchObject({ title: english.title, language: 'en' })
  }
  // But for the time of the change.
  const sent = [(await app.get(address)).text, (await app.get('/api/blogs')).text]
  expect(sent.map((text) => text.replaceAll(/"updated_at":"[^"]+"/g, ''))).toEqual(
    before.map((text) => text.replaceAll(/"updated_at":"[^"]+"/g, '')),
  )

  const tamilPage = await page(`/ta/blog/${data.id}`)
  expect(tamilPage).toContain(`<title>${tamil.title_ta} |`)
  expect(tamilPage).toContain(`property="og:title" content="${tamil.title_ta}"`)
  expect(tamilPage).toContain('name="description" content="எழுத்தாணி எழுத்துகளைக் கீறியது."')
  expect(tamilPage).toMatch(new RegExp(`"headline":"${tamil.title_ta}","inLanguage":"ta"`))
  expect(tamilPage).toMatch(/<h1 lang="ta"/)
  expect(tamilPage).not.toContain(english.title)
  expect(await page('/ta/blogs')).toContain(tamil.title_ta)
  for (const address of [`/blog/${data.id}`, '/blogs']) {
    const shownInEnglish = await page(address)
    expect(shownInEnglish).toContain(english.title)
    expect(shownInEnglish).not.toContain(tamil.title_ta)
  }
})

test('an article in Tamil is read in English on the English pages, one in another language in either', async () => {
  const own = { title: 'ಓಲೆಗರಿ', language: 'kn', html: '<p>ತಾಳೆಗರಿ</p>' } as const
  const { title_ta, html_ta } = tamil
  const translated = { title_en: english.title, html_en: english.html, title_ta, html_ta }
  const { id } = await published({ ...own, ...translated })
  const shown = async (query: string) => (await app.call(getBlog, `/api/blogs/${id}${query}`)).blog
  expect(await shown('')).toMatchObject(own)
  expect(await shown('?texts_in=ta')).toMatchObject(inTamil)
  expect(await page(`/blog/${id}`)).toContain(`<title>${english.title} |`)
  expect(await page(`/ta/blog/${id}`)).toContain(`<title>${tamil.title_ta} |`)
})

test('the pages of a list keep the language that was asked for', async () => {
  for (const title of ['One', 'Two']) await aBlog(app.db, { title })
  const { headers } = await app.get('/api/blogs?texts_in=ta&per_page=1')
  expect(headers.link).toContain('</api/blogs?per_page=1&texts_in=ta&page=2>; rel="next"')
})

test('an article is found by its words in both languages', async () => {
  const { id } = await published(tamil)
  const results = async (q: string, more = '') =>
    (await app.call(search, `/api/search?q=${encodeURIComponent(q)}${more}`)).data
  const url = `/blog/${id}`
  const tamilResult = { url, title: tamil.title_ta, language: 'ta', description_language: 'ta' }
  const englishResult = { url, title: english.title, language: 'en', description_language: 'en' }
  expect(await results('பனையோலையில்')).toMatchObject([tamilResult])
  expect(await results('எழுத்தாணி')).toMatchObject([tamilResult])
  expect(await results('stylus')).toMatchObject([englishResult])
  expect(await results('stylus', '&texts_in=ta')).toMatchObject([tamilResult])

  const { version } = (await editor.calls(getStaffBlog, { id })).data
  await editor.calls(changeBlog, { id, version, title_ta: null, html_ta: null })
  expect(await results('எழுத்தாணி')).toEqual([])
})

test('hostile HTML is cleaned out of a translation as out of the text itself', async () => {
  const picture = await uploadBlogPicture(app, editor)
  const html_ta = `<p onclick="steal()">ஒரு <em>பனை</em><script>steal()</script><a href="javascript:steal()">y</a></p><img src="${picture.address}" alt="மரம்" onerror="steal()"><iframe src="https://evil.example"></iframe>`
  const data = await published({ ...tamil, html_ta })
  const kept = `<p>ஒரு <em>பனை</em>y</p><img src="${picture.address}" alt="மரம்" />`
  expect(data.html_ta).toBe(kept)
  const shown = await page(`/ta/blog/${data.id}`)
  expect(shown).toContain('<p>ஒரு <em>பனை</em><span lang="en">y</span></p><picture>')
  expect(shown).not.toMatch(/steal|evil\.example/)
  expect(shown).toContain('alt="மரம்" loading="lazy"')
  // A picture that only the translation shows is not forgotten, nor when another text changes.
  const shownIn = () => app.db.selectFrom('blog_pictures').select('picture_id').execute()
  expect(await shownIn()).toEqual([{ picture_id: picture.id }])
  await editor.calls(changeBlog, { id: data.id, version: data.version, html: '<p>Other</p>' })
  expect(await shownIn()).toEqual([{ picture_id: picture.id }])

  // By whatever door it came: what is not of the closed set is shown as its plain words.
  await app.db
    .updateTable('blogs')
    .set({ html_ta: '<p>x</p><script>alert(1)</script>', content_ta: 'வெறும் சொற்கள்' })
    .execute()
  const { blog } = await app.call(getBlog, `/api/blogs/${data.id}?texts_in=ta`)
  expect(blog.html).toBe('<p>வெறும் சொற்கள்</p>')
})

test('half a translation, one into its own language and one that can’t be shown are refused with each field that is wrong', async () => {
  const data = await published()
  const refusal = async (changes: object) => {
    const answer = await editor.tries(changeBlog, { id: data.id, version: data.version, ...changes })
    return [answer.status, Object.keys(refusalReply.parse(answer.json()).errors ?? {}).sort()]
  }
  expect(await refusal({ title_ta: 'ஓலை' })).toEqual([422, ['html_ta']])
  expect(await refusal({ html_ta: tamil.html_ta })).toEqual([422, ['title_ta']])
  expect(await refusal({ title_en: 'Leaves', html_ta: '<p>ஓலை</p>' })).toEqual([
    422,
    ['title_en', 'title_ta'],
  ])
  expect(await refusal({ ...tamil, language: 'ta' })).toEqual([422, ['html_ta', 'title_ta']])
  expect(await refusal({ title_ta: 'ஓ'.repeat(301), html_ta: tamil.html_ta })).toEqual([422, ['title_ta']])
  const wrong = '<p><img src="https://other.example/a.png" alt="x"></p>'
  expect(await refusal({ ...tamil, html: '<p> </p>', html_ta: wrong })).toEqual([422, ['html', 'html_ta']])
  expect(await refusal({ title_ta: tamil.title_ta, html_ta: '<p> </p>' })).toEqual([422, ['html_ta']])
  // Without a picture there is nothing to put in words.
  const { data: changed } = await editor.calls(changeBlog, {
    ...{ id: data.id, version: data.version, ...tamil, picture_alt_ta: 'பனை' },
  })
  expect(changed.picture_alt_ta).toBeNull()
})

test('a picture has its words in each language in which the article is there', async () => {
  const { id: picture_id } = await uploadBlogPicture(app, editor)
  const withPicture = { picture_id, picture_alt: 'A palm' }
  const answer = await editor.tries(createBlog, { ...english, ...tamil, ...withPicture })
  expect(refusalReply.parse(answer.json()).errors).toEqual({ picture_alt_ta: [expect.any(String)] })
  const data = await published({ ...tamil, ...withPicture, picture_alt_ta: 'ஒரு பனை' })
  const alt = async (query: string) =>
    (await app.call(getBlog, `/api/blogs/${data.id}${query}`)).blog.picture_alt
  expect([await alt(''), await alt('?texts_in=ta')]).toEqual(['A palm', 'ஒரு பனை'])

  const change = (more: object) => editor.tries(changeBlog, { id: data.id, version: data.version, ...more })
  expect(refusalReply.parse((await change({ picture_alt_ta: '' })).json()).errors).toHaveProperty(
    'picture_alt_ta',
  )
  expect((await change({ picture_id: null })).json()).toMatchObject({
    data: { picture_alt: '', picture_alt_ta: null, ...tamil },
  })
})

test('a picture that has no words yet gets them with its first translation', async () => {
  const { id: picture_id } = await uploadBlogPicture(app, editor)
  const old = await aBlog(app.db, { picture_id })
  const change = (more: object) =>
    editor.tries(changeBlog, { id: old.id, version: old.version, ...tamil, ...more })
  const spoken = { picture_alt_ta: 'ஒரு பனை' }
  expect(refusalReply.parse((await change(spoken)).json()).errors).toEqual({
    picture_alt: [expect.any(String)],
  })
  expect((await change({ ...spoken, picture_alt: 'A palm' })).status).toBe(200)
})

test('what is called the original changes places with its translation', async () => {
  const data = await published(tamil)
  const swapped = {
    ...{ language: 'ta', title: tamil.title_ta, html: tamil.html_ta, title_ta: null, html_ta: null },
    ...{ title_en: english.title, html_en: english.html },
  }
  const { data: changed } = await editor.calls(changeBlog, { id: data.id, version: data.version, ...swapped })
  expect(changed).toMatchObject(swapped)
  expect((await app.call(getBlog, `/api/blogs/${data.id}`)).blog).toMatchObject(inTamil)
  expect((await app.call(getBlog, `/api/blogs/${data.id}?texts_in=en`)).blog).toMatchObject(english)
})

test('the list says which languages are not there, narrows to those and finds by a title in each', async () => {
  const lacking = await published()
  const whole = await published(tamil)
  const listed = async (input: Record<string, unknown>) =>
    (await editor.calls(listStaffBlogs, input)).data.map(({ id, lacks }) => [id, lacks])
  expect(await listed({ sort: 'updated_at' })).toEqual([
    [lacking.id, ['ta']],
    [whole.id, []],
  ])
  expect(await listed({ lacks: 'ta' })).toEqual([[lacking.id, ['ta']]])
  expect(await listed({ lacks: 'en' })).toEqual([])
  expect(await listed({ q: 'பனையோலையில்' })).toEqual([[whole.id, []]])
})

test('the history has the translations of every state, and says in words what was changed', async () => {
  const { id } = await published()
  await editor.calls(changeBlog, { id, version: 1, ...tamil })
  await editor.calls(changeBlog, { id, version: 2, title_ta: 'ஓலை', html_ta: '<p>இரண்டு</p>' })
  await editor.calls(changeBlog, {
    ...{ id, version: 3, language: 'ta', title: 'ஓலை', html: '<p>இரண்டு</p>' },
    ...{ title_ta: null, html_ta: null, title_en: english.title, html_en: english.html },
  })
  const { data: versions } = await editor.calls(listBlogVersions, { id })
  expect(versions).toMatchObject([
    {
      version: 4,
      language: 'ta',
      title: 'ஓலை',
      title_en: english.title,
      html_en: english.html,
      title_ta: null,
    },
    { version: 3, ...english, title_ta: 'ஓலை', html_ta: '<p>இரண்டு</p>', html_en: null },
    { version: 2, ...english, ...tamil },
    { version: 1, ...english, title_ta: null, html_ta: null, picture_alt_ta: null },
  ])
  const { data: history } = await editor.calls(getHistory, { subject: 'blogs', subject_id: id, sort: 'id' })
  expect(history[1]?.changes).toEqual([
    `set the title in Tamil to “${tamil.title_ta}”`,
    'set the text in Tamil to “எழுத்தாணி எழுத்துகளைக் கீறியது.”',
    'changed the form of the text in Tamil',
  ])
})

test('a preview shows each language at its own address', async () => {
  const { data } = await editor.calls(createBlog, english)
  const { title, language, html, picture_id, picture_alt } = data
  const fields = { title, language, html, picture_id, picture_alt, ...tamil }
  const { data: preview } = await editor.calls(previewBlog, { id: data.id, ...fields })
  expect(preview.address_in_tamil).toBe(`/ta${preview.address}`)
  const [inEnglish, unsaved] = [await page(preview.address), await page(preview.address_in_tamil)]
  expect(inEnglish).toContain(english.html)
  expect(inEnglish).not.toContain(tamil.title_ta)
  expect(unsaved).toContain(tamil.html_ta)
  expect((await app.get(preview.address_in_tamil, { accept: 'text/html' })).headers['cache-control']).toBe(
    'no-store',
  )
  const wrong = await editor.tries(previewBlog, { id: data.id, ...fields, html_ta: '' })
  expect(Object.keys(refusalReply.parse(wrong.json()).errors ?? {})).toEqual(['html_ta'])

  const { title_ta, html_ta, ...own } = fields
  const { data: without } = await editor.calls(previewBlog, { id: data.id, ...own })
  expect(await page(without.address_in_tamil)).toContain(english.html)
})
