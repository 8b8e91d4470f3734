import { MOST_COMMENTS_LISTED, type ProofComment } from '@panai/contract/threads/proof-comments'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

type Answer = { id: number; from: 'author' | 'staff'; sender: string | null; text: string; at: string }
type Row = Omit<ProofComment, 'at' | 'closed_at' | 'answers'> & {
  at: Date
  closed_at: Date | null
  answers: Answer[] | null
}

/** The comments on a book's pages with their answers, in the order of the pages. */
export async function listComments(db: Database, submissionId: number): Promise<ProofComment[]> {
  const { rows } = await sql<Row>`
    select comment.id, said.side as "from", accounts.name as sender, coalesce(said.text, '') as text, said.at,
      number as version, comment.file_sha256 as sha256, comment.page, x, y, comment.letters_before, comment.closed_at,
      case when carried.comment_id is not null then jsonb_build_object('sha256', carried.file_sha256, 'page', carried.page,
        'letters_before', carried.letters_before, 'is_there', is_there) end as carried,
      (select json_agg(json_build_object('id', message.id, 'from', message.side, 'sender', writer.name,
          'text', coalesce(message.text, ''), 'at', message.at) order by message.id)
        from proof_answers as answer
          join thread_messages as message on message.id = answer.id
          left join accounts as writer on writer.id = message.account_id
        where answer.comment_id = comment.id) as answers
    from proof_comments as comment
      join thread_messages as said on said.id = comment.id
      join submission_versions as version on version.id = comment.version_id
      left join accounts on accounts.id = said.account_id
      left join carried_comments as carried on carried.comment_id = comment.id
    where comment.submission_id = ${submissionId}
    order by comment.id desc limit ${MOST_COMMENTS_LISTED}`.execute(db)
  return rows
    .map(({ at, closed_at, answers, ...comment }) => ({
      ...comment,
      at: at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
      answers: (answers ?? []).map((answer) => ({ ...answer, at: new Date(answer.at).toISOString() })),
    }))
    .sort((a, b) => a.page - b.page || (a.y ?? -1) - (b.y ?? -1) || a.id - b.id)
}
