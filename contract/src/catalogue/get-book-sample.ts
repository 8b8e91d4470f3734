import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { idInPath, wholeNumber } from '../http/fields.ts'
import { MOST_SAMPLE_PAGES, sampleExtents, sampleMessages } from './sample-rules.ts'

export const bookSample = z
  .object({
    extent: z.enum(sampleExtents),
    percent: z.int().min(1).max(100).meta({ description: 'Of the text of the book, rounded up.' }),
    page: z.int(),
    last_page: z.int(),
    html: z.string().meta({
      description:
        'The text of the page: a closed list of elements, no script, no style; headings from `h2`.',
    }),
  })
  .meta({ id: 'BookSample' })
export type BookSample = z.output<typeof bookSample>

export const getBookSample = endpoint({
  id: 'getBookSample',
  method: 'GET',
  path: '/api/books/{id}/sample',
  tag: 'Catalogue',
  access: 'public',
  summary: 'A part of the text of a book, a page at a time',
  description: 'Of the books that have one, as `has_sample` of `getBook` says.',
  params: z.object({ id: idInPath }),
  query: z.object({ page: wholeNumber('page', 1, MOST_SAMPLE_PAGES).optional() }),
  output: z.object({ success: z.literal(true), message: z.string(), sample: bookSample }),
  notFound: sampleMessages.notFound,
  caching: 'public',
})
