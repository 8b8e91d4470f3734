import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { attackOptions, partNames } from '../../attack/lib/options.ts'
import { endpoints } from '../../contract/src/endpoints.ts'
import type { Access } from '../../contract/src/http/endpoint.ts'
import { permissions } from '../../contract/src/http/permissions.ts'
import { root } from './commands.ts'

const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')

test('the page about security names every permission and who has it', () => {
  const rows = [...page.matchAll(/^\| `([a-z]+\.[a-z]+)` \| (.*) \|$/gm)].map(([, name, roles]) => [
    name,
    roles,
  ])
  const declared = Object.entries(permissions).map(([name, { roles }]) => [name, roles.join(', ') || 'none'])
  expect(rows).toEqual(declared)
})

test('it tells every access that a call declares', () => {
  const [, table = ''] = /\| Access \| Who \|\n(.*?)\n\n/s.exec(page) ?? []
  const told = [...table.matchAll(/`(\w+)`/g)].map(([, word]) => word)
  const declared = new Set(endpoints.map(({ access }) => wordOf(access)))
  expect(told.toSorted()).toEqual([...declared].toSorted())
})

function wordOf(access: Access): string {
  if (typeof access === 'string') return access
  if ('staff' in access) return 'staffMay'
  return access.author === 'byId' ? 'ownOr' : 'authorOr'
}

test('it tells every option and every part of the attack', () => {
  const told = [...page.matchAll(/^\| `--(\w+)[ `]/gm)].map(([, name]) => name)
  expect(told.toSorted()).toEqual(Object.keys(attackOptions).toSorted())
  const [, parts = ''] = /^\| `--parts .*` \| (.*) \|$/m.exec(page) ?? []
  expect([...parts.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual([...partNames])
})

test('every file and folder that it names is there', () => {
  const named = [...page.matchAll(/`([\w./-]+\/[\w./-]+|[\w./-]+\.(?:tsx?|json))`/g)].map(
    ([, name = '']) => name,
  )
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter(
    (name) =>
      !name.startsWith('DATA_DIR/') &&
      !name.startsWith('/') &&
      !existsSync(path.join(root, name)) &&
      globSync(`{server,contract}/src/**/${name}`, { cwd: root }).length === 0,
  )
  expect(missing).toEqual([])
})
