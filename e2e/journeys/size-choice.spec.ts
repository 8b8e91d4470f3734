import { aWordFile } from '../support/a-word-file.ts'
import { expectOpenToAll } from '../support/accessibility.ts'
import { enter, registered } from '../support/author.ts'
import { background } from '../support/background.ts'
import { calculatorOn } from '../support/calculator.ts'
import { expectTamil } from '../support/expect-tamil.ts'
import { handIn } from '../support/manuscripts.ts'
import { openAtDesk } from '../support/open-at-desk.ts'
import { expectAccessible, expectWithinWidth } from '../support/staff.ts'
import { expect, open, test } from '../support/test.ts'

test('an author and an editor choose the size of a book: its pages are set in it, and its record begins with it', async ({
  page,
  request,
  browser,
}) => {
  const author = await registered(request)
  await enter(page, author, '/dashboard')
  const title = await handIn(page, await aWordFile('novel'))
  await page.getByRole('button', { name: `Printed book and e-book of ${title}` }).click()
  const printed = page.getByRole('dialog', { name: /^Printed book/ })
  const sizes = printed.getByRole('region', { name: 'In each size' })
  await expect(sizes.getByRole('row')).toHaveCount(9, background)
  await expect(printed.getByText('Until a size is chosen the book is set in 5.5 × 8.5.')).toBeVisible()
  await expect(sizes.getByRole('row', { name: /^5 X 7 in/ })).toContainText(/\d+[\d.]+ mmRs\. /)

  // On a phone and with the keyboard: the focus stays on the button.
  await page.setViewportSize({ width: 360, height: 800 })
  const inRow = sizes.getByRole('row', { name: /^5 X 7 in/ })
  await inRow.getByRole('button', { name: 'Choose 5 X 7 in' }).press('Enter')
  const takeBack = inRow.getByRole('button', { name: 'Take back 5 X 7 in' })
  await expect(takeBack).toBeFocused()
  await expect(printed.getByText(`5 × 7 was chosen by ${author.name} on`)).toBeVisible()
  await expect(
    printed.getByText(/^In 5\s×\s7 your book has \d+ pages; printing costs Rs\. \d+/),
  ).toBeVisible()
  const renewal = printed.getByText(
    'The pages are being set in 5 × 7. Until then the file is the one in 5.5 × 8.5.',
  )
  await expect(renewal).toHaveCount(0, background)
  const cover = printed.getByRole('region', { name: 'Cover' })
  await expect(cover.getByText(/\d+ pages make a spine of [\d.]+ mm/)).toBeVisible(background)
  await expectOpenToAll(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  const pages = await inRow.getByRole('cell').nth(1).textContent()
  await inRow.getByRole('link', { name: /^Rs\. 30\.00 \(calculate with 5 X 7 in\)$/ }).click()
  const calculator = calculatorOn(page)
  await expect(calculator.size).toHaveValue('5 X 7 in')
  await expect(calculator.pages).toHaveValue(pages ?? '')
  await expect(calculator.binding).toHaveValue('Soft Cover')
  await expect(calculator.interior).toHaveValue('B & W cream paper')
  await expect(calculator.earnings).toContainText('Rs. ')

  await open(page, '/ta/dashboard?books=submitted')
  await page.getByRole('button', { name: `அச்சு நூலும் மின்னூலும் : ${title}` }).click()
  await expect(page.getByRole('dialog').getByText(/^தேர்ந்தெடுத்த அளவு 5\s×\s7/)).toBeVisible()
  await expectTamil(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectWithinWidth(page)

  const { desk } = await openAtDesk(browser, title)
  const panel = desk.getByRole('region', { name: 'Printed book and e-book' })
  await expect(panel.getByText(`5 × 7 was chosen by ${author.name} on`)).toBeVisible()
  await panel.getByRole('button', { name: 'Choose 6 X 9 in' }).click()
  await expect(panel.getByText(/^6\s×\s9 was chosen by /)).toBeVisible()
  await expect(panel.getByText(/^In 6\s×\s9 this book has \d+ pages/)).toBeVisible()
  await expect(panel.getByText(/being set in 6\s×\s9/)).toHaveCount(0, background)
  for (const width of [1280, 360]) {
    await desk.setViewportSize({ width, height: 900 })
    await panel.getByRole('button', { name: 'Take back 6 X 9 in' }).scrollIntoViewIfNeeded()
    await expectAccessible(desk)
    await expectWithinWidth(desk)
  }
  await desk.setViewportSize({ width: 1280, height: 900 })
  await expect(desk.getByText(/the trim size/)).toBeVisible()

  // What becomes the record of the book begins with it.
  for (const step of ['In Review', 'Final Validation']) {
    await desk.getByRole('button', { name: `Move to ${step}` }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
  }
  await desk.getByRole('button', { name: 'Publish' }).click()
  const form = desk.getByRole('dialog')
  await expect(form.getByText('6 X 9 in was chosen for print.')).toBeVisible()
  await expect(form.getByRole('spinbutton', { name: 'Pages' })).toHaveValue(/^\d{2,3}$/)
  await expect(form.getByRole('textbox', { name: 'MRP in rupees' })).toHaveValue(/^\d{2,3}/)
  await expect(form.getByRole('combobox', { name: 'Trim size' })).toHaveText('6 X 9 in')
})
