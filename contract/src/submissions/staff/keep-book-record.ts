import { z } from 'zod'
import { newBook } from '../../catalogue/book-fields.ts'
import { staffRecord, version } from '../../console/staff/lists.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { submissionMessages } from '../submission-rules.ts'
import { staffSubmission } from './submission-records.ts'

export const keepBookRecord = endpoint({
  tag: 'Staff: submissions',
  access: staffMay('books.publish'),
  id: 'keepBookRecord',
  method: 'PUT',
  path: '/api/staff/submissions/{id}/book',
  summary: 'Keeps the record of the book as a draft, before it is published',
  description:
    'ISBN, MRP, edition and copyright are printed in the book: once its record has them, pages, cover and e-book are made with them. A draft is shown to readers nowhere. What is published is changed in the catalogue.',
  params: z.object({ id: idInPath }),
  body: jsonBody(newBook.extend({ version })),
  output: staffRecord(staffSubmission),
  refusals: ['conflict'],
  notFound: submissionMessages.notFound,
})
