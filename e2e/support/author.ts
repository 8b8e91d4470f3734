import path from 'node:path'
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { aMark } from './a-mark.ts'
import { theLinkMailedTo } from './mail.ts'
import { open } from './test.ts'

/** A picture that somebody may choose. */
export const aPicture = path.resolve(import.meta.dirname, '../../site/public/icon-512.png')

export type Author = { name: string; email: string; phone: string; password: string }

/** Somebody who is not registered yet. */
export function anAuthor(given: Partial<Author> = {}): Author {
  const mark = aMark()
  return {
    name: 'மீனா Sundaram',
    email: `meena.${mark}@mail.example`,
    phone: '90000 00000',
    password: 'Palmyra leaf 7',
    ...given,
  }
}

/** Makes an account as the registration page does, without the page. */
export async function registered(request: APIRequestContext, author = anAuthor()): Promise<Author> {
  const answer = await request.post('/api/author/register', {
    multipart: {
      name: author.name,
      email: author.email,
      phone: author.phone,
      password: author.password,
      password_confirmation: author.password,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return author
}

/** Takes another password with the newest link that was mailed for it, without the page. */
export async function withNewPassword(request: APIRequestContext, author: Author): Promise<Author> {
  const link = new URL(await theLinkMailedTo(author.email, '/reset-password/'))
  const password = `${author.password} anew`
  const answer = await request.post('/api/author/reset-password', {
    data: {
      email: author.email,
      token: link.pathname.split('/').at(-1),
      password,
      password_confirmation: password,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return { ...author, password }
}

export const fields = {
  email: (page: Page) => page.getByLabel('Email Address', { exact: true }),
  password: (page: Page) => page.getByLabel('Password', { exact: true }),
}

/** Types name and password and sends them. What comes of it is for the journey to see. */
export async function tryLogin(page: Page, { email, password }: Pick<Author, 'email' | 'password'>) {
  // The page from which one was led here has such fields too, and may still be shown when the address has changed.
  await expect(page.getByRole('heading', { name: 'Author Login' })).toBeVisible()
  await fields.email(page).fill(email)
  await fields.password(page).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/**
 * Has the session that a login gives, and opens a page of the author's. What the login page does on the way there is for the journeys
 * that are about it.
 */
export async function enter(
  page: Page,
  { email, password }: Pick<Author, 'email' | 'password'>,
  goal = '/dashboard',
): Promise<void> {
  const answer = await page.request.post('/api/author/login', { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { token, user } = await answer.json()
  const session = {
    auth_user: JSON.stringify(user),
    userId: String(user.id),
    userName: user.name,
    userEmail: user.email,
    auth_token: token,
  }
  // Of the same origin, and without a script that could find half a session.
  await page.goto('/robots.txt')
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, session)
  await open(page, goal)
}

/** Goes in by the login page, as an author does. */
export async function logIn(
  page: Page,
  author: Pick<Author, 'email' | 'password'>,
  goal = '/dashboard',
): Promise<void> {
  await open(page, `/login?back=${encodeURIComponent(goal)}`)
  await tryLogin(page, author)
  await page.waitForURL(goal)
}

/** The same author, logged in on another device too. Close its context in the end. */
export async function onAnotherDevice(browser: Browser, author: Author): Promise<Page> {
  const device = await browser.newContext({ baseURL: process.env.PANAI_ADDRESS ?? '' })
  const page = await device.newPage()
  await logIn(page, author, '/profile')
  return page
}

/** What the browser keeps of a session. */
export function storedSession(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['auth_token', 'auth_user', 'userId', 'userName', 'userEmail'].map((key) => [
        key,
        localStorage.getItem(key),
      ]),
    ),
  )
}

/** A notice at the top right. */
export const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** Changes a password as a thief who knows it, and says with the link of the mail that it was not oneself. */
export async function sayNotMe(request: APIRequestContext, email: string): Promise<void> {
  const current_password = 'Palmyra-leaf-7'
  const login = await request.post('/api/author/login', { data: { email, password: current_password } })
  const headers = { Authorization: `Bearer ${(await login.json()).token}` }
  const password = 'Another-leaf-8'
  const changed = await request.put('/api/author/password', {
    headers,
    data: { current_password, password, password_confirmation: password },
  })
  expect(changed.status(), await changed.text()).toBe(200)
  const link = new URL(await theLinkMailedTo(email, '/not-me/'))
  const data = { token: link.pathname.split('/').at(-1) }
  expect((await request.post('/api/author/not-me', { data })).status()).toBe(200)
}
