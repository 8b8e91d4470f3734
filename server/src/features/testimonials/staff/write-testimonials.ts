import { randomBytes } from 'node:crypto'
import { slugFrom } from '@panai/contract/catalogue/staff/slug-from'
import {
  type changeTestimonial as changing,
  type createTestimonial,
  testimonialMessages,
} from '@panai/contract/content/staff/testimonials'
import { testimonialTexts } from '@panai/contract/content/testimonials'
import type { ParsedInputOf } from '@panai/contract/http/endpoint'
import { messages } from '@panai/contract/http/messages'
import { sql } from 'kysely'
import { brokenReference } from '../../../db/broken-key.ts'
import type { Tx } from '../../../db/transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { refuseBrokenTranslations } from '../../../http/refuse-broken-translations.ts'
import { refuseStale } from '../../../http/refuse-stale.ts'

const MOST_SLUG = 100

/** Behind the last. @returns the id. */
export async function addTestimonial(
  tx: Tx,
  fields: ParsedInputOf<typeof createTestimonial>,
): Promise<number> {
  refuseBrokenTranslations(fields, testimonialTexts)
  // Names in addresses are nobody's to read here: the ending makes them different.
  const slug = `${slugFrom(fields.author_name, MOST_SLUG, 'testimonial')}-${randomBytes(4).toString('hex')}`
  const { id } = await tx
    .insertInto('testimonials')
    .values({
      ...fields,
      slug,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from testimonials)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(orPictureGone)
  return id
}

/** @throws Refusal conflict when it has been changed meanwhile, not_found, invalid. */
export async function changeTestimonial(
  tx: Tx,
  { id, version, ...fields }: ParsedInputOf<typeof changing>,
): Promise<void> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const now = await tx
    .selectFrom('testimonials')
    .selectAll()
    .where('id', '=', id)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst()
  if (!now) return refuseStale(tx, 'testimonials', id)
  refuseBrokenTranslations({ ...now, ...given }, testimonialTexts)
  await tx
    .updateTable('testimonials')
    .set({ position: sql`position`, ...given })
    .where('id', '=', id)
    .execute()
    .catch(orPictureGone)
}

/** @throws Refusal not_found. */
export async function deleteTestimonial(tx: Tx, id: number): Promise<void> {
  const gone = await tx.deleteFrom('testimonials').where('id', '=', id).returning('id').executeTakeFirst()
  if (!gone) throw new Refusal('not_found', messages.notFound)
}

/** Renumbers all of them; only those that moved are changed. @throws Refusal conflict when the ids are not all there are. */
export async function orderTestimonials(tx: Tx, ids: readonly number[]): Promise<void> {
  const all = await tx.selectFrom('testimonials').select('id').orderBy('id').forUpdate().execute()
  const known = new Set(all.map(({ id }) => id))
  const isAll =
    ids.length === known.size && new Set(ids).size === known.size && ids.every((id) => known.has(id))
  if (!isAll) throw new Refusal('conflict', testimonialMessages.notAll, { reason: 'stale' })
  await sql`
    update testimonials set position = wanted.position
    from unnest(${ids}::int[]) with ordinality as wanted (id, position)
    where testimonials.id = wanted.id and testimonials.position <> wanted.position`.execute(tx)
}

function orPictureGone(error: unknown): never {
  const broken = brokenReference(error)
  if (broken === null) throw error
  const isPhoto = broken.includes('photo')
  throw new Refusal('invalid', messages.invalidInput, {
    errors: { [isPhoto ? 'photo_id' : 'cover_id']: [testimonialMessages.pictureGone] },
  })
}
