import { expect, test } from 'vitest'
import { FairQueue, type Owner, QueueFull } from './fair-queue.ts'

const limits = { places: 3, placesOfNetwork: 2, mostOfAccount: 4, mostOfNetwork: 6, most: 8 }
const ofAccount = (account: number, network = `network of ${account}`): Owner => ({ account, network })

/** A queue whose work is finished by hand; what has begun stands in `begun`, in order. */
function aQueue() {
  const queue = new FairQueue(limits)
  const begun: string[] = []
  const finish = new Map<string, () => void>()
  async function enter(name: string, owner: Owner): Promise<void> {
    const work = Promise.withResolvers<void>()
    finish.set(name, work.resolve)
    await queue.enter(owner, () => {
      begun.push(name)
      return work.promise
    })
  }
  const end = async (name: string) => {
    finish.get(name)?.()
    await new Promise(setImmediate)
  }
  return { enter, end, begun }
}

test('an owner has one place at a time, and others begin at once', async () => {
  const { enter, begun } = aQueue()
  for (const name of ['bomb 1', 'bomb 2', 'bomb 3']) void enter(name, ofAccount(1))
  void enter('honest', ofAccount(2))
  await new Promise(setImmediate)
  expect(begun).toEqual(['bomb 1', 'honest'])
})

test('owners take turns, whoever has asked for more', async () => {
  const { enter, end, begun } = aQueue()
  for (const [at, account] of [1, 2, 3].entries()) void enter(`first ${at}`, ofAccount(account))
  for (const name of ['a', 'b']) void enter(`more ${name}`, ofAccount(1))
  void enter('late', ofAccount(4))
  await end('first 1')
  expect(begun.at(-1)).toBe('late')
  await end('first 0')
  expect(begun.at(-1)).toBe('more a')
  await end('first 2')
  expect(begun).not.toContain('more b')
  await end('more a')
  expect(begun.at(-1)).toBe('more b')
})

test('a network never has all places', async () => {
  const { enter, begun } = aQueue()
  for (const account of [1, 2, 3]) void enter(`neighbour ${account}`, ofAccount(account, 'school'))
  void enter('elsewhere', ofAccount(4))
  await new Promise(setImmediate)
  expect(begun).toEqual(['neighbour 1', 'neighbour 2', 'elsewhere'])
})

test.each([
  ['an account', 4, (at: number) => ({ account: 1, network: `${at}` })],
  ['a network', 6, (at: number) => ({ account: at, network: 'school' })],
  ['a network without accounts', 6, () => ({ account: null, network: 'school' })],
  ['all together', 8, (at: number) => ({ account: at, network: `${at}` })],
])('%s may wait with so much, and what is more is refused at once', async (_, most, owner) => {
  const { enter } = aQueue()
  for (let at = 0; at < most; at++) void enter(`${at}`, owner(at))
  await expect(enter('one more', owner(most))).rejects.toThrow(QueueFull)
})

test('work that fails gives its place back', async () => {
  const queue = new FairQueue({ ...limits, places: 1 })
  const failing = queue.enter(ofAccount(1), () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(await queue.enter(ofAccount(1), async () => 'done')).toBe('done')
})
