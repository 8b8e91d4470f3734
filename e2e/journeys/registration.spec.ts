import type { Page } from '@playwright/test'
import { type Author, anAuthor, aPicture, fields, notice, registered, tryLogin } from '../support/author.ts'
import { loseNextAnswer } from '../support/lose-next-answer.ts'
import { theLinkMailedTo } from '../support/mail.ts'
import { expect, open, test } from '../support/test.ts'

const field = {
  ...fields,
  name: (page: Page) => page.getByLabel('Full Name'),
  phone: (page: Page) => page.getByLabel('Phone Number'),
  repeated: (page: Page) => page.getByLabel('Confirm Password', { exact: true }),
  photo: (page: Page) => page.getByLabel('Profile Image'),
}
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Register/ })

async function fillIn(page: Page, { name, email, phone, password }: Author): Promise<void> {
  await field.name(page).fill(name)
  await field.email(page).fill(email)
  await field.phone(page).fill(phone)
  await field.password(page).fill(password)
  await field.repeated(page).fill(password)
}

async function expectFilled(page: Page, { name, email, phone, password }: Author): Promise<void> {
  await expect(field.name(page)).toHaveValue(name)
  await expect(field.email(page)).toHaveValue(email)
  await expect(field.phone(page)).toHaveValue(phone)
  await expect(field.password(page)).toHaveValue(password)
  await expect(field.repeated(page)).toHaveValue(password)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('an author registers with a picture, confirms the address from the mail and logs in', {
    tag: '@main',
  }, async ({ page }) => {
    const author = anAuthor()
    await open(page, '/register')
    await fillIn(page, { ...author, email: `  ${author.email.toUpperCase()} ` })
    await field.photo(page).setInputFiles(aPicture)
    await expect(page.getByRole('img', { name: 'Chosen profile' })).toBeVisible()
    await submit(page).click()

    await expect(notice(page, 'Registration successful!')).toBeVisible()
    await expect(page.getByText('Your account is ready')).toBeVisible()
    await expect(field.name(page)).toHaveValue('')
    await expect(field.password(page)).toHaveValue('')
    await expect(page.getByRole('img', { name: 'Chosen profile' })).toHaveCount(0)
    await page.waitForURL('/login')

    await page.goto(await theLinkMailedTo(author.email, '/profile\\?confirm='))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed')
    await expect(page.getByText(author.email)).toBeVisible()

    await page.goto('/login')
    await tryLogin(page, author)
    await expect(notice(page, 'Login successful!')).toBeVisible()
    await page.waitForURL('/dashboard')
  })
})

test('all that is wrong is said at once, beside its field, and the first one has the focus', {
  tag: '@main',
}, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await open(page, '/register')
  await submit(page).click()
  await expect(notice(page, 'Please fix the form errors')).toBeVisible()
  await expect(field.name(page)).toBeFocused()
  for (const [control, problem] of [
    [field.name, 'Full name is required'],
    [field.email, 'Email is required'],
    [field.phone, 'Phone number is required'],
    [field.password, 'Password is required'],
    [field.repeated, 'Please confirm your password'],
  ] as const)
    await expect(control(page)).toHaveAccessibleDescription(new RegExp(`^${problem}`))

  await field.name(page).fill('M')
  await expect(field.name(page)).toHaveAccessibleDescription('')
  await field.email(page).fill('meena at mail')
  await field.phone(page).fill('+91 90000 00000')
  await field.password(page).fill('palmyra')
  await field.repeated(page).fill('palmyrb')
  await submit(page).click()
  for (const [control, problem] of [
    [field.name, 'Name must be at least 2 characters'],
    [field.email, 'Please enter a valid email address'],
    [field.phone, 'Please enter a valid 10-digit phone number'],
    [
      field.password,
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    ],
    [field.repeated, 'Passwords do not match'],
  ] as const)
    await expect(control(page)).toHaveAccessibleDescription(new RegExp(`^${problem}`))
  await field.password(page).fill('Pal7')
  await submit(page).click()
  await expect(field.password(page)).toHaveAccessibleDescription(/^Password must be at least 6 characters/)
  expect(calls).toEqual([])
})

test('what is no picture is refused, a picture can be taken out again, a large one is made small', async ({
  page,
}) => {
  await open(page, '/register')
  const text = { name: 'poem.txt', mimeType: 'text/plain', buffer: Buffer.from('a poem') }
  await field.photo(page).setInputFiles(text)
  await expect(field.photo(page)).toHaveAccessibleDescription(/^Please select a valid image file/)
  await field.photo(page).setInputFiles({ ...text, name: 'poem.png', mimeType: 'image/png' })
  await expect(field.photo(page)).toHaveAccessibleDescription(/^Please select a valid image file/)
  await field.photo(page).setInputFiles({
    name: 'huge.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  })
  await expect(field.photo(page)).toHaveAccessibleDescription(/^Image size should be less than 5MB/)
  await field.photo(page).setInputFiles(aPicture)
  await expect(page.getByRole('img', { name: 'Chosen profile' })).toBeVisible()
  await expect(field.photo(page)).toHaveAccessibleDescription(/^A JPEG/)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('img', { name: 'Chosen profile' })).toHaveCount(0)
  await expect(field.photo(page)).toHaveValue('')
  await expect(field.photo(page)).toBeFocused()
})

test.describe('refusals', () => {
  test.use({ expectedErrors: /status of (409|422|500)|ERR_INTERNET_DISCONNECTED|Failed to load resource/ })

  test('an address that has an account is said so beside it, and nothing typed is lost', async ({
    page,
    request,
  }) => {
    const author = await registered(request)
    await open(page, '/register')
    await fillIn(page, author)
    await submit(page).click()
    await expect(notice(page, 'Email already exists')).toBeVisible()
    await expect(field.email(page)).toHaveAccessibleDescription('Email already registered')
    await expect(field.email(page)).toBeFocused()
    await expectFilled(page, author)
  })

  test('without a network the form keeps everything, and sends it when there is one again', async ({
    page,
    context,
  }) => {
    const author = anAuthor()
    await open(page, '/register')
    await fillIn(page, author)
    await context.setOffline(true)
    await submit(page).click()
    await expect(notice(page, 'Network error. Please check your connection.')).toBeVisible()
    await expectFilled(page, author)
    await context.setOffline(false)
    await submit(page).click()
    await expect(notice(page, 'Registration successful!')).toBeVisible()
  })

  test('an answer that is lost on the way makes no second account when the form is sent again', async ({
    page,
  }) => {
    const author = anAuthor()
    await open(page, '/register')
    await loseNextAnswer(page, '**/api/author/register')
    await fillIn(page, author)
    await submit(page).click()
    await expect(notice(page, 'Network error. Please check your connection.')).toBeVisible()
    await submit(page).click()
    await expect(notice(page, 'Registration successful!')).toBeVisible()
  })

  test('a server that does not answer for 30 seconds is no answer', async ({ page }) => {
    await page.route('**/api/author/register', () => undefined)
    const author = anAuthor()
    await open(page, '/register')
    await page.evaluate(() => {
      // The browser's own clock of a call can't be turned; a patience that ends when it is told to says as well what becomes of it.
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      const patience = new AbortController()
      const over = () => patience.abort(new DOMException('', 'TimeoutError'))
      AbortSignal.timeout = (milliseconds) =>
        milliseconds === 30_000 ? patience.signal : timeout(milliseconds)
      Object.assign(window, { endPatience: over })
    })
    await fillIn(page, author)
    await submit(page).click()
    await expect(submit(page)).toHaveText('Registering...')
    await page.evaluate('endPatience()')
    await expect(notice(page, 'Network error. Please check your connection.')).toBeVisible()
    await expect(submit(page)).toHaveText('Register')
    await expectFilled(page, author)
  })

  test('two clicks are one registration', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
    await open(page, '/register')
    await fillIn(page, anAuthor())
    await submit(page).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect(notice(page, 'Registration successful!')).toBeVisible()
    expect(calls).toHaveLength(1)
  })
})
