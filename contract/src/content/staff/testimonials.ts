import { z } from 'zod'
import { givenTranslations, lacks, lacksFilter, translationsOf } from '../../catalogue/staff/translations.ts'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, requiredText } from '../../http/fields.ts'
import { messages } from '../../http/messages.ts'
import { staffMay } from '../../http/permissions.ts'
import type { TextRule } from '../../language/text-rules.ts'
import { languages } from '../../language/vocabulary.ts'
import { testimonial, testimonialTexts } from '../testimonials.ts'

const line = (label: string, most: number) =>
  ({
    lines: 'one',
    missing: `${label} is required`,
    most,
    tooLong: `${label} must have at most ${most} characters`,
  }) as const

export const testimonialRules = {
  book_title: line('Title of the book', 500),
  quote: { ...line('Quote', 2_000), lines: 'many' },
  author_name: line('Name', 255),
  author_title: line('Description of the person', 255),
} as const satisfies Record<string, TextRule>

export const testimonialMessages = {
  rating: 'Rating must be a whole number from 1 to 5',
  pictureGone: 'This picture is not there any more: please choose it again',
  notAll: 'The order must name every testimonial once: look at the list again',
} as const

export const staffTestimonial = testimonial
  .extend({
    version: z.int(),
    position: z.int(),
    cover_id: z.int().nullable(),
    photo_id: z.int().nullable(),
    ...translationsOf(testimonialTexts),
    lacks,
  })
  .meta({ id: 'StaffTestimonial' })
export type StaffTestimonial = z.output<typeof staffTestimonial>

const pictureId = z.int().min(1).max(MAX_ID).nullable()
const rating = z
  .int(testimonialMessages.rating)
  .min(1, testimonialMessages.rating)
  .max(5, testimonialMessages.rating)
  .nullable()

const { book_title: _, ...translated } = testimonialRules
const fields = {
  book_title: requiredText(testimonialRules.book_title),
  quote: requiredText(testimonialRules.quote),
  author_name: requiredText(testimonialRules.author_name),
  author_title: requiredText(testimonialRules.author_title),
  language: z.enum(languages, 'Please select a language'),
  ...givenTranslations(translated),
}
const optional = { rating, cover_id: pictureId, photo_id: pictureId }

const shared = { tag: 'Staff: catalogue' } as const
const one = { ...shared, params: z.object({ id: idInPath }), notFound: messages.notFound } as const

export const listStaffTestimonials = endpoint({
  ...shared,
  id: 'listStaffTestimonials',
  method: 'GET',
  path: '/api/staff/testimonials',
  access: staffMay('catalogue.read'),
  summary: 'Testimonials in the order in which they are shown',
  query: listQuery(['position', '-position'], { lacks: lacksFilter }),
  output: staffList(staffTestimonial),
})

export const getStaffTestimonial = endpoint({
  ...one,
  id: 'getStaffTestimonial',
  method: 'GET',
  path: '/api/staff/testimonials/{id}',
  access: staffMay('catalogue.read'),
  summary: 'One testimonial',
  output: staffRecord(staffTestimonial),
})

export const createTestimonial = endpoint({
  ...shared,
  id: 'createTestimonial',
  method: 'POST',
  path: '/api/staff/testimonials',
  access: staffMay('catalogue.edit'),
  summary: 'Adds a testimonial after the last',
  body: jsonBody(
    z.object({
      ...fields,
      rating: rating.default(null),
      cover_id: pictureId.default(null),
      photo_id: pictureId.default(null),
    }),
  ),
  output: staffRecord(staffTestimonial),
})

export const changeTestimonial = endpoint({
  ...one,
  id: 'changeTestimonial',
  method: 'PATCH',
  path: '/api/staff/testimonials/{id}',
  access: staffMay('catalogue.edit'),
  summary: 'Changes the given fields of a testimonial',
  body: jsonBody(
    z
      .object({ ...fields, ...optional })
      .partial()
      .extend({ version }),
  ),
  output: staffRecord(staffTestimonial),
  refusals: ['conflict'],
})

export const deleteTestimonial = endpoint({
  ...one,
  id: 'deleteTestimonial',
  method: 'DELETE',
  path: '/api/staff/testimonials/{id}',
  access: staffMay('catalogue.edit'),
  summary: 'Deletes a testimonial',
  output: staffRecord(z.object({ id: z.int() })),
})

export const orderTestimonials = endpoint({
  ...shared,
  id: 'orderTestimonials',
  method: 'POST',
  path: '/api/staff/testimonial-orders',
  access: staffMay('catalogue.edit'),
  summary: 'Puts all testimonials into an order',
  body: jsonBody(
    z.object({ ids: z.array(z.int().min(1).max(MAX_ID), testimonialMessages.notAll).max(1_000) }),
  ),
  output: staffRecord(z.object({ ids: z.array(z.int()) })),
  refusals: ['conflict'],
})

export const testimonialEndpoints = [
  listStaffTestimonials,
  getStaffTestimonial,
  createTestimonial,
  changeTestimonial,
  deleteTestimonial,
  orderTestimonials,
] as const
