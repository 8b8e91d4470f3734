import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allFiles } from './changed/changed-files.ts'
import { programs } from './checks.ts'
import { root } from './commands.ts'

const read = (file: string): { extends?: string; include: string[] } =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'))

test('the types of each folder are checked: in a program of its own, or together with all that Node runs', () => {
  const together = read('tsconfig.node.json').include.map((place) => place.replace(/\/\*\*.*$/, ''))
  const checked = (folder: string) =>
    read(`${folder}/tsconfig.json`).extends?.endsWith('/tsconfig.node.json')
      ? together.includes(folder)
      : Object.values<string>(programs).includes(folder)
  const folders = allFiles()
    .filter((file) => file.endsWith('/tsconfig.json'))
    .map((file) => path.dirname(file))
  expect(folders.length).toBeGreaterThan(5)
  expect(folders.filter((folder) => !checked(folder))).toEqual([])
})
