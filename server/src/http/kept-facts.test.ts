import { expect, test } from 'vitest'
import { KeptFacts } from './kept-facts.ts'

/** Counts how often it was asked. */
function aQuestion() {
  let asked = 0
  return async () => {
    asked += 1
    return asked
  }
}

test('a fact is found once, and again after a change', async () => {
  const facts = new KeptFacts(() => true)
  const ask = facts.keep(aQuestion())
  expect(await Promise.all([ask(), ask(), facts.keep(aQuestion())()])).toEqual([1, 1, 1])
  facts.drop()
  expect(await ask()).toBe(2)
})

test('while changes could be missed it is found again each time', async () => {
  let may = false
  const facts = new KeptFacts(() => may)
  const ask = facts.keep(aQuestion())
  expect([await ask(), await ask()]).toEqual([1, 2])
  may = true
  expect([await ask(), await ask()]).toEqual([3, 3])
  may = false
  expect(await ask()).toBe(4)
})

test('what began to be found before a change is not remembered', async () => {
  const facts = new KeptFacts(() => true)
  const { promise, resolve } = Promise.withResolvers<string>()
  const answers = [promise, Promise.resolve('after')]
  const ask = facts.keep(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  const early = ask()
  facts.drop()
  expect(await ask()).toBe('after')
  resolve('before')
  expect([await early, await ask()]).toEqual(['before', 'after'])
})

test('a failure is not remembered', async () => {
  const facts = new KeptFacts(() => true)
  let fails = true
  const ask = facts.keep(async () => {
    if (fails) throw new Error('no database')
    return 'found'
  })
  await expect(ask()).rejects.toThrow('no database')
  fails = false
  expect(await ask()).toBe('found')
})
