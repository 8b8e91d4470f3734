import { readFile } from 'node:fs/promises'
import { aStaffMember, openConsole, tryStaffLogin } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /401/ })

test('an owner sees who tried to get in, narrows it down and takes it along as a table', async ({ page }) => {
  const owner = await aStaffMember('admin', 'Owner of the audit')
  await page.goto('/staff')
  await tryStaffLogin(page, { ...owner, password: 'Not-the-password-1' })
  await expect(page.getByRole('alert').first()).toBeVisible()
  await openConsole(page, owner, '/audit')
  await page.getByRole('tab', { name: 'Logins and credentials' }).click()
  const row = page.getByRole('row', { name: /Login failed.*Owner of the audit/ })
  await expect(row).toContainText('Chrome on Windows, This machine')
  await page.getByLabel('What', { exact: true }).click()
  await page.getByRole('option', { name: 'Login failed' }).click()
  await expect(page.getByRole('row', { name: /Logged in/ })).toHaveCount(0)
  await expect(row.first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (CSV)' }).click()
  const table = await readFile(await (await download).path(), 'utf8')
  expect(table).toMatch(/Login failed,\d+,Owner of the audit,admin/)
  expect(table).not.toContain('Logged in')
})

test('an owner takes the changes along as a table, narrowed down as on the screen', async ({ page }) => {
  const owner = await aStaffMember('admin', 'Owner of changes')
  await openConsole(page, owner, '/audit')
  // Whoever reads it reads sentences; the row as it is stored lies behind a click.
  const row = page.getByRole('row', { name: /Owner of changes/ }).first()
  const stored = row.getByText(/: (insert|update) /)
  await expect(row).toContainText('Technical details')
  await expect(stored).toBeHidden()
  await expect(row.getByRole('deletion').or(row.getByRole('insertion'))).toHaveCount(0)
  await row.getByText('Technical details').click()
  await expect(stored).toBeVisible()
  await expect(row.getByRole('insertion').first()).toBeVisible()
  await page.getByLabel('Table', { exact: true }).fill('accounts')
  await page.getByLabel('No. of the record').fill('999999')
  await expect(page.getByText('Nothing found with these filters')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export (CSV)' }).click()
  const table = await readFile(await (await download).path(), 'utf8')
  expect(table.trim().split('\r\n')).toHaveLength(1)
  expect(table).toContain('Before,After')
})
