import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

/** The mail that the product has sent so far whose text contains `words`. */
export async function mailWith(words: string): Promise<Email[]> {
  return (await allMail()).filter(({ text }) => text?.includes(words))
}

/** Waits for the newest mail to an address whose text has a link to such a path, and hands the link over. */
export async function theLinkMailedTo(address: string, pathStart: string, earlier = 0): Promise<string> {
  const links = async () => {
    const mails = (await allMail()).filter(({ to }) => to?.some((one) => one.address === address))
    return mails.flatMap(({ text }) => text?.match(new RegExp(`https?://\\S+?${pathStart}\\S+`, 'g')) ?? [])
  }
  await expect.poll(async () => (await links()).length).toBeGreaterThan(earlier)
  const link = (await links()).at(-1)
  if (!link) throw new Error('the mail is gone')
  return link
}

/** What was read before: a mail's file does not change once it is there. */
const parsed = new Map<string, Promise<Email>>()

async function allMail(): Promise<Email[]> {
  const folder = process.env.PANAI_MAIL ?? ''
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(files.map((name) => parseOnce(path.join(folder, name))))
}

function parseOnce(file: string): Promise<Email> {
  const known = parsed.get(file)
  if (known) return known
  const mail = readFile(file).then((raw) => PostalMime.parse(raw))
  parsed.set(file, mail)
  return mail
}

/** Waits for one, to whom it may be, and hands it over. */
export async function theMailWith(words: string, address?: string): Promise<Email> {
  const found = async () =>
    (await mailWith(words)).filter(
      ({ to = [] }) => !address || to.some((recipient) => recipient.address === address),
    )
  await expect.poll(async () => (await found()).length).toBe(1)
  const [mail] = await found()
  if (!mail) throw new Error('the mail is gone')
  return mail
}
