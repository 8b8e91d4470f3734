import {
  type AccountEvent,
  type accountEventsAsCsv,
  type listAccountEvents,
  MOST_ACCOUNT_EVENTS,
} from '@panai/contract/accounts/staff/account-events'
import { staffAccountMessages } from '@panai/contract/accounts/staff/staff-account-messages'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { eventNetworkOf, networkWords } from '../../access/network-words.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import type { Database } from '../../db/database.ts'
import { listRange } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'

type Asked = ParsedInputOf<typeof listAccountEvents>
export type EventFilter = ParsedInputOf<typeof accountEventsAsCsv>

/** @throws Refusal invalid for a page behind those that are leafed through. */
export async function findAccountEvents(db: Database, asked: Asked) {
  const { limit, offset } = listRange(asked)
  if (offset >= MOST_ACCOUNT_EVENTS)
    throw new Refusal('invalid', staffAccountMessages.narrowDown, {
      errors: { page: [staffAccountMessages.narrowDown] },
    })
  const among = eventsMatching(db, asked)
  const counted = await countUpTo(db, among.select('account_events.id'), MOST_ACCOUNT_EVENTS)
  const direction = asked.sort === 'at' ? 'asc' : 'desc'
  const rows = await withNames(among)
    .orderBy('account_events.at', direction)
    .orderBy('account_events.id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows: rows.map(toEvent), ...counted }
}

export function eventsMatching(db: Database, { account_id, kind, of, network, from, until }: EventFilter) {
  return db
    .selectFrom('account_events')
    .$call((query) =>
      account_id === undefined ? query : query.where('account_events.account_id', '=', account_id),
    )
    .$call((query) => (kind === undefined ? query : query.where('account_events.kind', '=', kind)))
    .$if(of === 'staff', (query) => query.where('account_events.of_staff', '=', true))
    .$if(of === 'author', (query) => query.where('account_events.of_staff', '=', false))
    .$if(of === 'unknown', (query) => query.where('account_events.of_staff', 'is', null))
    .$call((query) =>
      network === undefined ? query : query.where('account_events.network', '=', eventNetworkOf(network)),
    )
    .$if(from !== undefined, (query) => query.where('account_events.at', '>=', new Date(from ?? 0)))
    .$if(until !== undefined, (query) => query.where('account_events.at', '<', new Date(until ?? 0)))
}

export function withNames(among: ReturnType<typeof eventsMatching>) {
  return among
    .leftJoin('accounts', 'accounts.id', 'account_events.account_id')
    .leftJoin('accounts as actor', 'actor.id', 'account_events.by_id')
    .select([
      'account_events.id',
      'account_events.at',
      'account_events.last_at',
      'account_events.kind',
      'account_events.account_id',
      'account_events.network',
      'account_events.device',
      'account_events.detail',
      'account_events.times',
      'accounts.name',
      'accounts.role',
      'actor.name as by',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number]

export function toEvent({ at, last_at, ...row }: Row): AccountEvent {
  const event = {
    ...row,
    network: networkWords(row.network),
    at: at.toISOString(),
    last_at: last_at.toISOString(),
  }
  return event as AccountEvent // its reply is parsed by the declaration
}
