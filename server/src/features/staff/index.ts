/** What other features need for what the company's people do: the door, the change that is written down, and lists. */
export { type Actor, actingAs } from './acting-as.ts'
export { listRange, toList } from './lists.ts'
export { refuseStale } from './refuse-stale.ts'
export type { StaffCaller } from './staff-caller.ts'
export { type StaffCall, staffFileRoute, staffRoute } from './staff-route.ts'
export type { WaitingCounter } from './waiting.ts'
