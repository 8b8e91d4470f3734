import { lackingLanguages } from '@panai/contract/catalogue/staff/translations'
import type { StaffTestimonial } from '@panai/contract/content/staff/testimonials'
import * as calls from '@panai/contract/content/staff/testimonials'
import { testimonialTexts } from '@panai/contract/content/testimonials'
import { messages } from '@panai/contract/http/messages'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { sql } from 'kysely'
import { staffRoute } from '../../../access/staff-route.ts'
import type { Database } from '../../../db/database.ts'
import { ok } from '../../../http/answers.ts'
import { listRange, toList } from '../../../http/lists.ts'
import { Refusal } from '../../../http/refusal.ts'
import { selectTestimonials, type TestimonialRow, toTestimonial } from '../select-testimonials.ts'
import {
  addTestimonial,
  changeTestimonial,
  deleteTestimonial,
  orderTestimonials,
} from './write-testimonials.ts'

export const staffTestimonialRoutes = [
  staffRoute(calls.listStaffTestimonials, async ({ db, input }) => {
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
    return toList(input, { rows: rows.map(toStaffTestimonial), total })
  }),
  staffRoute(calls.getStaffTestimonial, async ({ db, input }) => ok(await get(db, input.id))),
  staffRoute(calls.createTestimonial, async (call) => {
    const id = await call.change((tx) => addTestimonial(tx, call.input))
    return ok(await get(call.db, id))
  }),
  staffRoute(calls.changeTestimonial, async (call) => {
    await call.change((tx) => changeTestimonial(tx, call.input))
    return ok(await get(call.db, call.input.id))
  }),
  staffRoute(calls.deleteTestimonial, async (call) => {
    await call.change((tx) => deleteTestimonial(tx, call.input.id))
    return ok({ id: call.input.id })
  }),
  staffRoute(calls.orderTestimonials, async (call) => {
    await call.change((tx) => orderTestimonials(tx, call.input.ids))
    return ok({ ids: call.input.ids })
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
  return toStaffTestimonial(row)
}

function toStaffTestimonial(row: TestimonialRow): StaffTestimonial {
  return { ...toTestimonial(row), lacks: lackingLanguages(row, testimonialTexts) }
}
