import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { permissions } from '../../contract/src/permissions.ts'
import { root } from './commands.ts'

test('the page about security names every permission and who has it', () => {
  const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `([a-z]+\.[a-z]+)` \| (.*) \|$/gm)].map(([, name, roles]) => [
    name,
    roles,
  ])
  const declared = Object.entries(permissions).map(([name, { roles }]) => [name, roles.join(', ') || 'none'])
  expect(rows).toEqual(declared)
})
