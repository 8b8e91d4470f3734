import type { Endpoint, OutputOf } from '@panai/contract/http/endpoint'
import type { StaffRole } from '@panai/contract/http/permissions'
import { type AccountRow, anAccount, sendJson, signInAs, signInWithFactor } from './accounts.ts'
import type { TestApplication } from './an-application.ts'
import { type Answer, ask } from './ask.ts'

/** One of the company's people, signed in. */
export type StaffMember = {
  account: AccountRow
  headers: Record<string, string>
  /** A call whatever its answer; what its path does not name is sent as JSON, or of a GET in the query. */
  tries: (endpoint: Endpoint, input?: Record<string, unknown>) => Promise<Answer>
  /** A call that must succeed, its answer parsed by the contract. */
  calls: <E extends Endpoint>(endpoint: E, input?: Record<string, unknown>) => Promise<OutputOf<E>>
}

/** One who moves money: the session has given its second factor. */
export function aClerk(app: Pick<TestApplication, 'db' | 'origin'>, name = 'Meena'): Promise<StaffMember> {
  return aStaffMember(app, 'accounts', name, signInWithFactor)
}

export async function aStaffMember(
  { db, origin }: Pick<TestApplication, 'db' | 'origin'>,
  role: StaffRole = 'editor',
  name = 'Selvi',
  signIn: typeof signInAs = signInAs,
): Promise<StaffMember> {
  const account = await anAccount(db, { role, name })
  const headers = { accept: 'application/json', ...(await signIn(db, account)) }
  async function tries({ method, path }: Endpoint, input: Record<string, unknown> = {}): Promise<Answer> {
    const rest = Object.entries(input).filter(([field]) => !path.includes(`{${field}}`))
    const address = path.replace(/\{(\w+)\}/g, (_, field: string) => String(input[field]))
    if (method !== 'GET') return sendJson(origin, method, address, Object.fromEntries(rest), headers)
    const query = new URLSearchParams(rest.map(([field, value]): [string, string] => [field, String(value)]))
    return ask(origin, query.size > 0 ? `${address}?${query}` : address, { headers })
  }
  return {
    account,
    headers,
    tries,
    async calls(endpoint, input) {
      const answer = await tries(endpoint, input)
      if (answer.status !== 200) throw new Error(`${endpoint.id} answered ${answer.status}: ${answer.text}`)
      return endpoint.output.parse(answer.json()) as OutputOf<typeof endpoint> // parsed by it
    },
  }
}
