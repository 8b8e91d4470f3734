import type { AnyEndpoint } from '@panai/contract/http/endpoint'
import { earlierSum } from '../../server/test/add-earlier-pages.ts'
import type { Asked } from '../cast/private-things.ts'
import { plausibleFields } from './plausible-body.ts'

type Known = {
  numbers: readonly number[]
  sessions: readonly string[]
  authorId: number
  asked: Asked
}
export type Address = { address: string; isTheOwners: boolean }

/** What is in every database of the demo. */
const FIRST = '1'
/** Other parameters of paths than numbers of things. */
export const words = ['en', 'ta', 'SBIN0000800', 'ebook', earlierSum]

/** Where a call answers about each thing of the owner's, and once about one that is nobody's. The owner's are first. */
export function addressesOf(endpoint: AnyEndpoint, known: Known, seed: number): Address[] {
  const { path, params } = endpoint
  const things = [...known.numbers.map(String), ...known.sessions]
  const asked = queriesFor(endpoint, known, seed)
  const beginnings = Object.entries(params.shape).reduce<Address[]>(
    (addresses, [name, schema]) => {
      const fitting = [...things, FIRST, ...words].filter((text) => schema.safeParse(text).success)
      return addresses.flatMap(({ address, isTheOwners }) =>
        fitting.map((text) => ({
          address: address.replace(`{${name}}`, text),
          isTheOwners: isTheOwners || things.includes(text),
        })),
      )
    },
    [{ address: path, isTheOwners: false }],
  )
  return beginnings.flatMap(({ address, isTheOwners }) =>
    asked.map((one) => ({ address: one === '' ? address : `${address}?${one}`, isTheOwners })),
  )
}

/**
 * What must be asked along; once for each parameter that the number of an author can stand in, and for each thing of the owner's where a number must be
 * given.
 */
function queriesFor({ id, query }: AnyEndpoint, { authorId, numbers, asked }: Known, seed: number): string[] {
  const needed = Object.entries(plausibleFields(query, seed)).filter(
    ([name]) => !query.shape[name]?.safeParse(undefined).success,
  )
  const least = needed.map(([name, value]): [string, string] => [name, String(value)])
  const naming = Object.entries(query.shape).flatMap(([name, one]) =>
    name.endsWith('id') && one.safeParse(String(authorId)).success ? [name] : [],
  )
  const things = needed.flatMap(([name]) =>
    name.endsWith('id') ? numbers.map((number) => [[name, String(number)] as [string, string]]) : [],
  )
  const authors = naming.map((name) => [[name, String(authorId)] as [string, string]])
  const others = asked[id] ? [Object.entries(asked[id])] : []
  return [[], ...authors, ...things, ...others].map((more) =>
    new URLSearchParams([
      ...least.filter(([name]) => !more.some(([other]) => other === name)),
      ...more,
    ]).toString(),
  )
}
