import type { SessionUser } from '@panai/client/stored-session'
import { redirect } from '@tanstack/react-router'
import { checkedSession } from './check-session.ts'

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
  throw redirect({ to: '/login', search: chosen ? {} : { back: location.href }, replace: true })
}
