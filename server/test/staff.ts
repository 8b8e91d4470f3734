import type { StaffRole } from '@panai/contract/http/permissions'
import { anAccount, signInAs } from './accounts.ts'
import type { TestApplication } from './an-application.ts'
import { type Answer, ask } from './ask.ts'

export type StaffClient = {
  name: string
  get: (address: string) => Promise<Answer>
  send: (method: 'POST' | 'PATCH' | 'DELETE', address: string, value?: unknown) => Promise<Answer>
  headers: { authorization: string }
}

/** One of the company's people, signed in at their browser. */
export async function asStaff(app: TestApplication, role: StaffRole, name = 'செல்வி'): Promise<StaffClient> {
  const headers = await signInAs(app.db, await anAccount(app.db, { role, name }))
  return {
    name,
    headers,
    get: (address) => app.get(address, headers),
    send: (method, address, value) =>
      ask(app.origin, address, {
        method,
        headers: { ...headers, ...(value !== undefined && { 'content-type': 'application/json' }) },
        ...(value !== undefined && { body: JSON.stringify(value) }),
      }),
  }
}

/** The `data` of an answer that must be a success. */
export function dataOf<T>(answer: Answer): T {
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.text}`)
  return (answer.json() as { data: T }).data // what the caller says it is; the server parsed it
}

/** What is wrong, by field, of an answer that must be a refusal. */
export function errorsOf(answer: Answer): Record<string, string[]> {
  return (answer.json() as { errors?: Record<string, string[]> }).errors ?? {}
}
