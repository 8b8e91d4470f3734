import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tellBug } from './tell-bug.ts'

const settings = {
  DATABASE_URL: 'postgres://panai:s3cr%26t@db.example/panai',
  SECRET_KEY: 'first-secret-of-many-characters-0123456789, second-secret-of-many-characters-0123456789',
}

test('a bug is told with its place and its cause, and no secret of the settings', () => {
  const cause = Object.assign(new Error('no s3cr&t, and no second-secret-of-many-characters-0123456789'), {
    input: settings.DATABASE_URL,
  })
  const told = tellBug(new TypeError(`Invalid URL: ${settings.DATABASE_URL}`, { cause }), settings)
  expect(told).toMatch(/^A mistake of the program ended it: TypeError: Invalid URL: …\n/)
  expect(told).toContain('because of Error: no …, and no …\n')
  expect(told).toContain('tell-bug.test.ts')
  expect(told).not.toMatch(/s3cr|second-secret|db\.example/)
})

test('a secret that stands in a file is left out as one of the environment', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'panai-bug-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'database'), `${settings.DATABASE_URL}\n`)
  const told = tellBug(new Error(`no s3cr&t at ${settings.DATABASE_URL}`), {
    DATABASE_URL_FILE: 'database',
    CREDENTIALS_DIRECTORY: folder,
  })
  expect(told).toContain('ended it: Error: no … at …\n')
})

test('the login of an address that no setting has is left out, too', () => {
  expect(tellBug(new Error('at https://user:word@host/path'), {})).toContain('at https://…@host/path\n')
})

test('what is thrown and no error says its type only', () => {
  expect(tellBug({ connectionString: 'postgres://a:b@c' }, {})).toBe(
    'A mistake of the program ended it: object',
  )
})
