import { accountMessages } from '@panai/contract/accounts/account-messages'
import { staffMessages } from '@panai/contract/console/staff/staff-messages'
import type { AnyEndpoint } from '@panai/contract/http/endpoint'
import { isStaffRole, roleMay, type SharedAccess } from '@panai/contract/http/permissions'
import type { Context } from 'hono'
import type { Database } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Access } from '../http/route.ts'
import type { ServerContext } from '../http/server-context.ts'
import { readToken } from './access-token.ts'
import { askSecondFactor } from './ask-second-factor.ts'
import type { AuthorCaller, Caller } from './caller.ts'
import { findCaller } from './find-caller.ts'

/** The access word `session`: everybody with a token, expired or not, of a running session. */
export const ofSession: Access<Caller> = (c, db, endpoint) =>
  callerOf(c, db, endpoint, { mayBeExpired: true })

/** The access word `account`: everybody who is signed in, authors and the company's people. */
export const anyAccount: Access<Caller> = (c, db, endpoint) =>
  callerOf(c, db, endpoint, { mayBeExpired: false })

/** The access word `author`: a signed-in author. */
export const signedIn: Access<AuthorCaller> = async (c, db, endpoint) => {
  const { authorId, ...caller } = await anyAccount(c, db, endpoint)
  if (authorId === null) throw new Refusal('forbidden', accountMessages.noAuthor)
  return { ...caller, authorId }
}

/** The access of what an author has and staff with a permission see too: an author by the id in the path, if it asks for that. */
export function shared({ author, orStaff }: SharedAccess): Access<Caller> {
  return async (c, db, endpoint) => {
    const caller = await anyAccount(c, db, endpoint)
    const { role, authorId } = caller
    if (isStaffRole(role)) {
      if (!roleMay(role, orStaff)) throw new Refusal('forbidden', staffMessages.notAllowed)
      return caller
    }
    if (authorId === null) throw new Refusal('forbidden', accountMessages.noAuthor)
    if (author === 'byId' && c.req.param('id') !== String(authorId))
      throw new Refusal('forbidden', accountMessages.notYours)
    return caller
  }
}

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i

/** Everybody who calls with a token is found here, so that nothing forgets to ask staff for their second factor. */
async function callerOf(
  c: Context<ServerContext>,
  db: Database,
  endpoint: AnyEndpoint,
  options: { mayBeExpired: boolean },
): Promise<Caller> {
  const [, token] = bearer.exec(c.req.header('authorization') ?? '') ?? []
  const claims = token === undefined ? null : await readToken(c.get('keys'), token, options)
  const caller = claims === null ? null : await findCaller(db, claims, c.get('demoLogins'))
  if (caller === null) throw new Refusal('unauthenticated', accountMessages.notSignedIn)
  askSecondFactor(caller, endpoint)
  return caller
}
