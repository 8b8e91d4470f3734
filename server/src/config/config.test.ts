import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { StartupProblem } from '../startup/startup-problem.ts'
import { readConfig } from './config.ts'

test('nothing needs to be set', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    hosts: ['127.0.0.1', '::1'],
    publicUrl: 'http://localhost:3000',
    dataDir: path.resolve('data'),
    databaseAddress: null,
    directAddress: null,
    secretKeys: null,
    dataKeys: null,
    storage: null,
    storageKey: null,
    demo: true,
    logLevel: 'info',
    metricsListen: null,
    trustedProxies: 0,
    requestsPerMinute: 600,
    messagesPerMinute: 5,
    smtp: null,
    scanner: null,
    libreOffice: null,
    mailFrom: { name: 'Panai', address: 'hello@panai.example' },
    firstAdmin: null,
    production: true,
  })
})

test('every setting is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://books.example/',
    DATA_DIR: '/srv/panai',
    DATABASE_URL: 'postgres://panai:secret@db.example/panai',
    DATABASE_DIRECT_URL: 'postgres://panai:secret@one.example/panai?target_session_attrs=primary',
    SECRET_KEY: `${'n'.repeat(32)}, ${'o'.repeat(40)}`,
    DATA_KEYS: 'k23456789012345678901234567890ab, o23456789012345678901234567890ab',
    STORAGE_URL: '/srv/files',
    AWS_ACCESS_KEY_ID: 'AKIA7',
    AWS_SECRET_ACCESS_KEY: 'sec+ret/7',
    AWS_SESSION_TOKEN: 'token7',
    DEMO: '1',
    LOG_LEVEL: 'warn',
    METRICS_LISTEN: '127.0.0.1:9464',
    TRUSTED_PROXIES: '2',
    REQUESTS_PER_MINUTE: '60',
    MESSAGES_PER_MINUTE: '2',
    SMTP_URL: 'smtps://web%40books.example:s%3Acret@mail.example',
    CLAMD_URL: 'unix:/run/clamav/clamd.ctl',
    LIBREOFFICE: '/usr/bin/soffice',
    MAIL_FROM: 'Books <web@books.example>',
    STAFF_EMAIL: ' Owner@Books.example',
    STAFF_PASSWORD: 'Palmyra leaf 7',
    NODE_ENV: 'development',
    HOME: '/root',
  })
  expect(config).toEqual({
    port: 8080,
    hosts: ['127.0.0.1'],
    publicUrl: 'https://books.example',
    dataDir: '/srv/panai',
    databaseAddress: { urls: ['postgres://panai:secret@db.example/panai'], takesChanges: false },
    directAddress: { urls: ['postgres://panai:secret@one.example/panai'], takesChanges: true },
    secretKeys: ['n'.repeat(32), 'o'.repeat(40)],
    dataKeys: ['k23456789012345678901234567890ab', 'o23456789012345678901234567890ab'],
    storage: { kind: 'folder', folder: '/srv/files' },
    storageKey: { id: 'AKIA7', secret: 'sec+ret/7', token: 'token7' },
    demo: true,
    logLevel: 'warn',
    metricsListen: { host: '127.0.0.1', port: 9464 },
    trustedProxies: 2,
    requestsPerMinute: 60,
    messagesPerMinute: 2,
    scanner: { path: '/run/clamav/clamd.ctl' },
    libreOffice: '/usr/bin/soffice',
    smtp: {
      host: 'mail.example',
      port: 465,
      secure: true,
      login: { user: 'web@books.example', password: 's:cret' },
    },
    mailFrom: { name: 'Books', address: 'web@books.example' },
    firstAdmin: { email: 'owner@books.example', password: 'Palmyra leaf 7' },
    production: false,
  })
})

test('demo content comes with the embedded database and not with another one', () => {
  const databaseUrl = 'postgres://db.example/panai'
  expect(readConfig({}).demo).toBe(true)
  expect(readConfig({ DEMO: '0' }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL: databaseUrl }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL: databaseUrl, DEMO: '1' }).demo).toBe(true)
})

test('in demo mode it listens on this machine only, unless HOST says otherwise', () => {
  const loopback = ['127.0.0.1', '::1']
  expect(readConfig({}).hosts).toEqual(loopback)
  expect(readConfig({ DEMO: '0' }).hosts).toBeNull()
  expect(readConfig({ DATABASE_URL: 'postgres://db.example/panai' }).hosts).toBeNull()
  expect(readConfig({ DATABASE_URL: 'postgres://db.example/panai', DEMO: '1' }).hosts).toEqual(loopback)
  for (const DEMO of ['0', '1']) expect(readConfig({ DEMO, HOST: '0.0.0.0' }).hosts).toEqual(['0.0.0.0'])
})

test('an empty value counts as none', () => {
  const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'DEMO', 'LOG_LEVEL']
  const empty = Object.fromEntries(
    [
      ...names,
      'TRUSTED_PROXIES',
      'REQUESTS_PER_MINUTE',
      'MESSAGES_PER_MINUTE',
      'SMTP_URL',
      'MAIL_FROM',
      'NODE_ENV',
    ].map((name) => [name, '']),
  )
  expect(readConfig(empty)).toEqual(readConfig({}))
})

const wrong = {
  PORT: ['65536', '-1', '80.5', 'http', '0x50', ' 80'],
  PUBLIC_URL: ['books.example', 'ftp://books.example', 'javascript:alert(1)'],
  DATABASE_URL: ['mysql://root:s3cret@db.example/panai', 'db.example', 'postgres//x:s3cret@y'],
  DATABASE_DIRECT_URL: ['mysql://root:s3cret@db.example/panai', 'db.example'],
  SECRET_KEY: ['s3cret', `${'x'.repeat(32)},s3cret`, ' , '],
  DEMO: ['yes', 'true', '2'],
  LOG_LEVEL: ['verbose', 'INFO'],
  METRICS_LISTEN: ['books.example:80', '70000', 'on'],
  TRUSTED_PROXIES: ['-1', '10', 'all'],
  REQUESTS_PER_MINUTE: ['0', '-5', '1.5', 'many', '10000001', '100000000'],
  MESSAGES_PER_MINUTE: ['0', 'many'],
  SMTP_URL: [
    'mail.example',
    'http://root:s3cret@mail.example',
    'smtp://',
    'smtp://root:s3cret%@mail.example',
  ],
  MAIL_FROM: [
    'Books',
    'web@',
    'a@b.example, c@d.example',
    'Books <web@books.example>\nBcc: all@books.example',
  ],
  STAFF_EMAIL: ['owner', 's3cret@', '@books.example'],
  STAFF_PASSWORD: ['Lea7', 'all small 7', 'ALL LARGE 7', 'No number'],
}

test.each(Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  '%s=%s is refused by its name',
  (name, value) => {
    expect(problemOf({ [name]: value })).toMatch(new RegExp(`^Please correct the settings: ${name} must be `))
  },
)

test.each([
  ['REQUESTS_PER_MINUTE', '100000000', 'a whole number from 1 to 10000000'],
  ['MESSAGES_PER_MINUTE', '0', 'a whole number from 1 to 10000000'],
  ['PORT', '65536', 'a port number from 0 to 65535'],
  ['TRUSTED_PROXIES', '10', 'how many proxies stand in front, 0 to 9'],
])('%s=%s is told which numbers it takes', (name, value, range) => {
  expect(problemOf({ [name]: value })).toBe(`Please correct the settings: ${name} must be ${range}.`)
  expect(readConfig({ REQUESTS_PER_MINUTE: '10000000' }).requestsPerMinute).toBe(10_000_000)
})

test.each([{ STAFF_EMAIL: 'owner@books.example' }, { STAFF_PASSWORD: 'Palmyra leaf 7' }])(
  'the first admin needs an address and a password: %o',
  (half) => {
    expect(problemOf(half)).toBe(
      'Please correct the settings: STAFF_EMAIL and STAFF_PASSWORD make the first admin together; set both or none.',
    )
  },
)

test('past a pooler goes only who goes through one', () => {
  expect(problemOf({ DATABASE_DIRECT_URL: 'postgres://db.example/panai' })).toBe(
    'Please correct the settings: DATABASE_DIRECT_URL goes past the pooler of DATABASE_URL; set both or none.',
  )
})

test('all mistakes are listed at once, in one line', () => {
  const environment = Object.fromEntries(Object.entries(wrong).map(([name, [value]]) => [name, value]))
  const message = problemOf(environment)
  expect(message).not.toContain('\n')
  expect(message.match(/[A-Z_]+ must be/g)).toEqual(Object.keys(wrong).map((name) => `${name} must be`))
})

test('whatever is given, the message holds none of it', () => {
  const secret = fc.stringMatching(/^s3cret[a-z0-9:@/]{0,20}$/)
  fc.assert(
    fc.property(secret, (value) => {
      const environment = {
        DATABASE_URL: value,
        PORT: value,
        PUBLIC_URL: value,
        DEMO: value,
        SMTP_URL: value,
        SECRET_KEY: value,
      }
      expect(problemOf(environment)).not.toContain('s3cret')
    }),
  )
})

function problemOf(environment: Record<string, string | undefined>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof StartupProblem) return error.message
    throw error
  }
  throw new Error('the settings were accepted')
}
