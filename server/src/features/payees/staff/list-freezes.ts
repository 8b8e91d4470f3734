import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import type { listFreezes, PayeeFreeze } from '@panai/contract/payees/staff/payee-freezes'
import { countUpTo } from '../../../db/count-up-to.ts'
import type { Database } from '../../../db/database.ts'
import { listRange } from '../../../http/lists.ts'

type Asked = ParsedInputOf<typeof listFreezes>

export async function findFreezes(db: Database, asked: Asked) {
  const { limit, offset } = listRange(asked)
  const direction = asked.sort === 'frozen_at' ? 'asc' : 'desc'
  const matching = db
    .selectFrom('payee_freezes')
    .$if(asked.open !== undefined, (query) => query.where('payee_freezes.lifted_at', 'is', null))
    .$if(asked.author_id !== undefined, (query) =>
      query.where('payee_freezes.author_id', '=', asked.author_id ?? 0),
    )
  const page = matching
    .select('id')
    .orderBy('frozen_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
  const [rows, counted] = await Promise.all([
    freezeRows(db)
      .where('payee_freezes.id', 'in', page)
      .orderBy('payee_freezes.frozen_at', direction)
      .orderBy('payee_freezes.id', direction)
      .execute(),
    countUpTo(db, matching.select('id')),
  ])
  return { rows: rows.map(toFreeze), ...counted }
}

export async function getFreeze(db: Database, id: number): Promise<PayeeFreeze> {
  return toFreeze(await freezeRows(db).where('payee_freezes.id', '=', id).executeTakeFirstOrThrow())
}

function freezeRows(db: Database) {
  return db
    .selectFrom('payee_freezes')
    .innerJoin('authors', 'authors.id', 'payee_freezes.author_id')
    .leftJoin('accounts', 'accounts.author_id', 'payee_freezes.author_id')
    .leftJoin('accounts as lifter', 'lifter.id', 'payee_freezes.lifted_by')
    .select([
      'payee_freezes.id',
      'payee_freezes.author_id',
      'authors.name as author_name',
      'accounts.email',
      'accounts.phone',
      'payee_freezes.frozen_at',
      'payee_freezes.lifted_at',
      'lifter.name as lifted_by',
      'payee_freezes.note',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof freezeRows>['executeTakeFirstOrThrow']>>

function toFreeze({ frozen_at, lifted_at, ...row }: Row): PayeeFreeze {
  return { ...row, frozen_at: frozen_at.toISOString(), lifted_at: lifted_at?.toISOString() ?? null }
}
