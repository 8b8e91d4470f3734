import { randomUUID } from 'node:crypto'
import { type Access, type AnyEndpoint, refusalStatus } from '@panai/contract/http/endpoint'
import { permissionNames } from '@panai/contract/http/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccessCase, casesOf, closed, open, permissionFor } from '../../test/access-cases.ts'
import { aCaller, signedIn } from '../../test/access-situations.ts'
import { anAccount } from '../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../test/an-application.ts'
import type { Answer } from '../../test/ask.ts'
import { addressesOf, callEmpty } from '../../test/call-endpoint.ts'

/** Every call of the contract, asked by everybody who must get an answer. */
const words: Record<Exclude<Access, object>, true> = {
  public: true,
  session: true,
  account: true,
  author: true,
}

let app: TestApplication
beforeAll(async () => {
  // The people of the demo are let in on this machine only.
  const settings = { TRUSTED_PROXIES: '1', DEMO: '1', PUBLIC_URL: 'http://localhost:3000' }
  app = await startTestApplication({ settings })
})
afterAll(() => app.stop())

/** Calls each of the endpoint's addresses, each by somebody new: the call may end the account that makes it. */
async function answersTo(endpoint: AnyEndpoint, { role, situation }: AccessCase): Promise<Answer[]> {
  const answers: Answer[] = []
  const { length } = addressesOf(endpoint, 1)
  for (let at = 0; at < length; at++) {
    const caller = await aCaller(app.db, role)
    const authorization = await situation(caller, app.db)
    const author = caller.account.author_id ?? (await anAccount(app.db)).author_id ?? 1
    const headers = authorization === null ? {} : { authorization }
    answers.push(await callEmpty(app.origin, endpoint, addressesOf(endpoint, author)[at] ?? '', headers))
  }
  return answers
}

/** Whether they may is all that is asked here: what they sent is empty and may be refused for that. */
const doors: number[] = [refusalStatus.unauthenticated, refusalStatus.forbidden, 500]
const told = ({ status, headers }: Answer) => ({
  status: doors.includes(status) ? status : 'let in',
  caching: headers['cache-control'],
})

test.each([...open, ...closed].map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s names who may call',
  (_, { access }) => {
    const known: readonly string[] = typeof access === 'string' ? Object.keys(words) : permissionNames
    expect(known).toContain(typeof access === 'string' ? access : permissionFor(access))
  },
)

describe.each(closed.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  const letIn = casesOf(endpoint).filter(({ expected }) => expected === 'let in')
  test.each(letIn.map((each) => [each.who, each] as const))('lets in %s', async (_, each) => {
    for (const answer of await answersTo(endpoint, each))
      expect(told(answer)).toEqual({ status: 'let in', caching: 'no-store' })
  })
})

test.each(open.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s answers the same with any token and with none',
  async (_, endpoint) => {
    for (const address of addressesOf(endpoint, 1)) {
      const without = await callEmpty(app.origin, endpoint, address, {})
      expect([401, 403, 500]).not.toContain(without.status)
      const ofNoSession = { account: await anAccount(app.db), sessionId: randomUUID() }
      for (const authorization of [
        'Bearer a.b.c',
        'Bearer undefined',
        (await signedIn(ofNoSession, app.db)) ?? '',
      ]) {
        const { status } = await callEmpty(app.origin, endpoint, address, { authorization })
        expect([address, status]).toEqual([address, without.status])
      }
    }
  },
)
