import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** Work that ends when it is told to. */
function someWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let started = false
  return {
    started: () => started,
    finish: resolve,
    fail: reject,
    do: () => {
      started = true
      return promise
    },
  }
}

const nextScheduledChange = () => new Promise((resolve) => setImmediate(resolve))

test('at most so many run at a time, the others in the order of their coming', async () => {
  const enter = limitConcurrency(2)
  const works = [someWork(), someWork(), someWork(), someWork()]
  const done = works.map((work) => enter(work.do))
  const running = () => works.map((work) => work.started())
  await nextScheduledChange()
  expect(running()).toEqual([true, true, false, false])
  works[1]?.finish('second')
  await done[1]
  await nextScheduledChange()
  expect(running()).toEqual([true, true, true, false])
  for (const [index, work] of works.entries()) work.finish(String(index))
  expect(await Promise.all(done)).toEqual(['0', 'second', '2', '3'])
})

test('work that fails gives its place free', async () => {
  const enter = limitConcurrency(1)
  const [failing, next] = [someWork(), someWork()]
  const failed = enter(failing.do)
  const done = enter(next.do)
  failing.fail(new Error('no'))
  await expect(failed).rejects.toThrow('no')
  next.finish('done')
  expect(await done).toBe('done')
  expect(await enter(async () => 'after')).toBe('after')
})
