import type { Page } from '@playwright/test'
import { type Author, enter, logIn, notice, registered, storedSession } from '../support/author.ts'
import { expect, open, test } from '../support/test.ts'

test.use({ expectedErrors: /status of (401|503)|Failed to load resource/ })

const profile = (page: Page) => page.getByRole('heading', { level: 1, name: 'Profile' })
const menu = (page: Page, author: Author) => page.getByRole('button', { name: `Account of ${author.name}` })

async function logOut(page: Page, author: Author): Promise<void> {
  await menu(page, author).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

/** Counts the calls of the page to an address. */
function counting(page: Page, address: string): { calls: number } {
  const counter = { calls: 0 }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === address) counter.calls += 1
  })
  return counter
}

/** A token whose time is over by its own word. Its signature is nobody's. */
const expired = `e30.${Buffer.from(JSON.stringify({ exp: 1_700_000_000, iat: 1_699_999_000 })).toString('base64url')}.x`

test('the author pages are not for visitors, and say so while they look', { tag: '@main' }, async ({
  page,
  request,
}) => {
  for (const address of ['/dashboard', '/book-info', '/sales-history', '/payout-history', '/profile']) {
    const answer = await request.get(address)
    expect(answer.headers()['cache-control'], address).toBe('no-store')
    const html = await answer.text()
    expect(html, address).toContain('Loading authentication...')
    expect(html, address).toContain('<meta name="robots" content="noindex"')
    await page.goto(address)
    await page.waitForURL(`/login?back=${encodeURIComponent(address)}`)
  }
})

test('who is led to the login from the submission of a book is told why', async ({ page }) => {
  const why = page.getByText('Please login to submit a book')
  await page.goto('/book-info')
  await page.waitForURL('/login?back=%2Fbook-info')
  await expect(why).toBeVisible()
  await page.goto('/dashboard')
  await page.waitForURL('/login?back=%2Fdashboard')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect(why).toHaveCount(0)
})

test('a name that was changed elsewhere is right on the dashboard and the histories', async ({
  page,
  request,
}) => {
  const author = await registered(request)
  await enter(page, author, '/dashboard')
  await expect(menu(page, author)).toBeVisible()
  const { auth_token } = await storedSession(page)
  const name = 'Meena Sundaram Iyer'
  const answer = await request.patch('/api/author/profile', {
    headers: { Authorization: `Bearer ${auth_token}` },
    data: { name },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await open(page, '/dashboard')
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible()
  for (const address of ['/sales-history', '/payout-history']) {
    await open(page, address)
    await expect(page.getByText(`Welcome, ${name}`), address).toBeVisible()
  }
  expect((await storedSession(page)).userName).toBe(name)
})

test('a session that ends while the profile is fetched leads to the login, and shows no failure', async ({
  page,
  request,
}) => {
  await enter(page, await registered(request), '/dashboard')
  const { auth_token } = await storedSession(page)
  await page.route('**/api/author/profile', async (route) => {
    await request.delete('/api/author/sessions', { headers: { Authorization: `Bearer ${auth_token}` } })
    await route.continue()
  })
  await page.goto('/profile')
  await page.waitForURL('/login?back=%2Fprofile')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  expect(Object.values(await storedSession(page))).toEqual([null, null, null, null, null])
})

for (const [what, token] of [
  ['expired', expired],
  ['broken', 'nonsense'],
] as const)
  test(`a stored token that is ${what} is cleared away, with the user`, async ({ page, request }) => {
    const author = await registered(request)
    await logIn(page, author, '/profile')
    await page.evaluate((value) => localStorage.setItem('auth_token', value), token)
    await page.goto('/profile')
    await page.waitForURL(/\/login\?back=/)
    expect(Object.values(await storedSession(page))).toEqual([null, null, null, null, null])
  })

test('the words undefined and null are no token, and a session without an author id opens nothing', async ({
  page,
  request,
}) => {
  for (const value of ['undefined', 'null', '']) {
    await page.goto('/login')
    await page.evaluate((token) => localStorage.setItem('auth_token', token), value)
    await page.goto('/profile')
    await page.waitForURL(/\/login\?back=/)
  }
  await logIn(page, await registered(request), '/profile')
  await page.evaluate(() => localStorage.removeItem('userId'))
  await page.goto('/profile')
  await page.waitForURL(/\/login\?back=/)
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
})

test('a user that is missing beside a valid token is fetched and stored', async ({ page, request }) => {
  const author = await registered(request)
  await logIn(page, author, '/profile')
  const before = await storedSession(page)
  await page.evaluate(() => {
    for (const key of ['auth_user', 'userId', 'userName', 'userEmail']) localStorage.removeItem(key)
  })
  await page.goto('/profile')
  await expect(profile(page)).toBeVisible()
  expect(await storedSession(page)).toEqual(before)
})

test('logout in one tab is logout in all, here and on the server', { tag: '@main' }, async ({
  page,
  context,
  request,
}) => {
  const author = await registered(request)
  await logIn(page, author, '/profile')
  const other = await context.newPage()
  await open(other, '/profile')
  const elsewhere = await context.newPage()
  await open(elsewhere, '/profile')
  await elsewhere.goto('/contact')
  const { auth_token } = await storedSession(page)
  await logOut(page, author)
  await page.waitForURL('/login')
  await other.waitForURL(/\/login/)
  expect(Object.values(await storedSession(page))).toEqual([null, null, null, null, null])
  await expect
    .poll(async () => {
      const answer = await request.get('/api/user', { headers: { Authorization: `Bearer ${auth_token}` } })
      return answer.status()
    })
    .toBe(401)
  // Back shows nothing of it, also where the browser still had the page.
  await elsewhere.goBack()
  await elsewhere.waitForURL(/\/login/)
  await expect(elsewhere.getByText(author.email)).toHaveCount(0)
})

test('a login in one tab lets the other tab in, and another author takes its place', async ({
  page,
  context,
  request,
}) => {
  const [one, two] = [await registered(request), await registered(request)]
  const other = await context.newPage()
  await open(other, '/login?back=/profile')
  await logIn(page, one, '/profile')
  await other.waitForURL('/profile')
  await logOut(page, one)
  await page.waitForURL('/login')
  await other.waitForURL(/\/login/)
  await logIn(page, two, '/profile')
  await other.waitForURL(/\/profile|\/dashboard/)
  await open(other, '/profile')
  await expect(other.getByText(two.email).first()).toBeAttached()
  await expect(other.getByText(one.email)).toHaveCount(0)
})

/** Lets the server refuse a token as if its time were over: the calls that carry it are answered 401. */
async function outOfTime(page: Page, token: string): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const isOld = route.request().headers().authorization === `Bearer ${token}`
    if (isOld && !route.request().url().endsWith('/refresh-token'))
      await route.fulfill({ status: 401, json: { success: false, message: 'x', request_id: 'x' } })
    else await route.continue()
  })
}

/** Tokens name the second of their making: a second later the next one is another. */
async function nextSecond(page: Page): Promise<void> {
  const { auth_token } = await storedSession(page)
  const { iat } = JSON.parse(Buffer.from(auth_token?.split('.')[1] ?? '', 'base64url').toString())
  await expect.poll(() => Date.now()).toBeGreaterThan((iat + 1) * 1000)
}

test('calls that find the token out of time at once renew it once and are made again', async ({
  page,
  request,
}) => {
  const author = await registered(request)
  await logIn(page, author, '/dashboard')
  // The dashboard asks for the profile too: it is all there before calls are counted.
  await expect(page.getByText('Your next step')).toBeVisible()
  const { auth_token } = await storedSession(page)
  await nextSecond(page)
  await outOfTime(page, auth_token ?? '')
  const renewals = counting(page, '/api/refresh-token')
  const profiles = counting(page, '/api/author/profile')
  const sessions = counting(page, '/api/author/sessions')
  await menu(page, author).click()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(profile(page)).toBeVisible()
  expect(renewals).toEqual({ calls: 1 })
  // Once in vain and once again; a call that begins while the token is being renewed waits for it and is made once.
  for (const { calls } of [profiles, sessions]) {
    expect(calls).toBeGreaterThanOrEqual(1)
    expect(calls).toBeLessThanOrEqual(2)
  }
  expect((await storedSession(page)).auth_token).not.toBe(auth_token)
})

test('two tabs that find it out together renew it once', async ({ page, context, request }) => {
  const author = await registered(request)
  await logIn(page, author, '/dashboard')
  const other = await context.newPage()
  await open(other, '/dashboard')
  await expect(menu(other, author)).toBeVisible()
  const { auth_token } = await storedSession(page)
  await nextSecond(page)
  const renewals = [page, other].map((each) => counting(each, '/api/refresh-token'))
  for (const each of [page, other]) {
    await outOfTime(each, auth_token ?? '')
    await menu(each, author).click()
  }
  await Promise.all([page, other].map((each) => each.getByRole('link', { name: 'Profile' }).click()))
  for (const each of [page, other]) await expect(profile(each)).toBeVisible()
  expect(renewals.reduce((sum, { calls }) => sum + calls, 0)).toBe(1)
})

test('a session that is over leads to the login, keeps the way back and clears everything', {
  tag: '@main',
}, async ({ page, request }) => {
  const author = await registered(request)
  // The last that the page asks by itself: it must not be what finds the session over.
  const unread = page.waitForResponse('**/api/author/notifications/unread')
  await logIn(page, author, '/profile')
  await expect(profile(page)).toBeVisible()
  await unread
  const { auth_token } = await storedSession(page)
  await request.post('/api/logout', { headers: { Authorization: `Bearer ${auth_token}` } })
  await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).last().click()
  await page.waitForURL('/login?back=%2Fdashboard')
  expect(Object.values(await storedSession(page))).toEqual([null, null, null, null, null])
})

test('a server that fails while the session is checked throws nobody out', async ({ page, request }) => {
  const author = await registered(request)
  await logIn(page, author, '/profile')
  await page.route('**/api/validate-token', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/profile')
  await expect(profile(page)).toBeVisible()
  expect((await storedSession(page)).auth_token).not.toBeNull()
})

for (const hours of [-30, 30])
  test(`a device whose clock is ${hours} hours wrong works, and renews its token no more than once`, async ({
    page,
    request,
  }) => {
    const author = await registered(request)
    await page.clock.install({ time: Date.now() + hours * 3_600_000 })
    const renewals = counting(page, '/api/refresh-token')
    await open(page, '/login?back=/profile')
    await page.getByLabel('Email Address', { exact: true }).fill(author.email)
    await page.getByLabel('Password', { exact: true }).fill(author.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(notice(page, 'Login successful!')).toBeVisible()
    await page.clock.runFor(1500)
    await page.waitForURL('/profile')
    await page.goto('/profile')
    await page.clock.runFor(1000)
    await expect(profile(page)).toBeVisible()
    expect(renewals.calls).toBeLessThanOrEqual(2)
  })
