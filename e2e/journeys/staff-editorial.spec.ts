import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { aDrawnPicture } from '../support/a-drawn-picture.ts'
import { aMark } from '../support/a-mark.ts'
import { type Author, logIn, registered } from '../support/author.ts'
import { background } from '../support/background.ts'
import { mailWith } from '../support/mail.ts'
import { aCover, aPdf } from '../support/manuscripts.ts'
import {
  aStaffMember,
  expectAccessible,
  expectWithinWidth,
  openConsole,
  type Staff,
  staffHeaders,
} from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

/** A new author's manuscript, handed in as the form does. */
async function aSubmission(
  request: APIRequestContext,
): Promise<{ author: Author; title: string; id: number }> {
  const author = await registered(request)
  const title = `பனை ஓலை ${aMark()}`
  const answer = await request.post('/api/submit', {
    headers: { Authorization: `Bearer ${await tokenOf(request, author)}` },
    multipart: {
      language: 'tamil',
      title,
      subtitle: '',
      author_name: author.name,
      about_book: 'ஒரு பனை ஓலையின் கதை.',
      about_author: 'மதுரையில் வாழ்கிறார்.',
      genre: 'fiction',
      contributors: '',
      contributor_types: '',
      bookPdf: aPdf(),
      bookCover: aCover(),
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return { author, title, id: (await answer.json()).data.submission.id }
}

async function tokenOf(request: APIRequestContext, { email, password }: Pick<Author, 'email' | 'password'>) {
  const answer = await request.post('/api/author/login', { data: { email, password } })
  return (await answer.json()).token as string // the contract of the login
}

/** What another editor does meanwhile, on a machine of their own. */
async function moveElsewhere(
  request: APIRequestContext,
  who: Staff,
  id: number,
  to: string,
): Promise<number> {
  const headers = await staffHeaders(request, who)
  const { data } = await (await request.get(`/api/staff/submissions/${id}`, { headers })).json()
  const answer = await request.post(`/api/staff/submissions/${id}/steps`, {
    headers,
    data: { version: data.version, to },
  })
  return answer.status()
}

/** The dashboard of the author, in a browser of their own. */
async function onDashboard(
  browser: Browser,
  author: Author,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: process.env.PANAI_ADDRESS ?? '' })
  const page = await context.newPage()
  await logIn(page, author)
  await page.getByRole('tab', { name: /Submitted Books/ }).click()
  await look(page)
  await context.close()
}

const dialog = (page: Page) => page.getByRole('dialog')

/** In the place of the author's cover a picture that is too small, which is told, and then a drawn one. */
async function replaceCover(page: Page): Promise<void> {
  const cover = page.getByRole('region', { name: 'Cover' })
  await cover.getByLabel('Picture of the cover').setInputFiles(await aDrawnPicture(page, 300, 200))
  const warning = cover.getByText('This picture has only 300 × 200 pixels and will look blurred.')
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await cover.getByRole('button', { name: 'Draw a cover' }).click()
  const drawing = page.getByRole('dialog', { name: 'Draw a cover' })
  await drawing.getByRole('radio', { name: 'Turmeric' }).check()
  await expectAccessible(page)
  await drawing.getByRole('button', { name: 'Use this cover' }).click()
  await expect(drawing).toBeHidden()
  await expect(cover.getByRole('img', { name: 'Cover of the book' })).toBeVisible()
  // Until the drawn one has been sent, and opened by a process of its own.
  await expect(warning).toBeHidden(background)
  await expect(cover.getByRole('button', { name: 'Use the author’s' })).toBeVisible()
}

test.describe('the way of a manuscript', () => {
  test.use({ expectedErrors: /status of (409|422)/ })

  test('from the author’s submission to the published page, refused moves included', {
    tag: '@main',
  }, async ({ page, request, browser }) => {
    const { author, title, id } = await aSubmission(request)
    const editor = await aStaffMember('editor', 'செல்வி Arumugam')
    const other = await aStaffMember('editor', 'Bala Murugan')

    await openConsole(page, editor, '/submissions')
    await page.getByRole('textbox', { name: 'Title, author or number' }).fill(title)
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Manuscript Submitted')
    await expectAccessible(page)
    await page.getByRole('cell', { name: new RegExp(title) }).click()

    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${title}.pdf`)
    await page.getByRole('button', { name: 'Assign to me' }).click()
    await expect(page.getByRole('combobox', { name: /^Assigned to/ })).toHaveText(editor.name)
    await page.getByLabel('New note').fill('INTERNAL: ask about the photographs')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('region', { name: 'Internal notes' })).toContainText(
      'ask about the photographs',
    )
    await expectAccessible(page)

    // Another editor is quicker: nothing is overwritten, and who it was is told.
    await page.getByRole('button', { name: 'Move to In Review' }).click()
    await dialog(page).getByLabel('Note to the author').fill('முதல் அத்தியாயம் அருமை')
    expect(await moveElsewhere(request, other, id, 'final_validation')).toBe(409)
    expect(await moveElsewhere(request, other, id, 'in_review')).toBe(200)
    await dialog(page).getByRole('button', { name: 'Move', exact: true }).click()
    await expect(dialog(page).getByRole('alert')).toContainText(`Changed by ${other.name}`)
    await dialog(page).getByRole('button', { name: 'Reload' }).click()

    await page.getByRole('button', { name: 'Back to Manuscript Submitted' }).click()
    await dialog(page)
      .getByLabel(/^Reason/)
      .fill('INTERNAL: taken too early')
    await dialog(page).getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('taken too early')
    await page.getByRole('button', { name: 'Move to In Review' }).click()
    await dialog(page).getByLabel('Note to the author').fill('முதல் அத்தியாயம் அருமை')
    await dialog(page).getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByRole('button', { name: 'Move to Final Validation' }).click()
    await dialog(page).getByRole('button', { name: 'Move', exact: true }).click()

    const history = page.getByRole('region', { name: 'History' })
    await history.getByRole('button', { name: 'Show more' }).click()
    for (const told of [
      `${other.name} moved it from Manuscript Submitted to In Review`,
      `${editor.name} wrote the internal reason: “INTERNAL: taken too early”`,
      `${editor.name} set the assignee to ${editor.name}`,
    ])
      await expect(history).toContainText(told)
    // What was written down as such is for admins.
    await expect(history).not.toContainText(/moveSubmission|in_review|Technical details/)

    await page.getByRole('button', { name: 'Publish' }).click()
    const form = dialog(page)
    await form.getByLabel('Title in Latin letters').fill('Panai Olai')
    await expect(form.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
      'ஒரு பனை ஓலையின் கதை.',
    )
    await expect(form.getByRole('textbox', { name: 'About the author', exact: true })).toHaveValue(
      'மதுரையில் வாழ்கிறார்.',
    )
    await form.getByLabel('Paperback').check()
    await form.getByRole('textbox', { name: 'MRP in rupees' }).fill('399.50')
    await form.getByLabel('ISBN-13').fill('978-0-306-40615-3')
    await form.getByRole('button', { name: 'Publish' }).click()
    await expect(form.getByText(/The last digit should be 7/)).toBeVisible()
    await form.getByLabel('ISBN-13').fill('')

    // A sample is taken of a text, which pages of a PDF are not.
    const extent = form.getByRole('combobox', { name: 'Look inside' })
    await expect(extent).toHaveText('Nothing')
    await extent.click()
    await page.getByRole('option', { name: 'First 10 %' }).click()
    await form.getByRole('button', { name: 'Publish' }).click()
    await expect(form.getByRole('alert').filter({ hasText: 'A sample is taken from the text' })).toBeVisible()
    await expect(extent).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await extent.click()
    await page.getByRole('option', { name: 'Nothing' }).click()
    await replaceCover(page)
    await expect(form.getByRole('region', { name: 'Completeness' })).toContainText('ISBN')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Publish' }).click()

    const [book] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('alert').getByRole('link', { name: title }).click(),
    ])
    await expect(book.getByRole('heading', { name: title })).toBeVisible()
    await book.close()

    await onDashboard(browser, author, async (dashboard) => {
      const card = dashboard.getByRole('article').filter({ hasText: title })
      await expect(card).toContainText('Published')
      // Read aloud or copied, the two links are not one word.
      await expect(card).toContainText(/View Book Messages/)
      await expect(card).toContainText('முதல் அத்தியாயம் அருமை')
      expect(await dashboard.content()).not.toContain('INTERNAL')
    })
    await expect
      .poll(async () => (await mailWith(title)).map(({ subject }) => subject))
      .toEqual(
        expect.arrayContaining([
          `Your book is published (No. ${id})`,
          `Your manuscript has passed its review (No. ${id})`,
        ]),
      )
    expect(JSON.stringify((await mailWith(title)).map(({ text }) => text))).not.toContain('INTERNAL')

    await page.getByRole('button', { name: 'Take out of the catalogue' }).click()
    await dialog(page)
      .getByLabel(/^Reason/)
      .fill('A page is upside down')
    await dialog(page).getByRole('button', { name: 'Take it out' }).click()
    await expect(page.getByText('has been taken out of the catalogue')).toBeVisible()
    const { data } = await (await request.get(`/api/books?q=${encodeURIComponent(title)}`)).json()
    expect(data).toEqual([])
  })
})

test('an editor requests changes, the author uploads a new version, and both see which is the newest', async ({
  page,
  request,
  browser,
}) => {
  const { author, title, id } = await aSubmission(request)
  const editor = await aStaffMember('editor', 'Anbu')
  await openConsole(page, editor, `/submissions/${id}/show`)
  await page.getByRole('button', { name: 'Request changes' }).click()
  await dialog(page).getByLabel('What should be changed').fill('கடைசி அத்தியாயம் இல்லை')
  await dialog(page).getByRole('button', { name: 'Request changes' }).click()
  const versions = page.getByRole('region', { name: 'Versions of the manuscript' })
  await expect(versions).toContainText('கடைசி அத்தியாயம் இல்லை')
  await expectAccessible(page)

  await onDashboard(browser, author, async (dashboard) => {
    const bell = dashboard.getByRole('button', { name: 'Notifications, 1 unread' })
    await bell.click()
    await expect(dashboard.getByRole('link', { name: /Our editors ask for changes/ })).toContainText(title)
    await dashboard.keyboard.press('Escape')
    const card = dashboard.getByRole('article').filter({ hasText: title })
    await expect(card).toContainText('கடைசி அத்தியாயம் இல்லை')
    await card.getByRole('button', { name: 'Upload a new version' }).click()
    await card.getByLabel('New version').setInputFiles(aPdf({ name: 'second.pdf', padding: 100 }))
    await card.getByLabel('What has changed').fill('It is there now')
    await expectAccessible(dashboard)
    for (const width of [360, 1280]) {
      await dashboard.setViewportSize({ width, height: 800 })
      await expectWithinWidth(dashboard)
    }
    await card.getByRole('button', { name: 'Send new version' }).click()
    await expect(card.getByRole('list', { name: /^Versions of/ })).toContainText(/Version 2, .*newest/)
    await expect(card).not.toContainText('Our editors ask for changes')

    await card.getByRole('button', { name: 'Upload a new version' }).click()
    await card.getByLabel('New version').setInputFiles(aPdf({ name: 'long.pdf', padding: 11_000_000 }))
    await expect(card).toContainText('File size exceeds 10MB. Please use Google Drive link.')
    await card.getByRole('button', { name: 'Send new version' }).click()
    await expect(card).toContainText('Please provide a Google Drive link')
    await card
      .getByLabel('Google Drive Link', { exact: true })
      .fill('https://drive.google.com/file/d/third/view')
    await card.getByRole('button', { name: 'Send new version' }).click()
    await expect(card.getByRole('list', { name: /^Versions of/ })).toContainText(/Version 3, .*newest/)
  })

  await page.reload()
  await expect(versions.getByRole('listitem').first()).toContainText(/Version 3.*Newest.*drive.google.com/)
  await expect(versions.getByRole('listitem').nth(1)).toContainText(/Version 2.*It is there now/)
  await expect(versions).not.toContainText('Changes requested')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    versions.getByRole('button', { name: 'Download version 1' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${title} (version 1).pdf`)
  await expectAccessible(page)

  await page.goto('/staff/')
  await page.getByRole('link', { name: /^New versions of manuscripts/ }).click()
  await page.getByRole('cell', { name: new RegExp(title) }).click()
  await versions.getByRole('button', { name: 'Mark as seen' }).click()
  await expect(versions).not.toContainText('A new version has arrived')
  await page.setViewportSize({ width: 360, height: 800 })
  await expectWithinWidth(page)
})

test('the queue can be used on a phone', async ({ page, request }) => {
  const { id, title } = await aSubmission(request)
  await page.setViewportSize({ width: 360, height: 800 })
  await openConsole(page, await aStaffMember('editor'), '/submissions')
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
  await expectWithinWidth(page)
  await page.goto(`/staff/submissions/${id}/show`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectWithinWidth(page)
})

test('who keeps the accounts finds no queue', async ({ page }) => {
  await openConsole(page, await aStaffMember('accounts'))
  const menu = page.getByRole('navigation', { name: 'Console' })
  await expect(menu).toBeAttached()
  await expect(menu.getByRole('link', { name: 'Submissions' })).toHaveCount(0)
})
