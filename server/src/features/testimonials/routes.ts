import {
  changeTestimonial,
  createTestimonial,
  deleteTestimonial,
  getStaffTestimonial,
  listStaffTestimonials,
  orderTestimonials,
  type StaffTestimonial,
} from '@panai/contract/content/staff/testimonials'
import { listTestimonials } from '@panai/contract/content/testimonials'
import { messages } from '@panai/contract/http/messages'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { sql } from 'kysely'
import { staffRoute } from '../../access/staff-route.ts'
import type { Database } from '../../db/database.ts'
import { success } from '../../http/answers.ts'
import { listRange, toList } from '../../http/lists.ts'
import { Refusal } from '../../http/refusal.ts'
import { anyone, route } from '../../http/route.ts'
import { listShownTestimonials, selectTestimonials, toTestimonial } from './read-testimonials.ts'
import {
  addTestimonial,
  changeTestimonial as change,
  orderTestimonials as order,
  deleteTestimonial as remove,
} from './write-testimonials.ts'

export const testimonialRoutes = [
  route(listTestimonials, anyone, ({ db, input }) => listShownTestimonials(db, input.texts_in)),
  staffRoute(listStaffTestimonials, async ({ db, input }) => {
    const { limit, offset } = listRange(input)
    const direction = input.sort === 'position' ? 'asc' : 'desc'
    const found = inNeed(input.lacks)
    const [rows, { total }] = await Promise.all([
      selectTestimonials(db)
        .where(found)
        .orderBy('testimonials.position', direction)
        .orderBy('testimonials.id', direction)
        .limit(limit)
        .offset(offset)
        .execute(),
      db
        .selectFrom('testimonials')
        .where(found)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return toList(input, { rows: rows.map(toTestimonial), total })
  }),
  staffRoute(getStaffTestimonial, async ({ db, input }) => ({ success, data: await get(db, input.id) })),
  staffRoute(createTestimonial, async (call) => {
    const id = await call.change((tx) => addTestimonial(tx, call.input))
    return { success, data: await get(call.db, id) }
  }),
  staffRoute(changeTestimonial, async (call) => {
    await call.change((tx) => change(tx, call.input))
    return { success, data: await get(call.db, call.input.id) }
  }),
  staffRoute(deleteTestimonial, async (call) => {
    await call.change((tx) => remove(tx, call.input.id))
    return { success, data: { id: call.input.id } }
  }),
  staffRoute(orderTestimonials, async (call) => {
    await call.change((tx) => order(tx, call.input.ids))
    return { success, data: { ids: call.input.ids } }
  }),
]

/** Those that are not there in the language; all of them where none is asked for. */
function inNeed(lacks: InterfaceLanguage | undefined) {
  if (lacks === undefined) return sql<boolean>`true`
  return sql<boolean>`testimonials.language <> ${lacks} and ${sql.ref(`testimonials.quote_${lacks}`)} is null`
}

async function get(db: Database, id: number): Promise<StaffTestimonial> {
  const row = await selectTestimonials(db).where('testimonials.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found', messages.notFound)
  return toTestimonial(row)
}
