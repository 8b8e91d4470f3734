import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './commands.ts'

const page = readFileSync(path.join(root, 'docs/how-to.md'), 'utf8')
const [, ...chapters] = page.split(/^## /m).map((text) => ({ title: text.split('\n')[0] ?? '', text }))

test('each file and folder that it names is there', () => {
  const named = [...page.matchAll(/`((?:[a-z0-9-]+\/)+[\w.$-]*)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([])
})

test('each command that it names is there', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const named = [...page.matchAll(/`npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('no chapter is longer than ten steps', () => {
  expect(chapters.map(({ title }) => title)).toContain('A migration')
  for (const { title, text } of chapters)
    expect([title, text.match(/^\d+\. /gm)?.length]).toEqual([title, expect.toBeOneOf([5, 6, 7, 8, 9, 10])])
})
