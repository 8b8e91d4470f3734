import { anAuthor, logIn, registered, storedSession } from '../support/author.ts'
import {
  aStaffMember,
  expectAccessible,
  expectWithinWidth,
  giveCode,
  openConsole,
  tryStaffLogin,
} from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('an editor logs in, sees what waits and what the role has to do with, and logs out in all tabs', {
  tag: '@main',
}, async ({ page, context }) => {
  const editor = await aStaffMember('editor')
  await openConsole(page, editor)
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
  expect((await storedSession(page)).userEmail).toBe(editor.email)

  const menu = page.getByRole('navigation', { name: 'Console' })
  await expect(menu.getByRole('link', { name: 'To do' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: /New submissions/ })).toBeVisible()
  // An editor has nothing to do with money: no way leads there, and the address does not either.
  await expect(menu.getByRole('link', { name: 'Sales' })).toHaveCount(0)
  await page.goto('/staff/sales')
  await expect(page.getByRole('heading', { name: 'Not for your role' })).toBeVisible()

  const second = await context.newPage()
  await second.goto('/staff')
  await expect(second.getByRole('heading', { name: 'To do' })).toBeVisible()

  await page.getByRole('button', { name: /, profile$/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Staff login' })).toBeVisible()
  await expect(second.getByRole('heading', { name: 'Staff login' })).toBeVisible()
  expect((await storedSession(page)).auth_token).toBeNull()
})

test('an accounts clerk comes back to the list that was asked for before the login', async ({ page }) => {
  const clerk = await aStaffMember('accounts')
  await openConsole(page, clerk, '/sales')
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible()
  await expect(page.getByRole('cell', { name: /^Rs\. / }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /New submissions/ })).toHaveCount(0)
  // Payouts are shown with their run; an address that no screen has says so.
  for (const address of ['payout-items', 'payout-items/1/show', 'no-such-list']) {
    await page.goto(`/staff/${address}`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectWithinWidth(page)
  await expectAccessible(page)
})

for (const wasUsed of [false, true])
  test(`a window made as narrow as a phone has its menu behind the button, ${wasUsed ? 'after' : 'before'} a use of the menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openConsole(page, await aStaffMember('accounts'), '/sales')
    const menu = page.getByRole('navigation', { name: 'Console' })
    if (wasUsed) {
      await page.getByRole('button', { name: 'Close menu' }).click()
      await page.getByRole('button', { name: 'Open menu' }).click()
    }
    await expect(menu.getByText('To do', { exact: true })).toBeVisible()

    await page.setViewportSize({ width: 360, height: 800 })
    await expect(page.getByRole('heading', { name: 'Sales', exact: true })).toBeVisible()
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'To do' }).click()
    await expect(page.getByRole('heading', { name: 'To do', level: 1 })).toBeVisible()

    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(menu.getByText('To do', { exact: true })).toBeVisible()
  })

test.describe('a password alone', () => {
  test.use({ expectedErrors: /status of 422/ })

  test('opens no screen and asks for nothing of one, until the code is there', async ({ page }) => {
    const clerk = await aStaffMember('accounts')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/staff/sales')
    await tryStaffLogin(page, clerk)
    await expect(page.getByRole('heading', { name: 'Give your second factor' })).toBeVisible()
    await expectAccessible(page)
    await expectWithinWidth(page)
    await expect(page.getByRole('navigation', { name: 'Console' })).toHaveCount(0)
    await page.reload()
    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('This code is not right')).toBeVisible()
    const own = ['/api/staff/me', '/api/staff/second-factor/proof']
    expect(asked.filter((path) => path.startsWith('/api/staff') && !own.includes(path))).toEqual([])

    await giveCode(page, clerk)
    await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible()
  })

  test('goes no further than to the way out', async ({ page }) => {
    await page.goto('/staff')
    await tryStaffLogin(page, await aStaffMember('editor', 'Selvi', 'password'))
    await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: 'Staff login' })).toBeVisible()
    expect((await storedSession(page)).auth_token).toBeNull()
  })
})

test.describe('authors', () => {
  test.use({ expectedErrors: /status of 403/ })

  test('are told that the console is not for them, and stay logged in on the site', async ({
    page,
    request,
  }) => {
    const author = await registered(request)
    await page.goto('/staff')
    await tryStaffLogin(page, author)
    await expect(page.getByRole('alert')).toContainText('for the people of the company')
    expect((await storedSession(page)).auth_token).toBeNull()

    await logIn(page, author)
    await page.goto('/staff')
    await expect(page.getByRole('heading', { name: 'You are logged in as an author' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to your pages' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test.describe('a wrong password', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('is told', async ({ page }) => {
    await page.goto('/staff')
    await tryStaffLogin(page, anAuthor())
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password')
  })
})

test('the console follows the colours of the device until somebody chooses, and keeps the choice', async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const [byDay, byNight] = ['rgb(251, 247, 238)', 'rgb(30, 24, 19)']
  const choose = async (choice: string) => {
    await page.getByRole('button', { name: /, profile$/ }).click()
    await page.getByRole('menuitemradio', { name: choice }).click()
  }
  await openConsole(page, await aStaffMember('editor'))
  expect(await ground()).toBe(byDay)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).toBe(byNight)

  await choose('Light colours')
  await expect.poll(ground).toBe(byDay)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
  expect(await ground()).toBe(byDay)
  await choose('Colours of the device')
  await expect.poll(ground).toBe(byNight)
})

for (const width of [360, 1280])
  test(`login and home can be used by everybody at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/staff')
    await expect(page.getByRole('heading', { name: 'Staff login' })).toBeVisible()
    await expectAccessible(page)
    await expectWithinWidth(page)

    await openConsole(page, await aStaffMember('editor'))
    await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
    await expectAccessible(page)
    await expectWithinWidth(page)
  })
