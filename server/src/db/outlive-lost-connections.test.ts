import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const module = JSON.stringify(path.join(import.meta.dirname, 'outlive-lost-connections.ts'))

/** Runs a program that meets an error, and would end by itself half a second later. */
function meet(error: string) {
  const program = `
    const { outliveLostConnections } = await import(${module})
    outliveLostConnections({ error: (_, message) => console.log(message) })
    setTimeout(() => console.log('goes on'), 500)
    ${error}`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { DATABASE_URL: 'postgres://web:s3cret@db.example/panai' },
  })
}

test.each([
  [
    'a broken pipe that nobody awaits',
    `Promise.reject(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))`,
  ],
  [
    'a reset in the middle of nowhere',
    `setTimeout(() => { throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }) })`,
  ],
  ['a connection that is hung up', `Promise.reject(new Error('Connection terminated unexpectedly'))`],
])('%s does not end the process', (_, error) => {
  const { status, stdout } = meet(error)
  expect([status, stdout]).toEqual([
    0,
    'a database connection was lost, and nobody waited for its answer\ngoes on\n',
  ])
})

test('a bug ends it, and is told without the values of secrets', () => {
  const { status, stdout, stderr } = meet(`Promise.reject(new TypeError('s3cret is not a function'))`)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^A mistake of the program ended it: TypeError/)
  expect(stderr).not.toContain('s3cret')
})
