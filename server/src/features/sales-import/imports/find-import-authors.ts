import { paise, toRupees } from '@panai/contract/money/money'
import type { Database } from '../../../db/database.ts'
import { listRange } from '../../../http/lists.ts'

type Asked = { id: number; page: number; per_page: number; sort: string }

/** What an import comes to for each author who has a part in it. */
export async function findImportAuthors(db: Database, asked: Asked) {
  const { limit, offset } = listRange(asked)
  const direction = asked.sort.startsWith('-') ? 'desc' : 'asc'
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('sales_import_authors')
      .innerJoin('authors', 'authors.id', 'author_id')
      .select(['author_id as id', 'authors.name as author_name', 'sales', 'copies', 'royalty_paise'])
      .where('import_id', '=', asked.id)
      .orderBy('royalty_paise', direction)
      .orderBy('author_id')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('sales_import_authors')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('import_id', '=', asked.id)
      .executeTakeFirstOrThrow(),
  ])
  return {
    rows: rows.map(({ royalty_paise, ...row }) => ({ ...row, royalty: toRupees(paise(royalty_paise)) })),
    total,
  }
}
