import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartupProblem } from '../startup/startup-problem.ts'
import { readConfig } from './config.ts'
import { secretSettings } from './setting-files.ts'

function aFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'panai-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return folder
}

function problemOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof StartupProblem) return error.message.replace('Please correct the settings: ', '')
    throw error
  }
  throw new Error('the settings were accepted')
}

test('each secret is read from its file, without the line break at its end', () => {
  const folder = aFolder({
    database: 'postgres://panai:s3cret@db.example/panai\n',
    secrets: `${'n'.repeat(32)}\n${'o'.repeat(40)}\n`,
    keys: 'k23456789012345678901234567890ab',
    mail: 'smtps://web:s3cret@mail.example\r\n',
    password: ' Palmyra leaf 7 \n',
    id: 'AKIA7\n',
    secret: 'sec+ret/7\n',
    token: 'token7\n',
  })
  const at = (name: string) => path.join(folder, name)
  expect(
    readConfig({
      DATABASE_URL_FILE: at('database'),
      SECRET_KEY_FILE: at('secrets'),
      DATA_KEYS_FILE: at('keys'),
      SMTP_URL_FILE: at('mail'),
      STAFF_EMAIL: 'owner@books.example',
      STAFF_PASSWORD_FILE: at('password'),
      STORAGE_URL: 's3://books',
      AWS_ACCESS_KEY_ID_FILE: at('id'),
      AWS_SECRET_ACCESS_KEY_FILE: at('secret'),
      AWS_SESSION_TOKEN_FILE: at('token'),
    }),
  ).toMatchObject({
    databaseAddress: { urls: ['postgres://panai:s3cret@db.example/panai'] },
    secretKeys: ['n'.repeat(32), 'o'.repeat(40)],
    dataKeys: ['k23456789012345678901234567890ab'],
    smtp: { login: { user: 'web', password: 's3cret' } },
    firstAdmin: { email: 'owner@books.example', password: ' Palmyra leaf 7 ' },
    storageKey: { id: 'AKIA7', secret: 'sec+ret/7', token: 'token7' },
    demo: false,
  })
})

test('a name without a folder is one of the credentials that systemd hands over', () => {
  const folder = aFolder({ 'secret-key': 'n'.repeat(32) })
  const environment = { SECRET_KEY_FILE: 'secret-key', CREDENTIALS_DIRECTORY: folder }
  expect(readConfig(environment).secretKeys).toEqual(['n'.repeat(32)])
  expect(problemOf({ SECRET_KEY_FILE: 'secret-key' })).toBe(
    'SECRET_KEY_FILE must be an absolute path, or the name of a file in CREDENTIALS_DIRECTORY.',
  )
})

test('an empty name counts as none', () => {
  expect(readConfig({ SECRET_KEY_FILE: '' }).secretKeys).toBeNull()
})

test.each(secretSettings)('%s and its file are not both set', (name) => {
  const folder = aFolder({ one: 's3cret' })
  expect(problemOf({ [name]: 's3cret', [`${name}_FILE`]: path.join(folder, 'one') })).toContain(
    `${name}_FILE and ${name} are both set; set one of them`,
  )
})

test('what is wrong is said by the name of the setting, and nothing of the file', () => {
  const folder = aFolder({ short: 's3cret', empty: '\n', large: 's'.repeat(70_000), s3cret: 'locked' })
  mkdirSync(path.join(folder, 'folder'))
  chmodSync(path.join(folder, 's3cret'), 0)
  const of = (name: string) => problemOf({ SECRET_KEY_FILE: path.join(folder, name) })
  expect(of('short')).toBe(
    'SECRET_KEY_FILE must hold a secret of at least 32 characters, or several with commas between them.',
  )
  expect(of('empty')).toBe('SECRET_KEY_FILE must name a file that is not empty.')
  expect(of('large')).toBe('SECRET_KEY_FILE must name a file of at most 65536 bytes.')
  expect(of('folder')).toBe('SECRET_KEY_FILE must name a file.')
  expect(of('s3cret-nowhere')).toBe('SECRET_KEY_FILE must name a file that can be read (there is none).')
  expect(of('s3cret/below')).toBe('SECRET_KEY_FILE must name a file that can be read (there is none).')
  // Root may read any file.
  expect(of('s3cret')).toMatch(
    /^SECRET_KEY_FILE must (hold a secret of .*|name a file that can be read \(this user may not\))\.$/,
  )
})

test('a secret that was put in place of the name of its file is not shown', () => {
  for (const value of ['s3cret-in-the-wrong-place', '/s3cret'])
    expect(problemOf({ DATA_KEYS_FILE: value })).not.toContain('s3cret')
})

test('half a key of a bucket is refused', () => {
  const folder = aFolder({ id: 'AKIA7' })
  const half = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are one key; set both or none.'
  expect(problemOf({ STORAGE_URL: 's3://books', AWS_ACCESS_KEY_ID_FILE: path.join(folder, 'id') })).toBe(half)
  expect(readConfig({ AWS_ACCESS_KEY_ID: 'of another program' }).storageKey).toBeNull()
})

test('a missing file of the password says so, and not that there is no password', () => {
  expect(problemOf({ STAFF_EMAIL: 'owner@books.example', STAFF_PASSWORD_FILE: '/nowhere/at/all' })).toBe(
    'STAFF_PASSWORD_FILE must name a file that can be read (there is none).',
  )
})
