import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askInTurn } from './ask-in-turn.ts'

test('nothing is asked while something is, and those who wait for the same share it', async () => {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const ask = askInTurn(async (text) => {
    asked.push(text)
    await new Promise<void>((resolve) => answers.push(resolve))
    return `${text} ${asked.length}`
  })
  const first = ask('news')
  await setImmediate()
  const [second, third, beat] = [ask('news'), ask('news'), ask('beat')]
  await setImmediate()
  expect(asked).toEqual(['news'])
  answers.shift()?.()
  expect(await first).toBe('news 1')
  await setImmediate()
  // Who comes now was not yet there when it was asked.
  const fourth = ask('news')
  answers.shift()?.()
  expect(await Promise.all([second, third])).toEqual(['news 2', 'news 2'])
  await setImmediate()
  answers.shift()?.()
  await beat
  await setImmediate()
  answers.shift()?.()
  expect(await fourth).toBe('news 4')
  expect(asked).toEqual(['news', 'news', 'beat', 'news'])
})

test('one that fails fails alone', async () => {
  let asked = 0
  const ask = askInTurn(async (text) => {
    asked += 1
    if (text === 'bad') throw new Error('no')
    return text
  })
  const [bad, good] = [ask('bad'), ask('good')]
  await expect(bad).rejects.toThrow('no')
  expect([await good, asked]).toEqual(['good', 2])
})
