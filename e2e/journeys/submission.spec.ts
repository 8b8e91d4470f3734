import type { Page } from '@playwright/test'
import { expectOpenToAll } from '../support/accessibility.ts'
import { enter, notice, registered, tryLogin } from '../support/author.ts'
import { loseNextAnswer } from '../support/lose-next-answer.ts'
import {
  aCover,
  aPdf,
  bookFile,
  coverImage,
  field,
  fillAll,
  fillIn,
  formNotice,
  openForm,
  storedSubmission,
  storedTitles,
  submitButton,
} from '../support/manuscripts.ts'
import { expect, open, test } from '../support/test.ts'
import { openWire } from '../support/wire.ts'

const submitted = 'Book submitted successfully! Redirecting to dashboard...'
const MB = 1024 * 1024

test.beforeEach(({ page, request }) => openForm(page, request))

async function expectHandedIn(page: Page, title: string): Promise<void> {
  await expect(formNotice(page)).toHaveText(submitted)
  await page.waitForURL(/\/dashboard$/)
  await expect(page.getByRole('tab', { name: 'Submitted Books (1)' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByText('Manuscript Submitted').first()).toBeVisible()
  await expect(card.getByRole('list', { name: 'Progress' }).getByRole('listitem')).toHaveCount(4)
  expect(await storedTitles(page)).toEqual([title])
}

for (const width of [360, 1280])
  test(`an author without a cover chooses one of the house’s layouts, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: 'No cover yet?' }).click()
    await page.getByRole('button', { name: 'Use this cover' }).click()
    await expect(page.getByText('Please write the title and the author’s name above first.')).toBeVisible()
    const title = await fillIn(page)
    await bookFile(page).setInputFiles(aPdf())
    await field(page, 'Title').fill('பொன்னியின் செல்வன்: ஒரு மீள்பார்வை')
    await page.getByRole('radio', { name: 'Medallion' }).check()
    await page.getByRole('radio', { name: 'Madder red' }).check()
    await expect(
      page.getByRole('img', { name: 'Cover: பொன்னியின் செல்வன்: ஒரு மீள்பார்வை, மீனா Sundaram' }),
    ).toBeVisible()
    if (width === 360) await expectOpenToAll(page) // it looks at both widths
    await page.setViewportSize({ width, height: 800 })
    await field(page, 'Title').fill(title)
    await page.getByRole('button', { name: 'Use this cover' }).click()
    await expect(page.getByRole('img', { name: 'Chosen cover' })).toBeVisible()
    await expect(page.getByText('drawn-cover.jpg')).toBeVisible()
    // It is large enough and stands upright.
    await expect(page.getByText(/This picture/)).toBeHidden()
    await page.getByRole('button', { name: 'Remove' }).last().click()
    await page.getByRole('button', { name: 'No cover yet?' }).click()
    await page.getByRole('button', { name: 'Use this cover' }).click()
    await submitButton(page).click()
    await expectHandedIn(page, title)
  })

test('a book with its file is handed in, and stands among the submitted ones', { tag: '@main' }, async ({
  page,
}) => {
  const title = await fillAll(page)
  await expect(field(page, 'Author Name')).toHaveValue('மீனா Sundaram')
  await expect(page.getByRole('img', { name: 'Chosen cover' })).toBeVisible()
  await expect(page.getByText('This picture has only 512 × 512 pixels')).toBeVisible()
  await page.getByLabel('Translator', { exact: true }).check()
  await page.getByLabel('Translator name').fill('  ')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Translators' })).toBeHidden()
  await page.getByLabel('Translator name').fill('Kavitha')
  await page.keyboard.press('Enter')
  await page.getByLabel('Translator name').fill('Somebody else')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Remove Somebody else' }).click()
  await expect(page.getByRole('list', { name: 'Translators' }).getByRole('listitem')).toHaveText(['Kavitha'])
  await page.getByRole('textbox', { name: /^About the Book/ }).fill('ஒரு வானத்தின் கதை.')
  await page.getByRole('textbox', { name: /^About the Author/ }).fill('மதுரையில் வாழ்கிறார்.')
  const answered = page.waitForResponse('/api/submit')
  await submitButton(page).click()
  const { id } = (await (await answered).json()).data.submission
  expect(await storedSubmission(page, id)).toMatchObject({
    language: 'tamil',
    genre: 'fiction,poetry',
    author_name: 'மீனா Sundaram',
    about_book: 'ஒரு வானத்தின் கதை.',
    about_author: 'மதுரையில் வாழ்கிறார்.',
    contributors: [{ name: 'Kavitha', role: 'translator' }],
    drive_link: null,
    manuscript: { file_name: `${title}.pdf` },
  })
  await expectHandedIn(page, title)

  await page.goto('/book-info')
  await expect(field(page, 'Title')).toHaveValue('')
  await expect(page.getByText('cover.png')).toBeHidden()
})

test('Back does not lead to a form that was handed in', async ({ page }) => {
  const title = await fillAll(page)
  await submitButton(page).click()
  await expectHandedIn(page, title)
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
})

test('a book may lie on Google Drive', async ({ page }) => {
  const title = await fillIn(page)
  await coverImage(page).setInputFiles(aCover())
  await page.getByRole('button', { name: 'Google Drive Link' }).click()
  await submitButton(page).click()
  await expect(formNotice(page)).toHaveText('Please provide a Google Drive link')
  await expect(field(page, 'Google Drive Link')).toBeFocused()
  await field(page, 'Google Drive Link').fill('https://drive.google.com/file/d/1a2b3c/view')
  await submitButton(page).click()
  await expectHandedIn(page, title)
})

test('what is missing is said, and nothing is sent', { tag: '@main' }, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await field(page, 'Author Name').fill(' ')
  await submitButton(page).click()
  await expect(page.getByLabel('Language')).toBeFocused()
  await expect(formNotice(page)).toHaveText(
    'Please select a language, Title is required, Author name is required, Please select at least one genre, Please upload a PDF file, Please upload a cover image',
  )
  await expect(page.getByLabel('Language')).toHaveAccessibleDescription('Please select a language')
  await expect(page.getByRole('group', { name: 'Genre' })).toHaveAccessibleDescription(
    'Please select at least one genre',
  )
  await expect(bookFile(page)).toHaveAccessibleDescription(/Please upload a PDF file/)
  await expect(coverImage(page)).toHaveAccessibleDescription(/Please upload a cover image/)
  expect(calls).toEqual([])
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(formNotice(page)).toBeHidden()
})

test('a file over 10 MB leads to Google Drive, and another kind is not taken', async ({ page }) => {
  await bookFile(page).setInputFiles({ name: 'book.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(bookFile(page)).toHaveAccessibleDescription(/Only PDF or Word documents allowed\./)
  await coverImage(page).setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('x') })
  await expect(coverImage(page)).toHaveAccessibleDescription(/Please upload a cover image/)
  await bookFile(page).setInputFiles(aPdf({ padding: 10 * MB }))
  await expect(page.getByRole('button', { name: 'Google Drive Link' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(field(page, 'Google Drive Link')).toHaveAccessibleDescription(
    /File size exceeds 10MB\. Please use Google Drive link\./,
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('a file over 10 MB is explained where one is looking', async ({ page }) => {
    await bookFile(page).scrollIntoViewIfNeeded()
    await bookFile(page).setInputFiles(aPdf({ padding: 10 * MB }))
    await expect(page.getByText('File size exceeds 10MB. Please use Google Drive link.')).toBeInViewport()
    await expect(field(page, 'Google Drive Link')).toBeInViewport()
  })

  test('a tap after a typed contributor does what was tapped, and the name is kept', async ({ page }) => {
    await page.getByRole('checkbox', { name: 'Co-author' }).check()
    await page.getByLabel('Co-author name').fill('Kayal')
    const drive = page.getByRole('button', { name: 'Google Drive Link' })
    await drive.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await drive.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.up()
    await expect(drive).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('list', { name: 'Co-authors' })).toContainText('Kayal')
  })
})

test('two clicks hand in one book', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/submit') && calls.push(request.url()))
  const title = await fillAll(page)
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expectHandedIn(page, title)
  expect(calls).toHaveLength(1)
})

test('Contact Admin shows a number to call', async ({ page }) => {
  await expect(page.getByText('For faster Publishing')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Admin Approval Required' })).toBeVisible()
  await expect(page.getByText('Please contact admin for publishing approval')).toBeVisible()
  await page.getByRole('button', { name: 'Contact Admin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact Admin' })
  await expect(dialog).toContainText('Call this number for verification and approval')
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+\d+$/)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
})

test.describe('when it fails', () => {
  test.use({ expectedErrors: /ERR_|Failed to load resource/ })

  test('a network that is cut in the middle of the upload loses nothing, and the book is handed in once', {
    tag: '@main',
  }, async ({ page, request }) => {
    await using wire = await openWire(process.env.PANAI_ADDRESS ?? '')
    await open(page, `${wire.address}/login?back=%2Fbook-info`)
    await tryLogin(page, await registered(request))
    await page.waitForURL(/\/book-info$/)
    const title = await fillAll(page, 3 * MB)
    wire.cutUploadsAfter(MB)
    await submitButton(page).click()
    await expect(formNotice(page)).toHaveText('No response received from server')
    wire.mend()
    expect(await storedTitles(page)).toEqual([])
    await expect(field(page, 'Title')).toHaveValue(title)
    await submitButton(page).click()
    await expectHandedIn(page, title)
  })

  test('while a book is on its way a bar says how far it is', async ({ page, context }) => {
    const title = await fillAll(page, 1.5 * MB)
    const wire = await context.newCDPSession(page)
    const limit = { offline: false, latency: 0, downloadThroughput: -1 }
    await wire.send('Network.emulateNetworkConditions', { ...limit, uploadThroughput: 600 * 1024 })
    await submitButton(page).click()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(page.getByLabel('Language')).toBeDisabled()
    const bar = page.getByRole('progressbar', { name: 'Upload' })
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(5)
    await expectHandedIn(page, title)
  })

  test('an answer that is lost on its way makes no second book', async ({ page }) => {
    const keys: string[] = []
    await loseNextAnswer(page, '**/api/submit')
    page.on('request', (request) => {
      if (request.url().endsWith('/api/submit')) keys.push(request.headers()['idempotency-key'] ?? '')
    })
    const title = await fillAll(page)
    await submitButton(page).click()
    await expect(formNotice(page)).toHaveText('No response received from server')
    expect(await storedTitles(page)).toEqual([title])
    await submitButton(page).click()
    await expectHandedIn(page, title)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  test('a changed book under the key of one that arrived is not taken for another', async ({ page }) => {
    await loseNextAnswer(page, '**/api/submit')
    const title = await fillAll(page)
    await submitButton(page).click()
    await expect(formNotice(page)).toHaveText('No response received from server')
    await field(page, 'Subtitle').fill('A novel')
    await submitButton(page).click()
    await expect(formNotice(page)).toContainText('An earlier try has already arrived')
    expect(await storedTitles(page)).toEqual([title])
  })

  test('an upload can be stopped, and begun again', async ({ page, context }) => {
    const title = await fillAll(page, 3 * MB)
    const wire = await context.newCDPSession(page)
    const limit = { offline: false, latency: 0, downloadThroughput: -1 }
    await wire.send('Network.emulateNetworkConditions', { ...limit, uploadThroughput: 200 * 1024 })
    await submitButton(page).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(formNotice(page)).toHaveText('The upload was stopped. Everything is still in the form.')
    await wire.send('Network.emulateNetworkConditions', { ...limit, uploadThroughput: -1 })
    await submitButton(page).click()
    await expectHandedIn(page, title)
  })

  test('a session that has expired keeps what was typed and chosen', async ({ page, request }) => {
    const author = await registered(request)
    await page.evaluate(() => localStorage.clear())
    await enter(page, author, '/book-info')
    const title = await fillAll(page)
    await page.evaluate(() => localStorage.setItem('auth_token', 'nonsense'))
    await submitButton(page).click()
    await expect(formNotice(page)).toHaveText('Session expired. Please login again.')
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
    await page.waitForURL(/\/login/)
    await tryLogin(page, author)
    await page.waitForURL('/book-info')
    await expect(field(page, 'Title')).toHaveValue(title)
    await expect(page.getByText('manuscript.pdf')).toBeVisible()
    await submitButton(page).click()
    await expectHandedIn(page, title)
  })

  test('without a token the form leads to the login', async ({ page }) => {
    await fillAll(page)
    await page.evaluate(() => localStorage.removeItem('auth_token'))
    await submitButton(page).click()
    await expect(notice(page, 'Please login to submit a book')).toBeVisible()
    await page.waitForURL(/\/login/)
    await expect(page.getByRole('main').getByText('Please login to submit a book')).toBeVisible()
  })

  test('a file that only looks like a book is refused', async ({ page }) => {
    await fillIn(page)
    await coverImage(page).setInputFiles(aCover())
    await bookFile(page).setInputFiles({
      name: 'book.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html><script>alert(1)</script></html>'),
    })
    await submitButton(page).click()
    await expect(formNotice(page)).toHaveText('Only PDF or Word documents allowed.')
    await expect(bookFile(page)).toHaveAccessibleDescription(/Only PDF or Word documents allowed\./)
    expect(await storedTitles(page)).toEqual([])
  })

  test('what the server says of it is shown', async ({ page }) => {
    const refusals = [
      [
        { message: 'x', errors: { title: ['No title'], genre: ['No genre', 'Bad genre'] } },
        'No title, No genre, Bad genre',
      ],
      [{ message: 'Please try again tomorrow.' }, 'Please try again tomorrow.'],
      [{}, 'Error submitting book information'],
    ] as const
    await fillAll(page)
    for (const [json, text] of refusals) {
      await page.route('**/api/submit', (route) => route.fulfill({ status: 422, json }), { times: 1 })
      await submitButton(page).click()
      await expect(formNotice(page)).toHaveText(text)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a book is handed in', async ({ page }) => {
    const title = await fillAll(page)
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess).toBeLessThanOrEqual(0)
    await submitButton(page).click()
    await expectHandedIn(page, title)
  })
})

test('visitors are sent to the login', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await open(page, '/login')
  await page.goto('/book-info')
  await page.waitForURL('/login?back=%2Fbook-info')
  await context.close()
})
