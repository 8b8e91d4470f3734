import { z } from 'zod'
import { givenTranslations, lacks, lacksFilter, translationsOf } from '../../catalogue/staff/translations.ts'
import { listQuery, staffList, staffRecord, version } from '../../console/staff/lists.ts'
import { staffMessages } from '../../console/staff/staff-messages.ts'
import { endpoint, jsonBody } from '../../http/endpoint.ts'
import { idInPath, MAX_ID, requiredText } from '../../http/fields.ts'
import { staffMay } from '../../http/permissions.ts'
import { languages } from '../../language/vocabulary.ts'
import { questionTexts } from '../shown-questions.ts'

export const questionRules = {
  question: {
    lines: 'one',
    missing: 'Please write the question',
    most: 300,
    tooLong: 'A question has at most 300 characters',
  },
  answer: {
    lines: 'many',
    missing: 'Please write the answer',
    most: 5_000,
    tooLong: 'An answer has at most 5,000 characters',
  },
} as const

export const questionsMoved = 'Meanwhile a question was added or taken away. Please look at the list again.'

export const staffQuestion = z
  .object({
    id: z.int(),
    anchor: z.string().meta({ description: 'Names its place on the help page; it never changes.' }),
    question: z.string(),
    answer: z.string(),
    language: z.enum(languages),
    position: z.int(),
    ...translationsOf(questionTexts),
    lacks,
    is_shown: z.boolean(),
    version,
  })
  .meta({ id: 'StaffQuestion' })
export type StaffQuestion = z.output<typeof staffQuestion>

const fields = z.object({
  question: requiredText(questionRules.question),
  answer: requiredText(questionRules.answer),
  language: z.enum(languages),
  ...givenTranslations(questionRules),
  is_shown: z.boolean(),
})

const one = { params: z.object({ id: idInPath }), notFound: staffMessages.notFound } as const
const shared = { tag: 'Staff: content' } as const

export const listStaffQuestions = endpoint({
  ...shared,
  id: 'listStaffQuestions',
  method: 'GET',
  path: '/api/staff/questions',
  access: staffMay('content.read'),
  summary: 'Questions of the help page in their order, also hidden ones',
  query: listQuery(['position', '-position'], { lacks: lacksFilter }),
  output: staffList(staffQuestion),
})

export const getStaffQuestion = endpoint({
  ...shared,
  ...one,
  id: 'getStaffQuestion',
  method: 'GET',
  path: '/api/staff/questions/{id}',
  access: staffMay('content.read'),
  summary: 'One question',
  output: staffRecord(staffQuestion),
})

export const createQuestion = endpoint({
  ...shared,
  id: 'createQuestion',
  method: 'POST',
  path: '/api/staff/questions',
  access: staffMay('content.edit'),
  summary: 'Adds a question after the others',
  body: jsonBody(
    fields.extend({
      language: fields.shape.language.default('en'),
      is_shown: fields.shape.is_shown.default(true),
    }),
  ),
  output: staffRecord(staffQuestion),
})

export const changeQuestion = endpoint({
  ...shared,
  ...one,
  id: 'changeQuestion',
  method: 'PATCH',
  path: '/api/staff/questions/{id}',
  access: staffMay('content.edit'),
  summary: 'Changes the given fields of a question, shows or hides it',
  body: jsonBody(fields.partial().extend({ version })),
  output: staffRecord(staffQuestion),
  refusals: ['conflict'],
})

export const deleteQuestion = endpoint({
  ...shared,
  ...one,
  id: 'deleteQuestion',
  method: 'DELETE',
  path: '/api/staff/questions/{id}',
  access: staffMay('content.edit'),
  summary: 'Deletes a question',
  body: jsonBody(z.object({ version })),
  output: staffRecord(z.object({ id: z.int() })),
  refusals: ['conflict'],
})

export const orderQuestions = endpoint({
  ...shared,
  id: 'orderQuestions',
  method: 'POST',
  path: '/api/staff/question-order',
  access: staffMay('content.edit'),
  summary: 'Puts all questions in an order',
  body: jsonBody(
    z.object({
      ids: z
        .array(z.int().min(1).max(MAX_ID))
        .max(1_000)
        .meta({ description: 'Every question there is, once.' }),
    }),
  ),
  output: staffRecord(z.array(staffQuestion)),
  refusals: ['conflict'],
})

export const questionEndpoints = [
  listStaffQuestions,
  getStaffQuestion,
  createQuestion,
  changeQuestion,
  deleteQuestion,
  orderQuestions,
] as const
