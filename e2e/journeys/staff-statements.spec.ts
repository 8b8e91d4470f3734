import { readFile } from 'node:fs/promises'
import { anAuthor, logIn } from '../support/author.ts'
import {
  aStaffMember,
  expectAccessible,
  expectWithinWidth,
  openConsole,
  setUpSecondFactor,
} from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /status of 403/ })

/** The made-up author of the demo, who has sold something. */
const demoAuthor = anAuthor({
  name: 'Demo Author',
  email: 'demo.author@panai.example',
  password: 'Palmyra-Leaf-26',
})

test('a clerk makes, verifies and issues the statements of a month; the author opens a line, prints it in Tamil and asks', async ({
  page,
  browser,
}) => {
  const clerk = await aStaffMember('accounts', 'மலர்')
  await openConsole(page, clerk, '/statement-runs/create')
  await page.getByLabel('First day').fill('2026-10-01')
  await page.getByRole('button', { name: 'Make drafts' }).click()
  // Money waits until the clerk has a second factor.
  await setUpSecondFactor(page, clerk)

  await expect(page.getByRole('heading', { name: 'October 2026', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Verify all', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verify all' }).click()
  await page.getByRole('button', { name: 'Issue all verified' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue all verified' }).click()
  await expect(page.getByText(/[1-9]\d* issued/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All statements' }).click()
  await page.getByRole('cell', { name: 'மாதிரி எழுத்தாளர் (டெமோ)' }).click()
  await expect(page.getByRole('heading', { name: 'Lines' })).toBeVisible()
  await expectAccessible(page)

  const phone = await browser.newContext({
    baseURL: process.env.PANAI_ADDRESS ?? '',
    viewport: { width: 360, height: 740 },
  })
  const author = await phone.newPage()
  await logIn(author, demoAuthor)
  await author.getByRole('link', { name: 'Statements' }).click()
  await author.getByRole('link', { name: 'October 2026' }).click()
  await author
    .getByRole('button', { name: /\d+ sales?$/ })
    .first()
    .click()
  await expect(author.getByText(/royalty ₹/).first()).toBeVisible()
  await author.getByRole('button', { name: 'Query this line' }).first().click()
  await author.getByLabel('What would you like to know about this line?').fill('இது எந்தக் கடையில் விற்றது?')
  await author.getByRole('button', { name: 'Ask' }).click()
  await expect(author.getByRole('list', { name: 'What was written about this line' })).toContainText('எந்தக்')
  await expectWithinWidth(author)
  await expectAccessible(author)
  const download = author.waitForEvent('download')
  await author.getByRole('button', { name: 'PDF in Tamil' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^S-\d{6}-ta\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto('/staff/statement-queries')
  await page.getByRole('cell', { name: /எந்தக்/ }).click()
  await page.getByLabel('Your answer to the author').fill('At the fair of Madurai.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('At the fair of Madurai.').first()).toBeVisible()
  await expectAccessible(page)
  await author.reload()
  await author.getByRole('button', { name: 'Your question' }).click()
  await expect(author.getByText('At the fair of Madurai.')).toBeVisible()
  await phone.close()
})
