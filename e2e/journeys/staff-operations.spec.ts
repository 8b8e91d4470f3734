import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /503 \(Service Unavailable\)/ })

test('an admin sees what needs attention and what to do, and what was seen last while the database is away', async ({
  page,
}) => {
  await page.clock.install()
  await openConsole(page, await aStaffMember('admin'))
  await page.getByRole('link', { name: 'Operations', exact: true }).click()
  const backup = page.getByRole('region', { name: 'Backup' })
  await expect(backup.getByText('Attention', { exact: true })).toBeVisible()
  await expect(backup.getByText('What to do: Make one by hand')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'attention' })).toBeVisible()

  const away = '**/api/staff/operations'
  await page.route(away, (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, message: 'Server error. Please try again later.' },
    }),
  )
  await page.clock.fastForward(31_000)
  await expect(page.getByText('Most likely the database does not answer.')).toBeVisible()
  await expect(backup).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  await expectWithinWidth(page)

  await page.unroute(away)
  await page.clock.fastForward(31_000)
  await expect(page.getByText('Most likely the database does not answer.')).toBeHidden()
  await expect(backup).toBeVisible()
})
