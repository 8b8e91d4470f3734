import { aMark } from '../support/a-mark.ts'
import { expectOpenToAll } from '../support/accessibility.ts'
import { expectTamil } from '../support/expect-tamil.ts'
import { aStaffMember, expectAccessible, openConsole } from '../support/staff.ts'
import { expect, open, test } from '../support/test.ts'

test('an editor adds the Tamil of a question, a reader of /ta reads and finds it, and the English page stays as it is', async ({
  page,
  context,
}) => {
  const mark = aMark()
  const english = { question: `Do you print palm calendars ${mark}?`, answer: 'Yes, from a hundred copies.' }
  const tamil = { question: `பனைநாள்காட்டி ${mark} அச்சிடுவீர்களா?`, answer: 'ஆம், நூறு பிரதிகளிலிருந்து.' }
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await openConsole(page, await aStaffMember('editor'), '/questions/create')
  await field('Question').fill(english.question)
  await field('Answer').fill(english.answer)
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  const row = page.getByRole('row').filter({ hasText: english.question })
  await expect(row).toContainText('No Tamil')
  await page.getByRole('combobox', { name: 'Not there in' }).click()
  await page.getByRole('option', { name: 'Tamil' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'What is an ISBN' })).toHaveCount(0)
  await row.getByText(english.question).click()

  const columns = ['English', 'Tamil'].map((name) =>
    page.getByRole('region', { name: `${name}: Question`, exact: true }),
  )
  const [own, translation] = columns
  if (!own || !translation) throw new Error('there are two columns')
  await expect(translation).toContainText('No Tamil yet: readers of /ta see the English text.')
  await field('Question in Tamil').fill(tamil.question)
  await expect(translation).toContainText('Not whole yet, still missing in Tamil: answer.')
  await field('Answer in Tamil').fill(tamil.answer)
  await expect(translation).not.toContainText('missing')

  // The one that is called the original changes places with its translation, and back.
  for (const [language, original, other] of [
    ['Tamil', tamil, 'English'],
    ['English', english, 'Tamil'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Written in' }).click()
    await page.getByRole('option', { name: language, exact: true }).click()
    await expect(field('Question')).toHaveValue(original.question)
    await expect(field('Answer')).toHaveValue(original.answer)
    await expect(field(`Question in ${other}`)).toHaveValue((original === tamil ? english : tamil).question)
  }
  const tops = async () =>
    (await Promise.all([own.boundingBox(), translation.boundingBox()])).map((box) => box?.y)
  for (const [width, areBeside] of [
    [1280, true],
    [768, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(async () => new Set(await tops()).size === 1).toBe(areBeside)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible()

  const reader = await context.newPage()
  await open(reader, '/ta/help')
  const heading = reader.getByRole('heading', { name: tamil.question })
  await expect(heading).toHaveAttribute('lang', 'ta')
  await heading.click()
  await expect(reader.getByText(tamil.answer)).toBeVisible()
  await expect(reader.getByText(english.question)).toHaveCount(0)
  await expectOpenToAll(reader)
  await reader.getByRole('banner').getByRole('button', { name: 'தேடல்' }).click()
  const overlay = reader.getByRole('dialog', { name: 'தேடல்' })
  await overlay.getByPlaceholder('சேவை, நூல், எழுத்தாளர், உதவி... தேடுக').fill(`calendars ${mark}`)
  await expect(overlay.getByRole('link', { name: tamil.question })).toHaveAttribute('href', /^\/ta\/help#/)

  await open(reader, '/help')
  await expect(reader.getByRole('heading', { name: english.question })).toHaveAttribute('lang', 'en')
  await expect(reader.getByText(tamil.question)).toHaveCount(0)
})

test('an editor writes the Tamil of an article beside it, readers of /ta read it, and an earlier one comes back', async ({
  page,
  context,
}) => {
  const mark = aMark()
  const english = { title: `Palm leaf and press ${mark}`, text: 'A stylus cut the letters.' }
  const tamil = { title: `ஓலையும் அச்சும் ${mark}`, text: 'எழுத்தாணி எழுத்துகளைக் கீறியது.' }
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeHidden()
  }
  await openConsole(page, await aStaffMember('editor'), '/blogs/create')
  await page.getByRole('combobox', { name: 'Written in' }).click()
  await page.getByRole('option', { name: 'English', exact: true }).click()
  await field('Title').fill(english.title)
  await field('Text of the article').fill(english.text)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('button', { name: 'Preview in Tamil' })).toBeVisible()

  const [own, translation] = ['English', 'Tamil'].map((name) =>
    page.getByRole('region', { name: `${name}: Title`, exact: true }),
  )
  if (!own || !translation) throw new Error('there are two columns')
  await expect(translation).toContainText('No Tamil yet: readers of /ta see the English text.')
  await field('Title in Tamil').fill(tamil.title)
  await expect(translation).toContainText('Not whole yet, still missing in Tamil: text of the article.')
  await field('Text of the article in Tamil').fill(tamil.text)
  await expect(translation).not.toContainText('missing')
  // The one that is called the original changes places with its translation, and back.
  for (const [language, original] of [
    ['Tamil', tamil],
    ['English', english],
  ] as const) {
    await page.getByRole('combobox', { name: 'Written in' }).click()
    await page.getByRole('option', { name: language, exact: true }).click()
    await expect(field('Title')).toHaveValue(original.title)
    await expect(field('Text of the article')).toHaveText(original.text)
  }
  const tops = async () =>
    (await Promise.all([own.boundingBox(), translation.boundingBox()])).map((box) => box?.y)
  for (const [width, areBeside] of [
    [1280, true],
    [768, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(async () => new Set(await tops()).size === 1).toBe(areBeside)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1280, height: 800 })

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview in Tamil' }).click()
  const preview = await opened
  await expect(preview).toHaveURL(/\/ta\/blog\/\d+\?preview=/)
  await expect(preview.getByRole('heading', { name: tamil.title, level: 1 })).toHaveAttribute('lang', 'ta')
  await preview.close()
  await save()
  const id = /\/blogs\/(\d+)/.exec(page.url())?.[1]

  const reader = await context.newPage()
  await open(reader, '/ta/blogs')
  await reader.getByRole('link', { name: tamil.title }).click()
  await expect(reader.getByRole('heading', { name: tamil.title, level: 1 })).toHaveAttribute('lang', 'ta')
  await expect(reader.getByText(tamil.text)).toBeVisible()
  await expect(reader.getByText(english.text)).toHaveCount(0)
  await expect(reader.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', /\/ta\/blog\.rss$/)
  await expectTamil(reader)
  await open(reader, `/blog/${id}`)
  await expect(reader.getByRole('heading', { name: english.title, level: 1 })).toHaveAttribute('lang', 'en')
  await expect(reader.getByText(tamil.text)).toHaveCount(0)

  // Without its Tamil, and as it was before that.
  await field('Title in Tamil').fill('')
  await field('Text of the article in Tamil').fill('')
  await save()
  await page.goto('/staff/blogs')
  await page.getByRole('combobox', { name: 'Not there in' }).click()
  await page.getByRole('option', { name: 'Tamil' }).click()
  const row = page.getByRole('row').filter({ hasText: english.title })
  await expect(row).toContainText('No Tamil')
  await row.getByText(english.title).click()
  await page.getByRole('button', { name: 'History' }).click()
  const versions = page.getByRole('dialog').getByRole('listitem')
  await versions.nth(1).getByRole('button', { name: 'Restore this version' }).click()
  await expect(field('Title in Tamil')).toHaveValue(tamil.title)
  await expect(field('Text of the article in Tamil')).toHaveText(tamil.text)
  await save()
  await open(reader, `/ta/blog/${id}`)
  await expect(reader.getByRole('heading', { name: tamil.title, level: 1 })).toBeVisible()
})
