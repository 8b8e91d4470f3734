import { aStaffMember, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('the keyboard reaches a table that is wider than the screen as soon as its rows are there, however late the next frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  // A frame that doesn't come, as on a busy machine: sizes are told of with the next one.
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
  })
  await openConsole(page, await aStaffMember('admin', 'மலர்'), '/jobs')
  const table = page.getByRole('region', { name: 'Table' })
  await expect(table.getByRole('table')).toBeVisible()
  await table.focus()
  await expect(table).toBeFocused()
})
