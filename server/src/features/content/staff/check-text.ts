import { blogMessages } from '@panai/contract/content/staff/blog-rules'
import { messages } from '@panai/contract/http/messages'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { cleanHtml, type Unclean } from '../rich-text/clean-html.ts'
import { picturesIn } from '../rich-text/nodes.ts'
import { plainTextOf } from '../rich-text/plain-text.ts'
import { writeHtml } from '../rich-text/write-html.ts'

const words: Record<Unclean, string> = {
  unreadable: blogMessages.unreadable,
  'foreign picture': blogMessages.foreignPicture,
  'picture without words': blogMessages.altMissing,
}

/** A text as it may be stored, its plain words, and the pictures that it shows. */
export type CheckedText = { html: string; content: string; pictureIds: readonly number[] }

/** @throws Refusal invalid when the text holds what can't be shown and must not be left out in silence. */
export async function checkText(db: Database | Tx, given: string): Promise<CheckedText> {
  const nodes = cleanHtml(given)
  if (typeof nodes === 'string') throw refuse('html', words[nodes])
  const content = plainTextOf(nodes)
  const keys = [...new Set(picturesIn(nodes).map(({ key }) => key))]
  if (content === '' && keys.length === 0) throw refuse('html', blogMessages.text)
  const known =
    keys.length === 0 ? [] : await db.selectFrom('pictures').select('id').where('key', 'in', keys).execute()
  if (known.length !== keys.length) throw refuse('html', blogMessages.pictureUnknown)
  return { html: writeHtml(nodes), content, pictureIds: known.map(({ id }) => id) }
}

type LeadPicture = { picture_id: number | null; picture_alt: string }

/** The words stand for the picture: neither goes without the other. @throws Refusal invalid */
export async function checkPicture(
  db: Database | Tx,
  { picture_id, picture_alt }: LeadPicture,
): Promise<LeadPicture> {
  if (picture_id === null) return { picture_id, picture_alt: '' }
  if (picture_alt === '') throw refuse('picture_alt', blogMessages.altMissing)
  const known = await db.selectFrom('pictures').select('id').where('id', '=', picture_id).executeTakeFirst()
  if (!known) throw refuse('picture_id', blogMessages.pictureUnknown)
  return { picture_id, picture_alt }
}

function refuse(field: string, message: string): Refusal {
  return new Refusal('invalid', messages.invalidInput, { errors: { [field]: [message] } })
}
