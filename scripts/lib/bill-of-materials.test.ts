import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands.ts'

type Bill = {
  bomFormat: string
  components: { name: string; version: string; licenses?: unknown[]; hashes?: unknown[] }[]
}

/** Two say "BSD", which is no name of the list, and one (MIT) has its licence in a file alone. */
const inOtherWords = ['css-mediaquery', 'duck', 'png-js']

test('the bill of materials names every package of the product, with its version, licence and checksum', () => {
  const scripts: Record<string, string> = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ).scripts
  const workspaces = [...(scripts.sbom ?? '').matchAll(/-w (\w+)/g)].map(([, name = '']) => name)
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' })
  const bill: Bill = JSON.parse(stdout)
  expect(bill.bomFormat).toBe('CycloneDX')
  const listed = new Set(bill.components.map(({ name }) => name))
  const used = workspaces.flatMap((workspace) =>
    Object.keys(
      JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')).dependencies ?? {},
    ),
  )
  expect(used.length).toBeGreaterThan(40)
  expect(used.filter((name) => !name.startsWith('@panai/') && !listed.has(name))).toEqual([])
  const others = bill.components.filter(({ name }) => !workspaces.includes(name))
  const bare = others.filter(({ licenses = [] }) => licenses.length === 0).map(({ name }) => name)
  expect(bare.filter((name) => !inOtherWords.includes(name))).toEqual([])
  expect(others.filter(({ hashes = [] }) => hashes.length === 0).map(({ name }) => name)).toEqual([])
})
