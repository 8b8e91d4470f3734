import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

/** The mail that the product has sent so far whose text contains `words`. */
export async function mailWith(words: string): Promise<Email[]> {
  const folder = process.env.PANAI_MAIL ?? ''
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  )
  return mails.filter(({ text }) => text?.includes(words))
}

/** Waits for one, and hands it over. */
export async function theMailWith(words: string): Promise<Email> {
  await expect.poll(async () => (await mailWith(words)).length, { timeout: 20_000 }).toBe(1)
  const [mail] = await mailWith(words)
  if (!mail) throw new Error('the mail is gone')
  return mail
}
