import type { Locator } from '@playwright/test'
import { aStaffMember, expectAccessible, expectWithinWidth, openConsole } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('what waits is listed by name, what does not is not, and groups of the menu stay folded', {
  tag: '@main',
}, async ({ page }) => {
  await openConsole(page, await aStaffMember('admin'))
  const home = page.locator('#main-content')
  await expect(home.getByRole('link', { name: /^New submissions \(\d+\)$/ })).toBeVisible()
  await expect(home.getByText('Payout runs to approve')).toHaveCount(0)

  const menu = page.getByRole('navigation', { name: 'Console' })
  const group = menu.getByRole('button', { name: 'Catalogue' })
  await expect(menu.getByRole('link', { name: 'Books', exact: true })).toBeVisible()
  await group.click()
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(menu.getByRole('link', { name: 'Books', exact: true })).toBeHidden()
  await page.reload()
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  await expect(menu.getByRole('link', { name: 'Articles' })).toBeVisible()
  await group.click()

  const waiting = home.getByRole('link', { name: /Sample title: My Bus Has Forty Windows$/ })
  await waiting.first().click()
  await expect(page).toHaveURL(/\/staff\/submissions\/\d+\/show$/)
  await expect(home.getByText('Timeline')).toBeVisible()
})

test('a form saves from any of its fields, and what saves it covers none of them', async ({ page }) => {
  await openConsole(page, await aStaffMember('editor'), '/authors/2')
  for (const [width, columns] of [
    [1280, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 640 })
    await page.reload()
    await expect(page.locator('input[name="name"]')).toBeVisible()
    const name = await boxOf(page.locator('input[name="name"]'))
    const latin = await boxOf(page.locator('input[name="name_latin"]'))
    expect([latin.x > name.x, latin.y > name.y]).toEqual(columns === 2 ? [true, false] : [false, true])
    expect(Math.max(name.width, latin.width)).toBeLessThanOrEqual(640)
    const save = page.getByRole('button', { name: 'Save' })
    await page.locator('input[name="name"]').focus()
    for (let field = 0; field < 6; field++) {
      await page.keyboard.press('Tab')
      await expect(save).toBeInViewport({ ratio: 1 })
      const focused = await boxOf(page.locator(':focus'))
      const bar = await boxOf(page.getByRole('toolbar'))
      expect(focused.y + Math.min(focused.height, 40)).toBeLessThanOrEqual(bar.y)
    }
    await expectWithinWidth(page)
  }
})

test('from a record the neighbours in its list are a step away, over the edge of a page too', async ({
  page,
}) => {
  await openConsole(page, await aStaffMember('editor'), '/authors?perPage=10&page=1&sort=name&order=ASC')
  const names = page.getByRole('row').locator('td:nth-child(2)')
  await expect(names).toHaveCount(10)
  const [ninth = '', tenth = ''] = (await names.allInnerTexts()).slice(8)
  await page.getByText(ninth, { exact: true }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText(ninth)
  const neighbours = page.getByRole('navigation', { name: 'Neighbours in the list' })
  await expect(neighbours).toContainText('9 of')
  await expectAccessible(page)
  await neighbours.getByRole('link', { name: 'Next in the list' }).click()
  await expect(title).toContainText(tenth)
  await neighbours.getByRole('link', { name: 'Next in the list' }).click()
  await expect(neighbours).toContainText('11 of')
  await expect(title).not.toContainText(tenth)
  await neighbours.getByRole('link', { name: 'Previous in the list' }).click()
  await expect(title).toContainText(tenth)
})

test('the moment behind "3 weeks ago" is told where the focus is', async ({ page }) => {
  await openConsole(page, await aStaffMember('editor'))
  const time = page.locator('#main-content time').first()
  // Only whoever goes by keyboard is shown it by the focus alone.
  await page.keyboard.press('Tab')
  await time.focus()
  await expect(page.getByRole('tooltip')).toHaveText(/^\d{1,2} \w{3,4} \d{4}, \d{1,2}:\d\d [ap]m$/)
})

test('what a dialog is for is in sight on a phone that lies', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await openConsole(page, await aStaffMember('admin'))
  const dialog = page.getByRole('dialog')
  for (const [address, opens, does] of [
    ['/submissions/2/show', /^Back to /, 'Move'],
    ['/submissions/2/show', 'Request changes', 'Request changes'],
    ['/book-terms/1/show', 'Add price', 'Save'],
    ['/payout-runs', 'New run', 'Make the run'],
  ] as const) {
    await page.goto(`/staff${address}`)
    await page.getByRole('button', { name: opens }).first().click()
    for (const name of ['Cancel', does])
      await expect(dialog.getByRole('button', { name, exact: true }), String(opens)).toBeInViewport({
        ratio: 1,
      })
    // Every field can be reached, and none is behind the buttons then.
    const below = await boxOf(dialog.getByRole('button', { name: does, exact: true }))
    const fields = await dialog.getByRole('textbox').all()
    for (const field of fields) {
      await field.focus()
      await expect(field).toBeInViewport()
      expect((await boxOf(field)).y).toBeLessThan(below.y)
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
})

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('it has no box')
  return box
}
