import { endpoints } from '@panai/contract/endpoints'
import type { AnyEndpoint } from '@panai/contract/http/endpoint'
import type { Campaign } from '../campaign.ts'
import { type CallerName, callers } from '../cast/callers.ts'
import { inFull } from '../lib/judge.ts'
import { aNetwork, type Sent } from '../lib/send.ts'
import { addressesOf } from '../requests/addresses-of.ts'
import { plausibleBody } from '../requests/plausible-body.ts'
import { expectedOf, wordOf } from './ask-matrix.ts'

const all: readonly AnyEndpoint[] = endpoints
const AT_ONCE = 8
/** Who is no reader of the owner's things, whatever the call. */
const outsiders: readonly CallerName[] = ['author', 'stranger', 'visitor', 'expired', 'ended']

type Call = { endpoint: AnyEndpoint; address: string; isTheOwners: boolean; caller: CallerName }

/**
 * Every call that reads, for each thing of the owner's, by everybody; and every other call about one of their things by those whose it is
 * not. The numbers of the owner's things are nobody else's in any table, so no answer about one may be a success for another author.
 */
export async function readRecords(campaign: Campaign): Promise<void> {
  const { people, findings, options } = campaign
  const known = {
    numbers: campaign.numbers,
    sessions: campaign.sessions,
    asked: campaign.asked,
    authorId: people.of('owner').authorId ?? 0,
  }
  const read = new Set<string>()
  const inFiles = new Set<string>()
  const calls = all.flatMap((endpoint): Call[] => {
    const addresses = addressesOf(endpoint, known, options.seed)
    return callers.flatMap((caller) => {
      if (!mayAsk(endpoint, caller)) return []
      const isLetIn = expectedOf(endpoint, caller, people) === 'in'
      // Who is not let in is so whatever is asked for: one address is enough.
      return addresses.slice(0, isLetIn ? addresses.length : 1).map((one) => ({ endpoint, caller, ...one }))
    })
  })

  async function ask({ endpoint, address, isTheOwners, caller }: Call): Promise<void> {
    const { headers, body } = plausibleBody(endpoint, options.seed)
    const sent: Sent = {
      method: endpoint.method,
      path: address,
      headers: { accept: '*/*', ...headers },
      ...(body && { body }),
    }
    const got = await campaign.send({
      ...sent,
      headers: { ...sent.headers, ...people.headersOf(caller), 'x-forwarded-for': aNetwork() },
    })
    campaign.judge(`reading ${endpoint.id}`, caller, sent, got)
    const done = got.status >= 200 && got.status < 300
    if (done) read.add(endpoint.id)
    for (const { name } of inFull.filter((one) => one.endpoint === endpoint))
      if (campaign.canaries.isIn(name, got.body)) inFiles.add(endpoint.id)
    const isOthers = isTheOwners && endpoint.access !== 'public' && outsiders.includes(caller)
    if (isOthers && done)
      findings.add(
        'leaks',
        `${endpoint.method} ${address} as ${caller} is the owner's, and answered ${got.status}`,
      )
    // Who is let in to the call may still be told that this thing is not for them.
    const expected = expectedOf(endpoint, caller, people)
    const found = wordOf(got.status)
    if (expected !== 'in' && found !== expected)
      findings.add(
        'leaks',
        `${endpoint.method} ${address} as ${caller}: ${expected} is declared, ${found} it was`,
      )
  }

  const queue = calls.values()
  const work = async () => {
    for (const call of queue) await ask(call)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const unread = all.filter(({ id, method }) => method === 'GET' && !read.has(id)).map(({ id }) => id)
  for (const id of unread) findings.add('unread', `nobody could read anything by ${id}: plant what it shows`)
  for (const { endpoint, name } of inFull.filter((one) => one.endpoint.method === 'GET'))
    if (!inFiles.has(endpoint.id)) findings.add('unread', `${endpoint.id} never had the ${name}`)
  console.log(`  ${calls.length} readings of private things by ${callers.length} callers`)
}

/** All read; what changes a thing is asked by those only who must not. */
function mayAsk({ method, path, access }: AnyEndpoint, caller: CallerName): boolean {
  if (method === 'GET') return true
  const isAuthors =
    typeof access === 'string' ? access !== 'public' && access !== 'session' : 'author' in access
  return isAuthors && path.includes('{') && outsiders.includes(caller)
}
