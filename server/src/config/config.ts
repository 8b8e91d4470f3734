import path from 'node:path'
import { emailField } from '@panai/contract/accounts/account-fields'
import { problemWithStaffPassword, staffPasswordRule } from '@panai/contract/accounts/account-rules'
import { brand } from '@panai/contract/brand/brand'
import { z } from 'zod'
import { StartupProblem } from '../startup/startup-problem.ts'
import { type DatabaseAddress, parseDatabaseUrl } from './database-address.ts'
import { type ListenAddress, parseListenAddress } from './listen-address.ts'
import { loopbackAddresses } from './loopback.ts'
import { type Mailbox, parseMailbox } from './mailbox.ts'
import { parseScannerUrl, type ScannerAddress } from './scanner-address.ts'
import { withSettingFiles } from './setting-files.ts'
import { parseSmtpUrl, type SmtpSettings } from './smtp-settings.ts'
import { parseStorageUrl, type StorageKey, type StorageSettings } from './storage-settings.ts'

/** Each at least so long, so that nobody finds one by trying. */
export const SHORTEST_SECRET = 32

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535)
const address = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol))
const MOST_PER_MINUTE = 10_000_000
const count = z
  .string()
  .regex(/^[1-9]\d{0,7}$/)
  .transform(Number)
  .refine((value) => value <= MOST_PER_MINUTE)
const readBy = <T>(read: (text: string) => T | null) =>
  z.string().transform((text, context) => {
    const value = read(text)
    if (value !== null) return value
    context.addIssue('not readable')
    return z.NEVER
  })

/** Divided by commas or spaces; the first signs, the others still verify what they signed before. */
const secrets = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((values) => values.length > 0 && values.every((value) => value.length >= SHORTEST_SECRET))

/** Alike to what forms take: what could not log in afterwards is told at the start. */
const password = z.string().refine((value) => problemWithStaffPassword(value) === null)

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: address('http:', 'https:').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: readBy(parseDatabaseUrl).optional(),
  DATABASE_DIRECT_URL: readBy(parseDatabaseUrl).optional(),
  STORAGE_URL: readBy(parseStorageUrl).optional(),
  SECRET_KEY: secrets.optional(),
  DATA_KEYS: secrets.optional(),
  DEMO: z.enum(['0', '1']).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  METRICS_LISTEN: readBy(parseListenAddress).optional(),
  TRUSTED_PROXIES: z.string().regex(/^\d$/).transform(Number).default(0),
  REQUESTS_PER_MINUTE: count.default(600),
  MESSAGES_PER_MINUTE: count.default(5),
  SMTP_URL: readBy(parseSmtpUrl).optional(),
  CLAMD_URL: readBy(parseScannerUrl).optional(),
  LIBREOFFICE: z.string().refine(path.isAbsolute).optional(),
  MAIL_FROM: readBy(parseMailbox).optional(),
  STAFF_EMAIL: emailField.optional(),
  STAFF_PASSWORD: password.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
})

/** What each setting must be, for the line that says that it is not. */
const expectations: Record<keyof z.input<typeof settings>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'a host name or address to listen on',
  PUBLIC_URL: 'an http or https address, such as https://books.example',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'a postgres:// address, such as postgres://user:password@host/database',
  DATABASE_DIRECT_URL: 'a postgres:// address that leads to the database without a pooler',
  STORAGE_URL: 'a folder, or s3://bucket?endpoint=https://…&region=…',
  SECRET_KEY: `a secret of at least ${SHORTEST_SECRET} characters, or several with commas between them`,
  DATA_KEYS: `a key of at least ${SHORTEST_SECRET} characters, or several with commas between them, the newest first`,
  DEMO: '0 or 1',
  LOG_LEVEL: 'silent, error, warn, info or debug',
  METRICS_LISTEN: 'a port, or an address of this machine with one, such as 10.0.0.5:9464',
  TRUSTED_PROXIES: 'how many proxies stand in front, 0 to 9',
  REQUESTS_PER_MINUTE: `a whole number from 1 to ${MOST_PER_MINUTE}`,
  MESSAGES_PER_MINUTE: `a whole number from 1 to ${MOST_PER_MINUTE}`,
  SMTP_URL: 'an smtp:// or smtps:// address, such as smtp://user:password@mail.example:587',
  CLAMD_URL: 'the address of clamd, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
  LIBREOFFICE: 'the path of LibreOffice’s program, such as /usr/bin/soffice',
  MAIL_FROM: 'an e-mail address, such as Books <hello@books.example>',
  STAFF_EMAIL: 'the e-mail address of the first admin, with STAFF_PASSWORD beside it',
  STAFF_PASSWORD: `a password of at least ${staffPasswordRule.least} characters, with STAFF_EMAIL beside it`,
  AWS_ACCESS_KEY_ID: 'the id of a key of the bucket',
  AWS_SECRET_ACCESS_KEY: 'the secret of that key',
  AWS_SESSION_TOKEN: 'the token of a key that holds for a while',
}

export type Config = {
  port: number
  /** Names or addresses to listen on. null: all addresses of the machine. */
  hosts: readonly string[] | null
  publicUrl: string
  dataDir: string
  /** null: the embedded database in the data folder. */
  databaseAddress: DatabaseAddress | null
  /**
   * Past a pooler that gives each transaction another session: for what needs one of its own. null: every connection of the other
   * address is a session.
   */
  directAddress: DatabaseAddress | null
  /** null: a folder of the data folder. */
  storage: StorageSettings | null
  /** Of the bucket. null: where Amazon's client looks for one by itself, such as the machine's role. */
  storageKey: StorageKey | null
  /** The first signs, all verify. null: the one in the data folder. */
  secretKeys: readonly string[] | null
  /** Bank and tax details are encrypted with the first, all decrypt. null: those in the data folder. */
  dataKeys: readonly string[] | null
  demo: boolean
  logLevel: z.output<typeof settings>['LOG_LEVEL']
  /** Where a monitor reads figures; null: nowhere. */
  metricsListen: ListenAddress | null
  trustedProxies: number
  /** For each visitor's address, and only what memory could not answer. */
  requestsPerMinute: number
  /** Through the contact form, for each visitor's network; six times as many an hour. */
  messagesPerMinute: number
  /** null: mail is kept in the data folder. */
  smtp: SmtpSettings | null
  mailFrom: Mailbox
  /** null: files that are sent are not scanned. */
  scanner: ScannerAddress | null
  /** The program that makes .docx of .doc; null: files of that kind are not read. */
  libreOffice: string | null
  /** Made when there is no admin. */
  firstAdmin: { email: string; password: string } | null
  production: boolean
}

/** Reads the settings. @throws StartupProblem that lists every mistake at once. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { values: found, fromFiles, mistakes } = withSettingFiles(environment)
  const given = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''))
  const read = settings.safeParse(given)
  const names = new Set(read.error?.issues.map((issue) => String(issue.path[0])))
  for (const name of names) {
    const expected = expectations[name as keyof typeof expectations]
    mistakes.push(fromFiles.has(name) ? `${name}_FILE must hold ${expected}` : `${name} must be ${expected}`)
  }
  const isSet = (name: string) => given[name] !== undefined || fromFiles.has(name)
  if (isSet('STAFF_EMAIL') !== isSet('STAFF_PASSWORD'))
    mistakes.push('STAFF_EMAIL and STAFF_PASSWORD make the first admin together; set both or none')
  if (isSet('DATABASE_DIRECT_URL') && !isSet('DATABASE_URL'))
    mistakes.push('DATABASE_DIRECT_URL goes past the pooler of DATABASE_URL; set both or none')
  if (read.data?.STORAGE_URL?.kind === 's3' && isSet('AWS_ACCESS_KEY_ID') !== isSet('AWS_SECRET_ACCESS_KEY'))
    mistakes.push('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are one key; set both or none')
  if (mistakes.length > 0 || !read.success)
    throw new StartupProblem(`Please correct the settings: ${mistakes.join('; ')}.`)
  const values = read.data
  const demo = values.DEMO === undefined ? values.DATABASE_URL === undefined : values.DEMO === '1'
  return {
    port: values.PORT,
    hosts: hostsOf(values, demo),
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(values.DATA_DIR),
    databaseAddress: values.DATABASE_URL ?? null,
    directAddress: values.DATABASE_DIRECT_URL ?? null,
    storage: values.STORAGE_URL ?? null,
    storageKey: storageKeyOf(values),
    secretKeys: values.SECRET_KEY ?? null,
    dataKeys: values.DATA_KEYS ?? null,
    demo,
    logLevel: values.LOG_LEVEL,
    metricsListen: values.METRICS_LISTEN ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    messagesPerMinute: values.MESSAGES_PER_MINUTE,
    smtp: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? { name: brand.name, address: brand.email },
    scanner: values.CLAMD_URL ?? null,
    libreOffice: values.LIBREOFFICE ?? null,
    firstAdmin: adminOf(values),
    production: environment.NODE_ENV !== 'development',
  }
}

/** In demo mode, with a password that everybody knows, other machines come only where somebody says so. */
function hostsOf({ HOST }: z.output<typeof settings>, demo: boolean): readonly string[] | null {
  if (HOST !== undefined) return [HOST]
  return demo ? loopbackAddresses : null
}

function adminOf({ STAFF_EMAIL: email, STAFF_PASSWORD: password }: z.output<typeof settings>) {
  return email === undefined || password === undefined ? null : { email, password }
}

function storageKeyOf(values: z.output<typeof settings>): StorageKey | null {
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = values
  return id === undefined || secret === undefined ? null : { id, secret, token: token ?? null }
}
