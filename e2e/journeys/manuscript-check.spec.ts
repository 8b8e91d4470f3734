import type { Page } from '@playwright/test'
import { aPrintFile, pagesOf } from '../../server/test/print-files.ts'
import { aWordFile } from '../support/a-word-file.ts'
import { expectOpenToAll } from '../support/accessibility.ts'
import { enter, registered } from '../support/author.ts'
import { background } from '../support/background.ts'
import { theMailWith } from '../support/mail.ts'
import { aCover, bookFile, coverImage, fillIn, handIn, submitButton } from '../support/manuscripts.ts'
import { openAtDesk } from '../support/open-at-desk.ts'
import { expectAccessible, expectWithinWidth } from '../support/staff.ts'
import { expect, test, widths } from '../support/test.ts'

const check = (page: Page) => page.getByRole('dialog', { name: /^Manuscript check/ })

test('an author hands in a Word file and reads what should be mended; an editor reads the same', {
  tag: '@main',
}, async ({ page, request, browser }) => {
  const author = await registered(request)
  await enter(page, author, '/dashboard')
  const title = await handIn(page, await aWordFile('full-of-findings'))

  await page.getByRole('button', { name: `Manuscript check of ${title}` }).click()
  await expect(check(page).getByText('4 chapters')).toBeVisible(background)
  const old = check(page).getByRole('listitem').filter({ hasText: 'typed in TAB' })
  await expect(old).toContainText('Stops the book')
  await expect(old).toContainText('அத்தியாயம் 3, paragraph 9 of the file')
  await expect(old.getByRole('definition').last()).toContainText('மழை நின்ற பிறகு தெருவில் யாரும் இல்லை.')
  await expect(check(page).getByText('Picture 2 has 67 dots per inch')).toBeVisible()
  await expectOpenToAll(page)
  await check(page).getByRole('button', { name: 'Close' }).click()
  const mail = await theMailWith('Findings that stop the book: 3', author.email)
  expect(mail.subject).toContain('Your manuscript has been checked')

  await page.getByRole('button', { name: `Upload a new version of ${title}` }).click()
  await page.getByLabel('New version').setInputFiles(await aWordFile('tidy'))
  await page.getByRole('button', { name: 'Send new version' }).click()
  await expect(page.getByRole('button', { name: `Upload a new version of ${title}` })).toBeVisible()
  await page.getByRole('button', { name: `Manuscript check of ${title}` }).click()
  await expect(check(page).getByText('Version 2, checked on')).toBeVisible(background)
  await expect(check(page).getByText('Nothing was found that needs to be mended.')).toBeVisible()
  await check(page).getByText('Check of version 1').click()
  await expect(check(page).getByText('Picture 2 has 67 dots per inch')).toBeVisible()

  const { desk } = await openAtDesk(browser, title)
  const panel = desk.getByRole('region', { name: 'Manuscript check' })
  await expect(panel.getByText('Nothing was found that needs to be mended.')).toBeVisible()
  await panel.getByText('Version 1').click()
  await expect(panel.getByText('typed in TAB')).toBeVisible()
  await expectAccessible(desk)
  await expectWithinWidth(desk)
})

test('a PDF is read as a file for the press: author and editor see the pages that no printer takes', async ({
  page,
  request,
  browser,
}) => {
  await enter(page, await registered(request), '/dashboard')
  await page.getByRole('link', { name: 'Add New Book' }).click()
  const title = await fillIn(page)
  const buffer = aPrintFile([...pagesOf({}, 2), { entries: '/MediaBox [0 0 612 792]' }, ...pagesOf({}, 22)])
  await bookFile(page).setInputFiles({ name: 'print-file.pdf', mimeType: 'application/pdf', buffer })
  await coverImage(page).setInputFiles(aCover())
  await submitButton(page).click()
  await page.waitForURL(/\/dashboard$/)

  await page.getByRole('button', { name: `Manuscript check of ${title}` }).click()
  await expect(check(page).getByText('25 pages')).toBeVisible(background)
  const size = check(page).getByRole('listitem').filter({ hasText: '215.9 × 279.4 mm' }).first()
  await expect(size).toContainText('Stops the book')
  await expect(size.getByText('Page 3', { exact: true })).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectOpenToAll(page)
    await expectWithinWidth(page)
  }

  const { desk } = await openAtDesk(browser, title)
  const panel = desk.getByRole('region', { name: 'Manuscript check' })
  await expect(panel.getByText('215.9 × 279.4 mm').first()).toBeVisible()
  await expectAccessible(desk)
  await expectWithinWidth(desk)
})
