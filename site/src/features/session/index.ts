/*
 * The session of an author, for the pages below `routes/_author/`: what is there is rendered in the browser only, opens only for
 * an author, and is left for the login when the session ends in whatever tab.
 *
 * - A page: `createFileRoute('/_author/sales-history')({ head: () => unlistedHead('Sales history'), loader, component })`. Its loader finds
 *   `context.user` and `context.authorId`; a component `useSession()` or `Route.useRouteContext()`.
 * - A call: `authedApi('/api/author/booklists', {})`, `authedSend('PATCH', '/api/author/profile', {…})`, `authedSendForm('PUT', …, form)`,
 *   `authedFetch(address, {})` for a file. Each carries the token, renews it once after a 401, and throws `SessionEnded` when that does not help.
 * - An upload that watches its own progress: `withToken((token) => anXhr(token))`, where `anXhr` resolves to a `Response`.
 * - A form that says 'Session expired. Please login again.' before the login comes: `{ leaveAfterMs: 2000 }`, and catch `SessionEnded`.
 * - A guard against unsaved changes has to let go when `currentSession().kind !== 'in'`.
 */

export { storedToken } from '@panai/client/stored-session'
export { authedApi, authedFetch, authedSend, authedSendForm } from './authed-api.ts'
export { logOut } from './log-out.ts'
export { currentSession } from './session-store.ts'
export { SessionEnded, withToken } from './with-token.ts'
