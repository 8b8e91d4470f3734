import { setImmediate as nextRound } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../../test/until.ts'
import { followScheduledChanges } from './scheduled-changes.ts'

/** Between two looks the timers get their chance. */
async function looking(there: () => boolean): Promise<boolean> {
  await nextRound()
  return there()
}

/** Scheduled changes whose times the test names, and how often what was kept was over. */
function aClock(answers: (() => Promise<number>)[]) {
  let asked = 0
  let changes = 0
  const clock = followScheduledChanges({
    next: () => {
      asked += 1
      return (answers.shift() ?? (async () => Number.POSITIVE_INFINITY))()
    },
    onChange: () => {
      changes += 1
    },
    log: pino({ level: 'silent' }),
  })
  onTestFinished(clock.stop)
  return { ...clock, asked: () => asked, changes: () => changes }
}

const inMs = (remaining: number) => async () => remaining

test('nothing may be kept before it is known when the next change comes', async () => {
  const clock = aClock([inMs(60_000)])
  expect(clock.nothingIsDue()).toBe(false)
  await clock.settled()
  expect(clock.nothingIsDue()).toBe(true)
})

test('from the moment of a change nothing is answered from memory until a later one is named, and then what was kept is over', async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  const clock = aClock([inMs(30), () => promise])
  await clock.settled()
  const before = clock.changes()
  expect(clock.nothingIsDue()).toBe(true)
  await until('the change is due', () => looking(() => !clock.nothingIsDue()))
  await until('it is asked again', () => looking(() => clock.asked() === 2))
  expect([clock.nothingIsDue(), clock.changes()]).toEqual([false, before])
  resolve(60_000)
  await clock.settled()
  expect([clock.nothingIsDue(), clock.changes()]).toEqual([true, before + 1])
})

test('a clock of the database that is behind is asked until it has come to the change', async () => {
  const clock = aClock([inMs(10), inMs(5), inMs(5), inMs(60_000)])
  await until('the last is asked', () => looking(() => clock.asked() === 4))
  await clock.settled()
  expect(clock.nothingIsDue()).toBe(true)
  expect(clock.changes()).toBeGreaterThanOrEqual(2)
})

test('after a change the next scheduled one is asked for again, also while it is being asked for', async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  const clock = aClock([inMs(60_000), () => promise, inMs(70_000)])
  await clock.settled()
  const before = clock.changes()
  clock.ask()
  clock.ask()
  expect(clock.nothingIsDue()).toBe(false)
  resolve(60_000)
  await clock.settled()
  expect([clock.asked(), clock.nothingIsDue(), clock.changes()]).toEqual([3, true, before])
})

test('while the database can not say, nothing may be kept, and it is asked again', async () => {
  const clock = aClock([inMs(60_000), () => Promise.reject(new Error('no database')), inMs(60_000)])
  await clock.settled()
  clock.ask()
  await clock.settled()
  expect(clock.nothingIsDue()).toBe(false)
  await until('it is asked again', () => looking(() => clock.asked() === 3 && clock.nothingIsDue()))
})
