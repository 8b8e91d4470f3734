import { expect, test } from 'vitest'
import { parseDatabaseUrl } from './database-address.ts'

test.each([
  ['postgres://web:s3cret@db.example/panai', ['postgres://web:s3cret@db.example/panai'], false],
  ['postgresql://db.example', ['postgresql://db.example'], false],
  [
    'postgres://web:a%40b@one.example:5433,two.example/panai?target_session_attrs=read-write&sslmode=require',
    [
      'postgres://web:a%40b@one.example:5433/panai?sslmode=require',
      'postgres://web:a%40b@two.example/panai?sslmode=require',
    ],
    true,
  ],
  [
    'postgres://web@[::1]:5432,[fe80::2]/panai?target_session_attrs=any',
    ['postgres://web@[::1]:5432/panai', 'postgres://web@[fe80::2]/panai'],
    false,
  ],
  [
    'postgres://localhost/panai?host=/run/db&port=5',
    ['postgres://localhost/panai?host=/run/db&port=5'],
    false,
  ],
  [
    'postgres://one,two/panai?target_session_attrs=primary',
    ['postgres://one/panai', 'postgres://two/panai'],
    true,
  ],
])('%s', (text, urls, takesChanges) => {
  expect(parseDatabaseUrl(text)).toEqual({ urls, takesChanges })
})

test.each([
  'mysql://root:s3cret@db.example/panai',
  'db.example',
  'postgres//x:s3cret@y',
  'postgres://one:port,two/panai',
  'postgres://one:99999,two/panai',
  'postgres://one,two/panai?target_session_attrs=standby',
])('%s is none', (text) => {
  expect(parseDatabaseUrl(text)).toBeNull()
})
