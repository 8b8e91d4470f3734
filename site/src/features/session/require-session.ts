import { redirect } from '@tanstack/react-router'
import { checkedSession } from './check-session.ts'
import type { SessionUser } from './stored-session.ts'

/** Lets an author in; anybody else goes to the login and comes back from there. For `beforeLoad`, in the browser. */
export async function requireSession({ location }: { location: { href: string } }): Promise<{
  user: SessionUser
  authorId: number
}> {
  const session = await checkedSession()
  if (session.kind === 'in' && session.authorId !== null)
    return { user: session.user, authorId: session.authorId }
  const chosen = session.kind === 'out' && session.chosen
  throw redirect({ to: '/login', search: chosen ? {} : { back: location.href }, replace: true })
}
