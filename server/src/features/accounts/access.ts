import { accountMessages } from '@panai/contract/account-messages'
import type { Context } from 'hono'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Access } from '../../http/route.ts'
import type { ServerContext } from '../../http/server-context.ts'
import { readToken } from './access-token.ts'
import type { AuthorCaller, Caller } from './caller.ts'
import { findCaller } from './find-caller.ts'

/** The access word `session`: whoever has a token, expired or not, of a session that still runs. */
export const ofSession: Access<Caller> = (c, db) => callerOf(c, db, { mayBeExpired: true })

/** The access word `account`: whoever is signed in, authors and the company's people. */
export const anyAccount: Access<Caller> = (c, db) => callerOf(c, db, { mayBeExpired: false })

/** The access word `author`: a signed-in author. */
export const signedIn: Access<AuthorCaller> = async (c, db) => {
  const { authorId, ...caller } = await anyAccount(c, db)
  if (authorId === null) throw new Refusal('forbidden', accountMessages.noAuthor)
  return { ...caller, authorId }
}

/** The access word `own`: the author whose id stands in the path as `{id}`, and staff, who may read any. */
export const ownAuthor: Access<Caller> = async (c, db) => {
  const caller = await anyAccount(c, db)
  const isOwn = caller.authorId !== null && c.req.param('id') === String(caller.authorId)
  if (!isOwn && caller.role === 'author') throw new Refusal('forbidden', accountMessages.notYours)
  return caller
}

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i

async function callerOf(
  c: Context<ServerContext>,
  db: Database,
  options: { mayBeExpired: boolean },
): Promise<Caller> {
  const [, token] = bearer.exec(c.req.header('authorization') ?? '') ?? []
  const claims = token === undefined ? null : await readToken(c.get('keys'), token, options)
  const caller = claims === null ? null : await findCaller(db, claims)
  if (caller === null) throw new Refusal('unauthenticated', accountMessages.notSignedIn)
  return caller
}
