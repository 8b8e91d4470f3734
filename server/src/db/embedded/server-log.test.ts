import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openServerLog, reasonIn } from './server-log.ts'
import { anEmptyFolder } from './test-folder.ts'

test.each([
  ['2026-01-01 10:00:00 UTC [7] FATAL:  could not create shared memory', 'could not create shared memory'],
  [
    '[7] FATAL:  the database system is starting up\n[8] PANIC:  could not locate a valid checkpoint record\n[7] LOG:  startup process was terminated',
    'could not locate a valid checkpoint record',
  ],
  [
    'initdb: error: could not create directory: No space left on device\ninitdb: removing data directory',
    'could not create directory: No space left on device',
  ],
  ['postgres: could not find it\nExpected in "/a"\n', 'could not find it Expected in "/a"'],
  ['[7] FATAL:  terminating connection due to unexpected postmaster exit', null],
  ['', null],
])('the reason in %j is %j', (text, reason) => {
  expect(reasonIn(text)).toBe(reason)
})

test('a long log makes room for a fresh one, and only what was said since counts', () => {
  const folder = anEmptyFolder()
  writeFileSync(join(folder, 'postgres.log'), 'x'.repeat(10_000_001))
  const log = openServerLog(folder)
  expect(log.size()).toBe(0)
  writeFileSync(log.descriptor, 'before\n')
  const before = log.size()
  writeFileSync(log.descriptor, 'after\n')
  expect(log.saidSince(before)).toBe('after\n')
  log.close()
  expect(statSync(join(folder, 'postgres.log.1')).size).toBe(10_000_001)
})
