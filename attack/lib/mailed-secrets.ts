import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { until } from '../../server/test/until.ts'

export type MailedSecret = {
  /** The page of the link, or what it is if it is none. */
  page: string
  text: string
  /** Whom the mail is to. */
  to: string
}

const link = /^https?:\/\/[^/\s]+(\/[^\s?]*(?:\/|\?confirm=))([\w-]{40,})(?=[?\s]|$)/gm
const code = /^Code:\s*([2-9A-Z]{4}-[2-9A-Z]{4})\s*$/gm

/** What is in the mails that a server without a mail server has written, in their order. */
export async function mailedSecrets(dataDir: string): Promise<MailedSecret[]> {
  const folder = path.join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return mails.flatMap((mail) => {
    const to = /^To: (.*)$/m.exec(mail)?.[1]?.trim() ?? ''
    return secretsIn(plainTextOf(mail)).map((secret) => ({ ...secret, to }))
  })
}

/** The secret of the mail that somebody gets by some work. @param page as `mailedSecrets` tells it */
export async function mailedBy(
  dataDir: string,
  { page, to }: Pick<MailedSecret, 'page' | 'to'>,
  work: () => Promise<unknown>,
): Promise<string> {
  const ofPage = async () =>
    (await mailedSecrets(dataDir)).filter((one) => one.page === page && one.to.includes(to))
  const before = (await ofPage()).length
  await work()
  let found: MailedSecret[] = []
  await until(`a mail came with the secret of ${page}`, async () => {
    found = await ofPage()
    return found.length > before
  })
  return found.at(-1)?.text ?? ''
}

function secretsIn(text: string): Omit<MailedSecret, 'to'>[] {
  const links = [...text.matchAll(link)].map(([, page = '', secret = '']) => ({ page, text: secret }))
  const codes = [...text.matchAll(code)].map(([, secret = '']) => ({ page: 'a mailed code', text: secret }))
  return [...links, ...codes]
}

/** Quoted-printable, as all our mails are. */
function plainTextOf(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
