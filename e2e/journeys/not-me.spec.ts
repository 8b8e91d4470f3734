import type { APIRequestContext } from '@playwright/test'
import { aMark } from '../support/a-mark.ts'
import { expectOpenToAll } from '../support/accessibility.ts'
import { type Author, enter, registered, withNewPassword } from '../support/author.ts'
import { mailWith, theLinkMailedTo } from '../support/mail.ts'
import { aStaffMember, expectAccessible, openConsole } from '../support/staff.ts'
import { expect, open, test } from '../support/test.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /status of (401|403|404|422)|Failed to load resource/,
})

/** What somebody does who knows the password and reads mail at an address of their own. */
async function moveTo(request: APIRequestContext, author: Author, email: string): Promise<Author> {
  const headers = await tokenOf(request, author)
  const data = { email, password: author.password }
  expect((await request.post('/api/author/email', { headers, data })).status()).toBe(200)
  const link = new URL(await theLinkMailedTo(email, '/profile\\?confirm='))
  const confirmed = await request.post('/api/author/email/confirm', {
    data: { token: link.searchParams.get('confirm') },
  })
  expect(confirmed.status(), await confirmed.text()).toBe(200)
  return { ...author, email }
}

async function tokenOf(request: APIRequestContext, { email, password }: Author) {
  const answer = await request.post('/api/author/login', { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  return { Authorization: `Bearer ${(await answer.json()).token}` }
}

test('who stole a password and moved the account twice is thrown out by the first address', async ({
  page,
  browser,
}) => {
  const victim = await registered(page.request)
  const mark = aMark()
  const device = await browser.newContext({ baseURL: process.env.PANAI_ADDRESS ?? '' })
  const thief = await device.newPage()
  const moved = await moveTo(page.request, victim, `thief-one.${mark}@mail.example`)
  const stolen = await moveTo(page.request, moved, `thief-two.${mark}@mail.example`)
  await enter(thief, stolen, '/bank-details')
  const form = thief.getByRole('form', { name: 'Bank and tax details' })
  await form.getByLabel('Name of the Account Holder').fill('A Thief')
  await form.getByLabel('Account Number', { exact: true }).fill('999912345678')
  await form.getByLabel('Account Number Again').fill('999912345678')
  await form.getByLabel('IFSC').fill('SBIN0000800')
  await form.getByLabel('Resident in India').selectOption('Yes')
  await form.getByLabel('Your Password').fill(stolen.password)
  await form.getByRole('button', { name: 'Save and send the link' }).click()
  const now = thief.getByRole('region', { name: 'Your details', exact: true })
  await expect(now).toContainText('Waiting for your confirmation')
  await open(thief, new URL(await theLinkMailedTo(stolen.email, '/bank-details/confirm/')).pathname)
  await thief.getByRole('button', { name: 'Confirm these details' }).click()
  await expect(thief.getByRole('heading', { level: 1 })).toHaveText('Your bank details are confirmed')

  // Two changes of address, each asked for and made, and the details, given and confirmed.
  const link = await theLinkMailedTo(victim.email, '/not-me/', 5)
  const told = (await mailWith('/not-me/')).filter(({ to }) =>
    to?.some((one) => one.address === victim.email),
  )
  // Several leave at once.
  expect(told.map(({ subject }) => subject).sort()).toEqual([
    'Another e-mail address for your account at Panai',
    'Another e-mail address for your account at Panai',
    'Other bank details for your account at Panai',
    'The e-mail address of your account at Panai was changed',
    'The e-mail address of your account at Panai was changed',
    'Your bank details are confirmed at Panai',
  ])

  // A machine that only looks into the links of a mail uses nothing up.
  await page.request.get(new URL(link).pathname)
  await open(page, new URL(link).pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was it not you?')
  await expectOpenToAll(page)
  await page.getByRole('button', { name: 'This was not me: take it back' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is yours again')

  await thief.goto('/bank-details')
  await thief.waitForURL('/login?back=%2Fbank-details')
  for (const { email, password } of [victim, moved, stolen])
    expect((await page.request.post('/api/author/login', { data: { email, password } })).status()).toBe(401)
  const thiefs = new URL(await theLinkMailedTo(moved.email, '/not-me/'))
  await open(thief, thiefs.pathname)
  await thief.getByRole('button', { name: 'This was not me: take it back' }).click()
  await expect(thief.getByRole('alert').filter({ hasText: 'no longer valid' })).toBeVisible()
  await device.close()

  const renewed = await withNewPassword(page.request, victim)
  await enter(page, renewed, '/bank-details')
  await expect(page.getByText('Your bank details are frozen.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Before' })).toContainText('Stopped')
  await expect(page.getByRole('form', { name: 'Bank and tax details' })).toHaveCount(0)
  await expectOpenToAll(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectOpenToAll(page)
})

test('the console shows who is frozen, and lifts it once somebody has talked to the author', async ({
  page,
}) => {
  const author = await registered(page.request)
  await moveTo(page.request, author, `thief.${aMark()}@mail.example`)
  const link = new URL(await theLinkMailedTo(author.email, '/not-me/'))
  const denied = await page.request.post('/api/author/not-me', {
    data: { token: link.pathname.split('/').at(-1) },
  })
  expect(denied.status(), await denied.text()).toBe(200)

  const clerk = await aStaffMember('accounts')
  await openConsole(page, clerk)
  await page.getByRole('link', { name: /Frozen bank details: call the author/ }).click()
  const row = page.getByRole('row').filter({ hasText: author.email })
  await expect(row).toContainText('9000000000')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Lift the freeze' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('Please say with whom you talked, and how you knew them')
    .fill('With her, at the number of her first book')
  await dialog.getByRole('button', { name: 'Lift the freeze' }).click()
  await expect(page.getByText('Lifted: the author can be paid again.')).toBeVisible()
  await expect(row).toHaveCount(0)
})
