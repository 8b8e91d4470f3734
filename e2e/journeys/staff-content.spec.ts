import { aDrawnPicture } from '../support/a-drawn-picture.ts'
import { aMark } from '../support/a-mark.ts'
import { aStaffMember, expectAccessible, openConsole } from '../support/staff.ts'
import { expect, open, test } from '../support/test.ts'

test('an editor writes an article in Tamil with a picture, previews and publishes it, and a visitor reads it', {
  tag: '@main',
}, async ({ page, context }) => {
  const title = `பனை ஓலையின் கதை ${aMark()}`
  await openConsole(page, await aStaffMember('editor'), '/blogs/create')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)

  const text = page.getByRole('textbox', { name: 'Text of the article', exact: true })
  await text.click()
  const tamil = page.getByRole('region', { name: 'Tamil: Title' })
  await tamil.getByRole('button', { name: 'Heading', exact: true }).click()
  await page.keyboard.insertText('ஓலை')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('பனையோலையில் எழுதினார்கள்.')
  await page.keyboard.press('Enter')
  await tamil.getByRole('button', { name: 'Picture', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Picture in the text' })
  const file = dialog.getByLabel('Picture file')
  await dialog.getByRole('button', { name: 'Add picture' }).click()
  await expect(file).toHaveAccessibleDescription('Please select a valid image file')
  const words = dialog.getByRole('textbox')
  await expect(words).toHaveAccessibleDescription(/say in words what the picture shows/)
  await file.setInputFiles(await aDrawnPicture(page, 900, 600))
  await dialog.getByRole('button', { name: 'Add picture' }).click()
  await expect(file).toHaveAccessibleDescription('')
  await expect(words).toHaveAccessibleDescription(/say in words what the picture shows/)
  await words.fill('ஒரு பனை மரம்')
  await dialog.getByRole('button', { name: 'Add picture' }).click()
  await expect(text.getByRole('img', { name: 'ஒரு பனை மரம்' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeVisible()
  await expectAccessible(page)

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'ஓலை', level: 2 })).toBeVisible()
  await preview.close()

  const visitor = await context.newPage()
  await visitor.goto('/blogs')
  await expect(visitor.getByRole('heading', { name: title })).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
  await visitor.goto('/blogs')
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(visitor.getByText('பனையோலையில் எழுதினார்கள்.')).toBeVisible()
  const shown = visitor.getByRole('img', { name: 'ஒரு பனை மரம்' })
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a new question shows on the help page, and rates of tomorrow change nothing today', async ({
  page,
  context,
}) => {
  const question = `Do you print ${aMark()}?`
  await openConsole(page, await aStaffMember('admin'), '/questions/create')
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill(question)
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Yes, from a hundred copies.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('cell', { name: question, exact: true })).toBeVisible()
  const visitor = await context.newPage()
  await visitor.goto('/help')
  await expect(visitor.getByText(question)).toBeVisible()

  await page.goto('/staff/calculator-rates/create')
  await expect(page.getByRole('row', { name: /Novel, 250 pages/ })).toContainText('Rs. 335.00')
  // Before anything is typed: colours that are on their way to others are no colours to judge.
  await expectAccessible(page)
  // A day of its own for each run; the calculator of today is the same whichever it is.
  const day = new Date(Date.now() + (2 + (Date.now() % 3_000)) * 86_400_000)
  await page.getByLabel('Valid from').fill(day.toISOString().slice(0, 10))
  await page.getByLabel('Distribution').fill('85.5')
  await expect(page.getByRole('row', { name: /Novel, 250 pages/ })).toContainText('Rs. 350.50')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const written = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }).format(day)
  await expect(page.getByRole('cell', { name: written, exact: true })).toBeVisible()

  await open(visitor, '/royaltyform')
  await visitor.getByRole('button', { name: 'Calculate' }).click()
  await expect(visitor.getByLabel('MRP (Rs.)')).toHaveValue('335.00')
})
