import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { root } from './commands.ts'
import { runQuietly } from './run-quietly.mjs'

test('tests that are run by hand on a Node that is too old end at once, with one sentence', async () => {
  const versions = JSON.stringify({ ...process.versions, node: '22.12.0' })
  const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: ${versions} })`
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const { worked, output } = await runQuietly(
    process.execPath,
    ['--import', older, vitest, 'run', 'no-file-of-this-name'],
    { cwd: root },
  )
  expect(worked).toBe(false)
  expect(stripVTControlCharacters(output)).toBe(
    'Node 22.12.0 is too old for the tests, which need 24 or later. `npm run test:one -- <part of a name>` runs them with one that is not.',
  )
})
