import type { Locator, Page } from '@playwright/test'
import { enter, registered } from '../support/author.ts'
import { background } from '../support/background.ts'
import { openAtDesk } from '../support/open-at-desk.ts'
import { makeBook, standingOf } from '../support/proofs.ts'
import { expectAccessible, expectWithinWidth } from '../support/staff.ts'
import { expect, open, test, widths } from '../support/test.ts'

const isbn = '9788119000067'

test('a manuscript gets its ISBN before the author approves the proof on a phone, is published as it was approved, and can be looked into by anybody', async ({
  page,
  request,
  browser,
}) => {
  await enter(page, await registered(request), '/dashboard')
  const { title, linkToProof } = await makeBook(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await linkToProof.click()
  await page.waitForURL(/\/books-in-work\/\d+\/proof$/)
  const address = new URL(page.url()).pathname
  await expect(page.getByRole('button', { name: 'Approve this proof' })).toBeVisible(background)

  const { desk, errors } = await openAtDesk(browser, title)
  await keepRecord(desk)
  await expect(desk.getByText(`kept as a draft, ISBN: ${isbn}`)).toBeVisible()

  // Nobody approves what is made without it.
  await open(page, address)
  await expect(standingOf(page)).toHaveText(/^Page 1 of \d+$/, background)
  const approve = page.getByRole('button', { name: 'Approve this proof' })
  const showNewest = page.getByRole('button', { name: 'Show the newest pages' })
  await expect(approve.or(showNewest)).toBeVisible(background)
  if (await showNewest.isVisible()) await showNewest.click()
  await approve.click(background)
  await page.getByRole('button', { name: 'Yes, I approve it' }).click()
  await expect(page.getByText(/^Version 1 was approved by /)).toBeVisible()
  await expectWithinWidth(page)

  for (const step of ['In Review', 'Final Validation']) {
    await desk.getByRole('button', { name: `Move to ${step}` }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
  }
  const pages = await publishAsApproved(desk, title)
  await expect(sampleAtDesk(desk).getByRole('status')).toHaveText(
    /^First chapter: \d+ % of the text\.$/,
    background,
  )
  for (const width of widths) {
    await desk.setViewportSize({ width, height: 800 })
    await expectAccessible(desk)
    await expectWithinWidth(desk)
  }
  expect(errors.filter((error) => !error.includes('422'))).toEqual([])

  const link = desk.getByRole('alert').getByRole('link', { name: title })
  const [book] = await Promise.all([desk.context().waitForEvent('page'), link.click()])
  await expect(book.getByRole('heading', { name: title })).toBeVisible()
  await expect(book.getByText(isbn)).toBeVisible()
  await expect(book.getByText(pages, { exact: true }).first()).toBeVisible()
  await expect(book.getByText(/^5\.5 X 8\.5 in$/)).toBeVisible()
  for (const width of widths) {
    await book.setViewportSize({ width, height: 800 })
    await expectWithinWidth(book)
  }

  await expectSample(page, new URL(book.url()).pathname)
  await takeSampleAway(desk)
  await expect(async () => {
    await open(page, new URL(book.url()).pathname)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(lookInside(page)).toHaveCount(0, { timeout: 0 })
  }).toPass(background)
})

async function keepRecord(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Record of the book' }).click()
  const form = desk.getByRole('dialog')
  await fillIn(form)
  for (const width of widths) {
    await desk.setViewportSize({ width, height: 800 })
    await expectAccessible(desk)
    await expectWithinWidth(desk)
  }
  await desk.setViewportSize({ width: 1280, height: 800 })
  await form.getByRole('button', { name: 'Keep as draft' }).click()
  await expect(form).toHaveCount(0)
}

async function fillIn(form: Locator): Promise<void> {
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('ஒரு கிணற்றின் கதை.')
  await form.getByLabel('Paperback').check()
  await form.getByRole('textbox', { name: 'MRP in rupees' }).fill('399')
  await form.getByLabel('ISBN-13').fill(isbn)
}

/** After another title was refused. @returns the number of pages, which nobody has typed. */
async function publishAsApproved(desk: Page, title: string): Promise<string> {
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  const form = desk.getByRole('dialog')
  await expect(form.getByText('Pages, trim size and cover are taken from it.')).toBeVisible()
  const name = form.getByRole('textbox', { name: 'Title', exact: true })
  await name.fill('மழை')
  await form.getByRole('spinbutton', { name: 'Pages' }).fill('')
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(
    form.getByText(`Title: the proof that the author approved has ${title}.`).first(),
  ).toBeVisible()
  await expectAccessible(desk)
  await name.fill(title)
  const extent = form.getByRole('combobox', { name: 'Look inside' })
  await expect(extent).toHaveText('First 10 %')
  await extent.click()
  await desk.getByRole('option', { name: 'First chapter' }).click()
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form).toHaveCount(0)
  await desk.getByRole('button', { name: 'Take out of the catalogue' }).waitFor()
  const { pages } = await bookOf(desk, title)
  return String(pages)
}

async function bookOf(desk: Page, title: string): Promise<{ pages: number }> {
  const { data } = await (await desk.request.get(`/api/books?q=${encodeURIComponent(title)}`)).json()
  const answer = await (await desk.request.get(`/api/books/${data[0].id}`)).json()
  return answer.book
}

/** What an editor sees of it. */
const sampleAtDesk = (desk: Page) => desk.getByRole('region', { name: 'Look inside' })
/** What leads a reader to it. */
const lookInside = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Look inside' })

/** A reader comes from the page of the book to its first chapter, and reads how the novel begins. */
async function expectSample(page: Page, book: string): Promise<void> {
  await open(page, book)
  await lookInside(page).click()
  await page.waitForURL(`**${book}/sample`)
  const text = page.getByRole('main')
  await expect(text.getByRole('heading', { name: 'அத்தியாயம் 1', exact: true })).toBeVisible()
  await expect(text.getByText('மழை நின்ற பிறகு தெருவில் யாரும் இல்லை.').first()).toBeVisible()
  await expect(text.getByText('அத்தியாயம் 2', { exact: true })).toHaveCount(0)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectWithinWidth(page)
  }
}

async function takeSampleAway(desk: Page): Promise<void> {
  const panel = sampleAtDesk(desk)
  await panel.getByRole('combobox', { name: 'Anybody may read' }).click()
  await desk.getByRole('option', { name: 'Nothing' }).click()
  await panel.getByRole('button', { name: 'Change' }).click()
  await expect(panel.getByRole('status')).toHaveText('Readers can’t look inside.')
}
