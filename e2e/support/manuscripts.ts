import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { aMark } from './a-mark.ts'
import { enter, registered } from './author.ts'

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** A document of one page that opens. `padding` makes it longer by as many bytes. */
export function aPdf({ name = 'manuscript.pdf', padding = 0 } = {}): ChosenFile {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 360 504] /Contents 4 0 R >>',
    `<< /Length ${padding} >>\nstream\n${' '.repeat(padding)}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}

export function aCover(): ChosenFile {
  const picture = path.resolve(import.meta.dirname, '../../site/public/icon-512.png')
  return { name: 'cover.png', mimeType: 'image/png', buffer: readFileSync(picture) }
}

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit for Review' })
export const bookFile = (page: Page) => page.getByLabel('Book File')
export const coverImage = (page: Page) => page.getByLabel('Cover Image')
export const field = (page: Page, label: 'Title' | 'Subtitle' | 'Author Name' | 'Google Drive Link') =>
  page.getByRole('textbox', { name: label, exact: label === 'Title' })
export const formNotice = (page: Page) => page.getByRole('main').getByRole('alert')

/** Fills what is typed and ticked, not the files. Returns the title, which no other book has. */
export async function fillIn(page: Page, title = `வானம் ${aMark()}`): Promise<string> {
  await page.getByLabel('Language').selectOption('tamil')
  await field(page, 'Title').fill(title)
  await page.getByLabel('Fiction', { exact: true }).check()
  await page.getByLabel('Poetry').check()
  return title
}

/** From the dashboard of a signed-in author and back to it. Returns the title, which no other book has. */
export async function handIn(page: Page, file: ChosenFile): Promise<string> {
  await page.getByRole('link', { name: 'Add New Book' }).click()
  const title = await fillIn(page)
  await bookFile(page).setInputFiles(file)
  await coverImage(page).setInputFiles(aCover())
  await submitButton(page).click()
  await page.waitForURL(/\/dashboard$/)
  return title
}

/** The submitted books of the signed-in author, as the server has them. */
export async function storedTitles(page: Page): Promise<string[]> {
  const { submitted }: { submitted: { title: string }[] } = await ask(page, '/api/author/booklists')
  return submitted.map(({ title }) => title)
}

/** One of them with all that is known of it. */
export async function storedSubmission(page: Page, id: number): Promise<unknown> {
  const { submission } = await ask(page, `/api/author/submissions/${id}`)
  return submission
}

async function ask(page: Page, address: string) {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const answer = await page.request.get(address, { headers: { Authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(200)
  return (await answer.json()).data
}

/** A new author opens the form of a book. */
export async function openForm(page: Page, request: APIRequestContext): Promise<void> {
  const author = await registered(request)
  await enter(page, author, '/dashboard')
  await page.getByRole('link', { name: 'Add New Book' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Book Information' })).toBeVisible()
}

/** Fills in the form with a file and a cover. @returns the title. */
export async function fillAll(page: Page, padding = 0): Promise<string> {
  const title = await fillIn(page)
  await bookFile(page).setInputFiles(aPdf({ padding }))
  await coverImage(page).setInputFiles(aCover())
  return title
}
