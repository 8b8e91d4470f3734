import { anAuthor, fields, logIn, notice, registered, storedSession, tryLogin } from '../support/author.ts'
import { expect, open, test } from '../support/test.ts'

test('a login stores the session, says so and leads to the dashboard after a second', {
  tag: '@main',
}, async ({ page, request }) => {
  const author = await registered(request)
  await page.clock.install()
  await open(page, '/login')
  // From here on time passes as it is told to, and not while the machine is busy with something else.
  await page.clock.pauseAt(Date.now() + 60_000)
  await tryLogin(page, author)
  await expect(notice(page, 'Login successful!')).toBeVisible()
  await page.clock.runFor(900)
  await expect(page).toHaveURL('/login')
  const stored = await storedSession(page)
  const user = JSON.parse(stored.auth_user ?? '')
  expect(user).toMatchObject({ name: author.name, email: author.email, role: 'author' })
  expect(stored).toMatchObject({
    auth_token: expect.stringMatching(/^\w+\.\w+\.[\w-]+$/),
    userId: String(user.id),
    userName: author.name,
    userEmail: author.email,
  })
  await page.clock.runFor(200)
  await page.waitForURL('/dashboard')
  // The words outlive the page that said them, and go after five seconds.
  await page.clock.runFor(3_800)
  await expect(notice(page, 'Login successful!')).toBeVisible()
  await page.clock.runFor(200)
  await expect(notice(page, 'Login successful!')).toBeHidden()
  await page.clock.resume()
  await page.goto('/login')
  await page.waitForURL('/dashboard')
})

test('a password can be shown while it is typed', async ({ page }) => {
  await open(page, '/login')
  await fields.password(page).fill('Palmyra leaf 7')
  await expect(fields.password(page)).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(fields.password(page)).toHaveAttribute('type', 'text')
  await expect(fields.password(page)).toHaveValue('Palmyra leaf 7')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(fields.password(page)).toHaveAttribute('type', 'password')
})

test('the links lead to the neighbours', async ({ page }) => {
  await open(page, '/login')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Forgot Password/ })
    .click()
  await expect(page).toHaveURL('/forgot-password')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/register')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
})

test.describe('refusals', () => {
  test.use({ expectedErrors: /status of (401|403|422|429|500)|Failed to load resource/ })

  test('a wrong password is said so, and what was typed stays', { tag: '@main' }, async ({
    page,
    request,
  }) => {
    const author = await registered(request)
    await open(page, '/login')
    await tryLogin(page, { ...author, password: 'Another leaf 8' })
    await expect(notice(page, 'Incorrect email or password')).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expect(fields.email(page)).toHaveValue(author.email)
    await expect(fields.password(page)).toHaveValue('Another leaf 8')
    expect((await storedSession(page)).auth_token).toBeNull()

    await tryLogin(page, author)
    await expect(notice(page, 'Login successful!')).toBeVisible()
    await expect(notice(page, 'Incorrect email or password')).toBeHidden()
  })

  test('what the server finds wrong stands under the field', async ({ page }) => {
    await page.route('**/api/author/login', (route) =>
      route.fulfill({
        status: 422,
        json: {
          success: false,
          message: 'x',
          errors: { email: ['This address is not known here', 'and more'] },
        },
      }),
    )
    await open(page, '/login')
    await tryLogin(page, anAuthor())
    await expect(notice(page, 'Please check your input and try again')).toBeVisible()
    await expect(fields.email(page)).toHaveAccessibleDescription('This address is not known here')
    await expect(fields.email(page)).toBeFocused()
  })

  for (const [status, json, said] of [
    [500, {}, 'Server error. Please try again later.'],
    [401, {}, 'Authentication failed'],
    [429, { message: 'Please wait 40 seconds.' }, 'Please wait 40 seconds.'],
    [403, { message: 'x' }, 'Incorrect email or Password.Login Failed'],
    [200, { success: false }, 'Login failed'],
    [200, { success: false, message: 'Not today' }, 'Not today'],
  ] as const)
    test(`an answer ${status} ${JSON.stringify(json)} is told as ${said}`, async ({ page }) => {
      await page.route('**/api/author/login', (route) => route.fulfill({ status, json }))
      await open(page, '/login')
      await tryLogin(page, anAuthor())
      await expect(notice(page, said)).toBeVisible()
      expect((await storedSession(page)).auth_token).toBeNull()
    })

  test('without a network it is said so, and the next try goes in', async ({ page, context, request }) => {
    const author = await registered(request)
    await open(page, '/login')
    await context.setOffline(true)
    await tryLogin(page, author)
    await expect(notice(page, 'Network error. Please check your connection.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL('/dashboard')
  })
})

test('a notice waits while the pointer or the focus is on it, and can be put away', async ({ page }) => {
  await page.clock.install()
  await open(page, '/register')
  // From here on time passes as it is told to, and not while the machine is busy with something else.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  const words = notice(page, 'Please fix the form errors')
  await words.hover()
  await page.clock.runFor(20_000)
  await expect(words).toBeVisible()
  await page.mouse.move(5, 600)
  await page.getByRole('button', { name: 'Close notification' }).focus()
  await page.clock.runFor(20_000)
  await expect(words).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(words).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await page.clock.runFor(4_900)
  await expect(words).toBeVisible()
  await page.clock.runFor(200)
  await expect(words).toHaveCount(0)
})

test('the way back leads to the page that asked for the login, and never off the site', async ({
  page,
  request,
}) => {
  const author = await registered(request)
  await page.goto('/sales-history?page=2')
  await page.waitForURL(/\/login\?back=/)
  await tryLogin(page, author)
  await page.waitForURL('/sales-history?page=2')

  for (const back of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/login',
  ]) {
    await page.evaluate(() => localStorage.clear())
    await logIn(page, author, '/profile').catch(() => undefined)
    await page.goto(`/login?back=${encodeURIComponent(back)}`)
    await page.waitForURL('/dashboard')
  }
})
