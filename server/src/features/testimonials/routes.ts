import { listTestimonials, type Testimonial, testimonialTexts } from '@panai/contract/content/testimonials'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { inLanguage } from '@panai/contract/language/texts-in'
import type { Database } from '../../db/database.ts'
import { anyone, route } from '../../http/route.ts'
import { selectTestimonials, toTestimonial } from './select-testimonials.ts'
import { staffTestimonialRoutes } from './staff/routes.ts'

const MOST_SHOWN = 50

export const testimonialRoutes = [
  route(listTestimonials, anyone, ({ db, input }) => listShownTestimonials(db, input.texts_in)),
  ...staffTestimonialRoutes,
]

/** Those that everybody sees, in the order that the publisher chose. */
async function listShownTestimonials(
  db: Database,
  wanted: InterfaceLanguage | undefined,
): Promise<Testimonial[]> {
  const rows = await selectTestimonials(db)
    .orderBy('testimonials.position')
    .orderBy('testimonials.id')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(toTestimonial).map((row) => ({ ...row, ...inLanguage(row, testimonialTexts, wanted) }))
}
