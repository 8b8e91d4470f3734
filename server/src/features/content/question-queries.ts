import type { ShownQuestion } from '@panai/contract/content'
import type { Database } from '../../db/database.ts'

/** What the help page shows, in its order. */
export async function listShownQuestions(db: Database): Promise<ShownQuestion[]> {
  const rows = await db
    .selectFrom('questions')
    .select(['anchor as id', 'question', 'answer', 'language'])
    .where('is_shown', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, language: row.language }))
}
