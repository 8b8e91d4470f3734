import { beforeSecondFactor, withoutSecondFactor } from '@panai/contract/accounts/before-second-factor'
import { endpoints } from '@panai/contract/endpoints'
import { type AnyEndpoint, refusalStatus } from '@panai/contract/http/endpoint'
import { MAX_ID } from '@panai/contract/http/fields'
import { isStaffRole, roleMay } from '@panai/contract/http/permissions'
import type { Campaign } from '../campaign.ts'
import { type CallerName, callers } from '../cast/callers.ts'
import type { People } from '../cast/people.ts'
import { aNetwork, type Sent } from '../lib/send.ts'

const all: readonly AnyEndpoint[] = endpoints
const AT_ONCE = 8
/** What an admin may do is done to nothing. */
const NOT_THERE = String(MAX_ID)
/** They end the caller's own session or account. */
const last = new Set(['logout', 'endAllSessions', 'endSession', 'closeAccount', 'removeSecondFactor'])

/** Each operation by each caller: who is let in is what the contract declares. */
export async function askMatrix({ people, send, judge, findings }: Campaign): Promise<void> {
  async function askAll(endpoint: AnyEndpoint): Promise<void> {
    for (const caller of callers) {
      if (last.has(endpoint.id)) await people.restore()
      const expected = expectedOf(endpoint, caller, people)
      const sent = emptyCall(endpoint, people)
      const headers = { ...sent.headers, ...people.headersOf(caller), 'x-forwarded-for': aNetwork() }
      const got = await send({ ...sent, headers })
      judge(`matrix ${endpoint.id}`, caller, sent, got)
      const found = wordOf(got.status)
      if (found !== expected)
        findings.add(
          'leaks',
          `${endpoint.id} as ${caller}: ${expected} is declared, ${found} (${got.status}) it was`,
        )
    }
  }

  const queue = all.filter(({ id }) => !last.has(id)).values()
  const work = async () => {
    for (const endpoint of queue) await askAll(endpoint)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const endpoint of all.filter(({ id }) => last.has(id))) await askAll(endpoint)
  await people.restore()
  console.log(`  ${all.length * callers.length} cells of the matrix`)
}

export type Word = 'in' | 'unauthenticated' | 'forbidden'

export function wordOf(status: number): Word {
  if (status === refusalStatus.unauthenticated) return 'unauthenticated'
  return status === refusalStatus.forbidden ? 'forbidden' : 'in'
}

export function expectedOf(endpoint: AnyEndpoint, caller: CallerName, people: People): Word {
  const { access } = endpoint
  if (access === 'public') return 'in'
  if (caller === 'visitor' || caller === 'ended') return 'unauthenticated'
  if (caller === 'expired') return access === 'session' ? 'in' : 'unauthenticated'
  const { role } = people.of(caller)
  if (caller === 'unset' && !withoutSecondFactor.includes(endpoint)) return 'forbidden'
  if (caller === 'asked' && !beforeSecondFactor.includes(endpoint)) return 'forbidden'
  if (access === 'session' || access === 'account') return 'in'
  if (access === 'author') return role === 'author' ? 'in' : 'forbidden'
  if (isStaffRole(role))
    return roleMay(role, 'staff' in access ? access.staff : access.orStaff) ? 'in' : 'forbidden'
  if ('staff' in access) return 'forbidden'
  return access.author === 'theirs' || caller === 'owner' ? 'in' : 'forbidden'
}

/** A body of its type that holds nothing: who may call is asked before what they sent. Own things are the owner's. */
function emptyCall({ method, path, body, params, access }: AnyEndpoint, people: People): Sent {
  const isOwn = typeof access !== 'string' && 'author' in access && access.author === 'byId'
  const id = isOwn ? String(people.of('owner').authorId) : NOT_THERE
  const inPath = params.safeParse({ id }).success ? id : crypto.randomUUID()
  const address = path.replace('{id}', inPath).replace('{language}', 'en').replace('{ifsc}', 'SBIN0000800')
  const accept = { accept: 'application/json' }
  if (!body) return { method, path: address, headers: accept }
  const isJson = body.type === 'application/json'
  const text = isJson ? '{}' : '--x\r\nContent-Disposition: form-data; name="nothing"\r\n\r\n\r\n--x--\r\n'
  const type = isJson ? body.type : 'multipart/form-data; boundary=x'
  return { method, path: address, headers: { ...accept, 'content-type': type }, body: Buffer.from(text) }
}
