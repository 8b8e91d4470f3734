import { z } from 'zod'
import { staffRecord, version } from '../../console/staff/lists.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { MAX_ID } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { changedBook } from '../book-fields.ts'

/** So many books are changed at once. */
export const MOST_EDITED_BOOKS = 500
export const LEAST_PERCENT = -90
export const MOST_PERCENT = 500

export const bookEditMessages = {
  some: `Choose 1 to ${MOST_EDITED_BOOKS} books`,
  what: 'Choose what to change',
  percent: `The change must be from ${LEAST_PERCENT} to ${MOST_PERCENT} per cent`,
  gone: 'This book is not there any more',
  ofManuscript: 'This book came from a manuscript: publish or withdraw it there',
  tooLow: 'The new price would be below one rupee',
  tooHigh: 'The new price would be above a lakh of rupees',
  refused: 'Some of these books can’t be changed so. Nothing was changed.',
  changedMeanwhile:
    'Some of these books have been changed meanwhile. Nothing was changed: look at the preview again.',
} as const

const { genre, formats, mrp } = changedBook.required().shape

/** One thing that is done to many books. A price by percentage is rounded to whole rupees, half a rupee up. */
export const bookEdit = z
  .discriminatedUnion(
    'what',
    [
      z.object({ what: z.literal('featured'), value: z.boolean() }),
      z.object({ what: z.literal('genre'), value: genre }),
      z.object({ what: z.literal('formats'), value: formats }),
      z.object({ what: z.literal('mrp'), value: mrp }),
      z.object({
        what: z.literal('mrp_percent'),
        value: z
          .number(bookEditMessages.percent)
          .min(LEAST_PERCENT, bookEditMessages.percent)
          .max(MOST_PERCENT, bookEditMessages.percent),
      }),
      z.object({ what: z.literal('published'), value: z.boolean() }),
    ],
    bookEditMessages.what,
  )
  .meta({ id: 'BookEdit' })
export type BookEdit = z.output<typeof bookEdit>

const id = z.int().min(1).max(MAX_ID)

export const editOutcomes = ['changed', 'same', 'refused'] as const

export const editedBook = z.object({
  id,
  version: z.int(),
  title: z.string(),
  outcome: z.enum(editOutcomes),
  before: z.string().meta({ description: 'As it is shown to people.' }),
  after: z.string(),
  reason: z.string().nullable().meta({ description: 'Why it is refused.' }),
})
export type EditedBook = z.output<typeof editedBook>

const shared = {
  tag: 'Staff: catalogue',
  method: 'POST',
} as const

export const previewBookEdit = endpoint({
  ...shared,
  id: 'previewBookEdit',
  path: '/api/staff/book-edit-previews',
  access: staffMay('catalogue.edit'),
  summary: 'What a change of many books would do; nothing is changed',
  body: jsonBody(
    z.object({
      ids: z
        .array(id, bookEditMessages.some)
        .min(1, bookEditMessages.some)
        .max(MOST_EDITED_BOOKS, bookEditMessages.some),
      edit: bookEdit,
    }),
  ),
  output: staffRecord(z.array(editedBook)),
})

export const editBooks = endpoint({
  ...shared,
  id: 'editBooks',
  path: '/api/staff/book-edits',
  access: staffMay('catalogue.edit'),
  summary: 'Changes many books as the preview has shown: all of them or none',
  body: jsonBody(
    z.object({
      books: z
        .array(z.object({ id, version }), bookEditMessages.some)
        .min(1, bookEditMessages.some)
        .max(MOST_EDITED_BOOKS, bookEditMessages.some),
      edit: bookEdit,
    }),
  ),
  output: staffRecord(z.object({ changed: z.int() })),
  refusals: ['conflict'],
})

export const bookEditEndpoints = [previewBookEdit, editBooks] as const
