import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { aWordFile } from '../support/a-word-file.ts'
import { expectOpenToAll } from '../support/accessibility.ts'
import { enter, registered } from '../support/author.ts'
import { background } from '../support/background.ts'
import { handIn } from '../support/manuscripts.ts'
import { openAtDesk } from '../support/open-at-desk.ts'
import { expectAccessible, expectWithinWidth } from '../support/staff.ts'
import { expect, test, widths } from '../support/test.ts'

const check = (page: Page) => page.getByRole('dialog', { name: /^Manuscript check/ })
const quotes = 'quotation marks are straight'

/** Presses the button of the corrected text. @returns the file. */
async function correctedText(page: Page, within: ReturnType<Page['getByRole']>): Promise<Buffer> {
  const saved = page.waitForEvent('download')
  await within.getByRole('button', { name: 'Download the corrected text (Word)' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/\.docx$/)
  return readFile(await download.path())
}

test('an author mends a manuscript with one press each and downloads the text; an editor sees it, changes a line and takes one back', {
  tag: '@main',
}, async ({ page, request, browser }) => {
  await enter(page, await registered(request), '/dashboard')
  const title = await handIn(page, await aWordFile('full-of-findings'))
  await page.getByRole('button', { name: `Manuscript check of ${title}` }).click()
  await expect(check(page).getByText(quotes)).toBeVisible(background)

  await check(page)
    .getByRole('button', { name: /^Mend all: .*quotation marks/ })
    .click()
  await expect(check(page).getByText(quotes)).toBeHidden(background)
  const made = check(page).getByRole('region', { name: 'What was changed' })
  await expect(made).toContainText('Straight quotation marks are curved')
  await expect(made).toContainText('In 2 places')
  await check(page)
    .getByRole('button', { name: /^Take this text: This chapter is typed in TAB/ })
    .click()
  await expect(made).toContainText('A chapter in TAB is read as Unicode', background)
  await expect(check(page).getByText('typed in TAB')).toBeHidden(background)
  const text = await correctedText(page, made)
  await check(page)
    .getByText(/^Lines that we took for something/)
    .click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectOpenToAll(page)
    await expectWithinWidth(page)
  }

  const { desk } = await openAtDesk(browser, title)
  const panel = desk.getByRole('region', { name: 'Manuscript check' })
  const changed = panel.getByRole('region', { name: 'What was changed' })
  await expect(changed).toContainText('Straight quotation marks are curved')
  expect((await correctedText(desk, changed)).equals(text)).toBe(true)
  await panel.getByText(/^Lines that we took for something/).click()
  await panel.getByRole('group', { name: 'அத்தியாயம் 1' }).getByRole('button', { name: 'Body text' }).click()
  await expect(changed).toContainText('“அத்தியாயம் 1”: Body text', background)
  await changed.getByRole('button', { name: /^Undo: Straight quotation marks/ }).click()
  await expect(panel.getByText(quotes)).toBeVisible(background)
  await expect(changed).not.toContainText('Straight quotation marks')
  await expectAccessible(desk)
  await expectWithinWidth(desk)
})
