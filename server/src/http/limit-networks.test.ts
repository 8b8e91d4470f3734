import { expect, test } from 'vitest'
import { addressBlock } from './address-block.ts'
import { limitNetworks, NETWORKS_OF_A_CUSTOMER, type NetworkLimit } from './limit-networks.ts'

const POINTS = 3
const aLimit = () => limitNetworks('test', { points: POINTS, seconds: 60 })

/** What the limit says to so many calls from each of these addresses. */
async function callFrom(limit: NetworkLimit, addresses: readonly string[], times = 1) {
  const refused: string[] = []
  for (const address of addresses)
    for (let time = 0; time < times; time++)
      await limit.take(addressBlock(address), 'too much').catch(() => refused.push(address))
  return refused
}

/** Addresses in other /64 networks of one /56. */
const neighbours = (count: number) =>
  Array.from({ length: count }, (_, at) => `2001:db8:1:ab${at.toString(16).padStart(2, '0')}::1`)

test('an IPv4 address has its own share, and no wider one', async () => {
  const limit = aLimit()
  const addresses = Array.from({ length: 20 }, (_, at) => `203.0.113.${at}`)
  expect(await callFrom(limit, addresses, POINTS)).toEqual([])
  expect(await callFrom(limit, ['203.0.113.7', '::ffff:203.0.113.7'])).toHaveLength(2)
})

test('all addresses of an IPv6 /64 share one', async () => {
  const limit = aLimit()
  expect(await callFrom(limit, ['2001:db8::1', '2001:db8::2', '2001:db8::ffff:3'])).toEqual([])
  expect(await callFrom(limit, ['2001:db8::4'])).toEqual(['2001:db8::4'])
})

test('all networks of a /56 share four times as much, and one beside it is not touched', async () => {
  const limit = aLimit()
  const asked = neighbours(POINTS * NETWORKS_OF_A_CUSTOMER + 2)
  expect(await callFrom(limit, asked)).toEqual(asked.slice(-2))
  expect(await callFrom(limit, ['2001:db8:1:ac00::1'])).toEqual([])
})

test('what is given back counts neither for the network nor for the one around it', async () => {
  const limit = aLimit()
  for (const address of neighbours(50)) {
    await limit.take(addressBlock(address), 'too much')
    await limit.giveBack(addressBlock(address))
  }
  expect(await callFrom(limit, neighbours(1), POINTS)).toEqual([])
})

test('under names of their own networks are counted in the same way', async () => {
  const called: string[] = []
  const limit = aLimit().withNames((network) => {
    called.push(network)
    return `secret ${network}`
  })
  const asked = neighbours(POINTS * NETWORKS_OF_A_CUSTOMER + 1)
  expect(await callFrom(limit, asked)).toEqual(asked.slice(-1))
  expect(called.slice(0, 2)).toEqual(['2001:db8:1:ab00', '2001:db8:1:ab00/56'])
})
