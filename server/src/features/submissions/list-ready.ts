import type { TextEdit } from '@panai/contract/manuscripts/text-edits'
import { submissionLanguages } from '@panai/contract/submissions/submission-rules'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { BookRecord } from '../../manuscripts/interior/book-record.ts'
import {
  type EbookParts,
  fromCheckedVersions,
  type InteriorParts,
  isOutdated,
  waitsForPages,
} from './book-parts.ts'
import { isNewest } from './is-newest.ts'
import { editsOfVersion } from './text-edits/edits-of-version.ts'

type Parts = { interiors: InteriorParts; ebooks: EbookParts }

/** A manuscript that is ready to become a book. */
export type Ready<Made extends keyof Parts> = {
  /** Of the version. */
  id: number
  /** Of the Word file whose text is read. */
  key: string
  at: Date
  submission: { id: number; submittedAt: Date }
  parts: Parts[Made]
  /** What its readers have changed in its text. */
  edits: readonly TextEdit[]
  record: BookRecord
}

type Row<Made extends keyof Parts> = Pick<Ready<Made>, 'id' | 'key' | 'at' | 'parts' | 'edits'> & {
  submissionId: number
  submittedAt: Date
  year: number
}

const isReady = { interiors: sql`true`, ebooks: sql`not ${waitsForPages}` } as const

/** The newest version of each manuscript that its check has let through and of which this is to be made, for the first time or anew. */
export async function listReady<Made extends keyof Parts>(db: Database, made: Made): Promise<Ready<Made>[]> {
  const { rows } = await sql<Row<Made>>`
    select version.id, version.text_key as key, version.at, parts.${sql.ref(made)} as parts,
      ${editsOfVersion} as edits,
      extract(year from india_today())::int as year, submissions.id as "submissionId", submitted_at as "submittedAt"
    from ${fromCheckedVersions} left join ${sql.table(made)} as made on made.version_id = version.id
    where ${isNewest} and (made.version_id is null or ${isOutdated[made]}) and ${isReady[made]}
    order by version.id limit 1000`.execute(db)
  return rows.map(({ id, key, at, parts, edits, year, submissionId, submittedAt }) => {
    return {
      ...{ id, key, at, parts, edits },
      submission: { id: submissionId, submittedAt },
      record: recordOf(parts, year),
    }
  })
}

function recordOf(parts: InteriorParts | EbookParts, year: number): BookRecord {
  const { title, subtitle, author, language, isbn, contributors, edition, copyrightHolder, copyrightYear } =
    parts
  return {
    ...{ title, subtitle, author, language: submissionLanguages[language], isbn, contributors },
    ...{ edition, copyrightHolder, copyrightYear, year },
  }
}
