import type { Page } from '@playwright/test'
import { anAuthor, logIn, registered, storedSession } from '../support/author.ts'
import { field, fillAll, openForm } from '../support/manuscripts.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page, request }) => openForm(page, request))

test('what was typed is there after a logout, for its author alone', async ({ page, request }) => {
  const title = await fillAll(page)
  const author = { email: String((await storedSession(page)).userEmail), password: anAuthor().password }
  await page.getByRole('link', { name: 'Back to Dashboard' }).last().click()
  await page.getByRole('link', { name: 'Add New Book' }).click()
  await expect(field(page, 'Title')).toHaveValue(title)
  await expect(page.getByText('manuscript.pdf')).toBeVisible()
  await logOut(page)
  await logIn(page, await registered(request))
  await page.getByRole('link', { name: 'Add New Book' }).click()
  await expect(page.getByText('What you type is kept for you in this browser')).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('')
  await expect(page.getByText('manuscript.pdf')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete what I typed' })).toHaveCount(0)

  await logOut(page)
  await logIn(page, author)
  await page.getByRole('link', { name: 'Add New Book' }).click()
  await expect(field(page, 'Title')).toHaveValue(title)
  await expect(page.getByText('manuscript.pdf')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Chosen cover' })).toBeVisible()
})

test('what was typed is deleted by who asks for it, once it is confirmed', async ({ page }) => {
  await fillAll(page)
  const ask = page.getByRole('button', { name: 'Delete what I typed' })
  const dialog = page.getByRole('dialog', { name: 'Delete what you typed?' })
  await ask.click()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('manuscript.pdf')).toBeVisible()
  await ask.click()
  await dialog.getByRole('button', { name: 'Delete it' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused()
  for (const again of [false, true]) {
    if (again) await page.reload()
    await expect(field(page, 'Title')).toHaveValue('')
    await expect(page.getByText('manuscript.pdf')).toHaveCount(0)
    await expect(ask).toHaveCount(0)
  }
})

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account of' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('/login')
}
