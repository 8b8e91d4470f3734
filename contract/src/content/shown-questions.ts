import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { textsIn } from '../language/texts-in.ts'
import { languages } from '../language/vocabulary.ts'

/** What of a question is there in two languages. */
export const questionTexts = ['question', 'answer'] as const

export const question = z
  .object({
    id: z.string().meta({ description: 'Names its place on the help page.' }),
    question: z.string(),
    answer: z.string().meta({ description: 'Plain text; line breaks are kept.' }),
    language: z.enum(languages),
  })
  .meta({ id: 'Question' })
export type ShownQuestion = z.output<typeof question>

export const listQuestions = endpoint({
  id: 'listQuestions',
  method: 'GET',
  path: '/api/questions',
  tag: 'Content',
  access: 'public',
  summary: 'Frequent questions with their answers, in the order of the help page',
  query: z.object({ texts_in: textsIn }),
  output: z.object({ success: z.literal(true), data: z.array(question) }),
  caching: 'public',
})
