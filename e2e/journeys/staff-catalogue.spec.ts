import { aMark } from '../support/a-mark.ts'
import { background } from '../support/background.ts'
import {
  aStaffMember,
  expectAccessible,
  expectWithinWidth,
  openConsole,
  staffHeaders,
} from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('an editor changes a book and the world sees it; a table with a mistake is told by row, and nothing is stored', {
  tag: '@main',
}, async ({ page, context }) => {
  await page.clock.install()
  await openConsole(page, await aStaffMember('editor'), '/books')
  await expect(page.getByRole('heading', { name: 'Books' })).toBeVisible()
  await expectAccessible(page)

  await page.getByPlaceholder('Title, author, words').fill('பொன்னியின்')
  await page.waitForURL(/filter=/)
  // The row is opened before the list, which waits for a pause in the typing, has put the search into the address; the form is still
  // being loaded when it would.
  const form = Promise.withResolvers<void>()
  await page.route('**/assets/staff/book-edit-*.js', async (route) => {
    await form.promise
    await route.continue()
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByPlaceholder('Title, author, words').fill('பொன்னி')
  await page
    .getByRole('cell', { name: /பொன்னியின்/ })
    .first()
    .click()
  await page.clock.runFor(1000)
  form.resolve()
  await page.clock.resume()
  const subtitle = `பதிப்பு ${aMark()}`
  await page.getByLabel('Subtitle').fill(subtitle)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expectAccessible(page)
  const address = await page.getByRole('link', { name: 'Public page' }).getAttribute('href')
  const visitor = await context.newPage()
  await visitor.goto(address ?? '')
  await expect(visitor.getByText(subtitle)).toBeVisible()
  await visitor.close()

  await page.goto('/staff/books')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog')
  const heading = 'reference,title,author,language,genre,formats,mrp,description'
  const row = (reference: string, mrp: string) =>
    `${reference},பனை,Nobody at all,ta,fiction,paperback,${mrp},Words.`
  await dialog.getByLabel('Table of books').setInputFiles({
    name: 'books.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heading, row(`J-${crypto.randomUUID()}`.slice(0, 40), 'free')].join('\n')),
  })
  await expect(dialog.getByText('0 new, 0 changed, 0 the same, 1 wrong')).toBeVisible()
  await expect(dialog.getByText(/mrp: MRP must be an amount/)).toBeVisible()
  await expect(dialog.getByText(/author: There is no author of this name/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
  await expectAccessible(page)
})

test.describe('shops of a book', () => {
  test.use({ expectedErrors: /status of 422/ })

  test('an editor names the shops of a book, and a reader finds them on the way to the team', async ({
    page,
    context,
    request,
  }) => {
    const { data } = await (await request.get('/api/books?q=kalki')).json()
    const [book] = data as { id: number; title: string }[] // the contract of the list
    await openConsole(page, await aStaffMember('editor'), `/books/${book?.id}`)
    await page.getByRole('button', { name: 'Add a shop' }).click()
    await page
      .getByRole('combobox', { name: /^Format/ })
      .first()
      .click()
    await page.getByRole('option', { name: 'Paperback' }).click()
    await page.getByRole('textbox', { name: /^Shop/ }).fill('புத்தகக் கடை')
    const link = page.getByRole('textbox', { name: /^Link/ })
    await link.fill('http://shop.example/7')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Link must be an address that starts with https://')).toBeVisible()
    await link.fill('https://shop.example/7')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved')).toBeVisible()
    await expectAccessible(page)

    const reader = await context.newPage()
    for (const width of [360, 1280]) {
      await reader.setViewportSize({ width, height: 800 })
      await reader.goto(`/books/${book?.id}`)
      await reader.getByRole('button', { name: 'Purchase Now' }).first().click()
      const dialog = reader.getByRole('dialog')
      await expect(dialog.getByRole('link', { name: 'புத்தகக் கடை (Paperback)' })).toHaveAttribute(
        'href',
        'https://shop.example/7',
      )
      await expectWithinWidth(reader)
      await dialog.getByRole('link', { name: 'Contact Us' }).click()
      await expect(reader.getByRole('link', { name: 'புத்தகக் கடை (Paperback)' })).toBeVisible()
      await expectWithinWidth(reader)
    }
    await expectAccessible(reader)
  })
})

test('two entries of one author become one, and the old address leads to whoever stays', async ({
  page,
  request,
}) => {
  const editor = await aStaffMember('editor')
  const headers = await staffHeaders(request, editor)
  const mark = crypto
    .randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 8)
    .padEnd(8, 'k')
  const add = async (name: string) => {
    const answer = await request.post('/api/staff/authors', { headers, data: { name, language: 'en' } })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data.id as number
  }
  const [stays, goes] = [await add(`Kumaran ${mark}`), await add(`Gumaran ${mark}`)]

  await page.setViewportSize({ width: 1280, height: 800 })
  await openConsole(page, editor, '/authors')
  await page.getByPlaceholder('Name, in any script').fill(mark)
  await expect(page.getByRole('cell', { name: `Gumaran ${mark}` })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  await expectWithinWidth(page)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: new RegExp(`^Kumaran ${mark}`) }).check()
  await expect(dialog.getByText(/Old addresses lead to the one who stays/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('The authors were merged')).toBeVisible()
  await expect(page.getByRole('cell', { name: `Gumaran ${mark}` })).toHaveCount(0)

  // Neither has a page before a book is published.
  const old = await request.get(`/api/authors/${goes}`, { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([301, `/api/authors/${stays}`])
})

for (const width of [360, 1280])
  test(`an editor draws the cover of a book that has none, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openConsole(page, await aStaffMember('editor'), '/books/create')
    const drawing = page.getByRole('button', { name: 'Draw a cover' })
    await expect(drawing).toBeDisabled()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('மழைக்காலக் கதைகள்')
    await drawing.click()
    const dialog = page.getByRole('dialog', { name: 'Draw a cover' })
    await dialog.getByRole('radio', { name: 'Title on a plate' }).check()
    await dialog.getByRole('radio', { name: 'Turmeric' }).check()
    await expect(dialog.getByRole('img', { name: /^Cover: மழைக்காலக் கதைகள்/ })).toBeVisible()
    await expectAccessible(page)
    await expectWithinWidth(page)
    const sent = Promise.withResolvers<void>()
    await page.route('**/api/staff/covers', async (route) => {
      await sent.promise
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Use this cover' }).click()
    await expect(dialog).toBeHidden()
    const sending = page.getByText('The picture is being sent')
    await expect(sending).toBeVisible()
    sent.resolve()
    // It is opened by a process of its own.
    await expect(sending).toBeHidden(background)
    await expect(page.getByRole('img', { name: 'Cover' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible()
  })

test.describe('a picture whose file is gone', () => {
  test.use({ expectedErrors: /Failed to load resource/ })
  test('is told as such, and is not the same as none', async ({ page }) => {
    await page.route('**/storage/**', (route) => route.abort())
    await openConsole(page, await aStaffMember('editor'), '/books/1')
    const notice = page.getByText('There is a picture, but its file can’t be shown. Please upload it again.')
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await page.goto('/staff/books/create')
    await expect(page.getByRole('button', { name: 'Draw a cover' })).toBeVisible()
    await expect(notice).toBeHidden()
  })
})

test('a title in Devanagari has its letters from us, whatever the device has', async ({ page }) => {
  await openConsole(page, await aStaffMember('editor'), '/books')
  await page.getByPlaceholder('Title, author, words').fill('गोदान')
  await expect(page.getByRole('cell', { name: /गोदान/ }).first()).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      ),
    )
    .toContainEqual(expect.stringContaining('Noto Serif Devanagari'))
})
