import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands.ts'

const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
const [, table = ''] = /\| Folder \| What it holds \|\n\|---\|---\|\n(.*?)\n\n/s.exec(page) ?? []
const named = table.split('\n').flatMap((row) => placesOf(row.split('|')[1] ?? ''))

/** The first place of a row is written whole, the others beside it by their last name. */
function placesOf(cell: string): string[] {
  const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  return [first, ...others.map((name) => path.posix.join(path.posix.dirname(first), name))]
}

test('each place that the architecture page names is there', () => {
  expect(named.length).toBeGreaterThan(40)
  const missing = named.filter((place) => !existsSync(path.join(root, place.replace('/*', ''))))
  expect(missing).toEqual([])
})

test('it names every package and every folder of the server', () => {
  const packages = globSync('*/package.json', { cwd: root }).map((file) => path.dirname(file))
  const folders = globSync('server/src/*/', { cwd: root }).map((folder) => folder.replace(/\/$/, ''))
  expect(folders.length).toBeGreaterThan(15)
  const isNamed = (folder: string) =>
    named.some((place) => place === folder || place.startsWith(`${folder}/`))
  expect([...packages, ...folders].filter((folder) => !isNamed(folder))).toEqual([])
})

test('each feature of the server has an index.ts', () => {
  const features = globSync('server/src/features/*/', { cwd: root })
  expect(features.length).toBeGreaterThan(30)
  expect(features.filter((feature) => !existsSync(path.join(root, feature, 'index.ts')))).toEqual([])
})
