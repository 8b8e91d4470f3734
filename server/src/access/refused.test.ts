import { type AnyEndpoint, refusalStatus } from '@panai/contract/http/endpoint'
import { refusalReply } from '@panai/contract/http/refusal-reply'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessCase, casesOf, closed } from '../../test/access-cases.ts'
import { aCaller, type Caller, type Situation } from '../../test/access-situations.ts'
import { anAccount } from '../../test/accounts.ts'
import { startTestApplication, type TestApplication } from '../../test/an-application.ts'
import type { Answer } from '../../test/ask.ts'
import { addressesOf, callEmpty } from '../../test/call-endpoint.ts'

/** Every closed call of the contract, asked by everybody who must not get an answer. */
type Refused = AccessCase & { expected: 'unauthenticated' | 'forbidden' }
const isRefused = (each: AccessCase): each is Refused => each.expected !== 'let in'

let app: TestApplication
let another: number
beforeAll(async () => {
  // The people of the demo are let in on this machine only.
  const settings = { TRUSTED_PROXIES: '1', DEMO: '1', PUBLIC_URL: 'http://localhost:3000' }
  app = await startTestApplication({ settings })
  another = (await anAccount(app.db)).author_id ?? 0
})
afterAll(() => app.stop())

/** A refusal changes nothing about the account: one account in each situation serves for all calls. */
type Prepared = Caller & { authorization: string | null }
const prepared = new Map<Situation, Map<string, Promise<Prepared>>>()
function callerIn({ situation, role }: Refused): Promise<Prepared> {
  const ofRoles = prepared.get(situation) ?? new Map<string, Promise<Prepared>>()
  prepared.set(situation, ofRoles)
  const found = ofRoles.get(role) ?? prepare()
  ofRoles.set(role, found)
  return found

  async function prepare(): Promise<Prepared> {
    const caller = await aCaller(app.db, role)
    return { ...caller, authorization: await situation(caller, app.db) }
  }
}

/** Calls each of the endpoint's addresses. */
async function answersTo(endpoint: AnyEndpoint, refused: Refused): Promise<Answer[]> {
  const { account, authorization } = await callerIn(refused)
  const own = account.author_id ?? another
  const id = { own, 'another author': another, nobody: 2_147_483_647 }[refused.asksFor ?? 'own']
  const headers = authorization === null ? {} : { authorization }
  return Promise.all(
    addressesOf(endpoint, id).map((address) => callEmpty(app.origin, endpoint, address, headers)),
  )
}

function told({ status, headers, json }: Answer) {
  const reply = status < 400 ? null : refusalReply.safeParse(json()).data
  return {
    status,
    isRefusal: reply?.success === false,
    caching: headers['cache-control'],
    challenge: headers['www-authenticate'],
    errors: reply?.errors,
    reason: reply?.reason,
  }
}

const refusalOf = ({ expected, reason }: Refused) => ({
  status: refusalStatus[expected],
  isRefusal: true,
  caching: 'no-store',
  challenge: expected === 'unauthenticated' ? 'Bearer' : undefined,
  errors: undefined,
  ...(reason && { reason }),
})

test.each(closed.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s refuses everybody who may not call it',
  async (_, endpoint) => {
    const refused = casesOf(endpoint).filter(isRefused)
    const answers = await Promise.all(
      refused.map(async (each) => [each.who, (await answersTo(endpoint, each)).map(told)] as const),
    )
    const addresses = addressesOf(endpoint, 1)
    expect(Object.fromEntries(answers)).toMatchObject(
      Object.fromEntries(refused.map((each) => [each.who, addresses.map(() => refusalOf(each))])),
    )
    expect(answers).toHaveLength(refused.length)
  },
)
