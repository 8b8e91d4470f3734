import type { Endpoint, FileEndpoint } from '@panai/contract/http/endpoint'
import type { StaffAccess } from '@panai/contract/http/permissions'
import type { z } from 'zod'
import type { Tx } from '../db/transaction.ts'
import { type Call, fileRoute, type Route, route } from '../http/route.ts'
import { actingAs } from './acting-as.ts'
import { deviceLabel } from './device-label.ts'
import { type StaffCaller, whoMay } from './staff-caller.ts'

export type StaffCall<E> = Call<E, StaffCaller> & {
  /** Runs work in one transaction that writes down each change as the caller's. Nothing is changed outside of it. */
  change: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

/** Binds an endpoint of the staff: who may call is what it declares. */
export function staffRoute<E extends Endpoint & { access: StaffAccess }>(
  endpoint: E,
  answer: (call: StaffCall<E>) => Promise<z.input<E['output']>>,
): Route {
  return route(endpoint, whoMay(endpoint.access.staff), (call) => answer(withChange(endpoint, call)))
}

/** The same for a call that answers with a file. */
export function staffFileRoute<E extends FileEndpoint & { access: StaffAccess }>(
  endpoint: E,
  answer: (call: StaffCall<E>) => Promise<AsyncIterable<string | Uint8Array>>,
): Route {
  return fileRoute(endpoint, whoMay(endpoint.access.staff), (call) => answer(withChange(endpoint, call)))
}

function withChange<E extends { id: string }>(endpoint: E, call: Call<E, StaffCaller>): StaffCall<E> {
  const { accountId } = call.caller
  const { address, userAgent } = call.visitor
  const actor = { accountId, address, device: deviceLabel(userAgent), action: endpoint.id }
  return { ...call, change: (work) => actingAs(call.db, actor, work) }
}
