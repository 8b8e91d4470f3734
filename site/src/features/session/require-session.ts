import type { SessionUser } from '@panai/client/stored-session'
import { redirect } from '@tanstack/react-router'
import { checkedSession } from './checked-session.ts'
import { SessionEnded } from './with-token.ts'

type Asked = { location: { href: string; pathname: string; searchStr: string } }

/** Lets an author in; anybody else goes to the login and comes back from there. For `beforeLoad`, in the browser. */
export async function requireSession({ location }: Asked): Promise<{
  user: SessionUser
  authorId: number
}> {
  // A mailed link confirms an address on any device, logged in or not.
  const token = new URLSearchParams(location.searchStr).get('confirm')
  if (token && location.pathname === '/profile')
    throw redirect({ to: '/confirm-email/$token', params: { token }, replace: true })

  const session = await checkedSession()
  if (session.kind === 'in' && session.authorId !== null)
    return { user: session.user, authorId: session.authorId }
  const chosen = session.kind === 'out' && session.chosen
  throw toLogin(chosen ? undefined : location.href)
}

/** What an author's page loads, unless the session turns out to be over meanwhile: then the login comes first, and no failure is shown. */
export async function orLogin<T>(loading: Promise<T>, { location }: Asked): Promise<T> {
  try {
    return await loading
  } catch (cause) {
    throw cause instanceof SessionEnded ? toLogin(location.href) : cause
  }
}

function toLogin(back: string | undefined) {
  return redirect({ to: '/login', search: back === undefined ? {} : { back }, replace: true })
}
