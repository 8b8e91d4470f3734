import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { searchedText, wholeNumber } from './fields.ts'
import { languages } from './vocabulary.ts'

export const MAX_QUERY_LENGTH = 100
export const RESULTS_AT_FIRST = 12
export const MOST_RESULTS = 30

export const resultKinds = ['book', 'author', 'article', 'question'] as const
export type ResultKind = (typeof resultKinds)[number]

const parts = z
  .array(z.object({ start: z.int().min(0), end: z.int().positive() }).meta({ id: 'MatchedPart' }))
  .meta({ description: 'Where the text answers to the query, first to last: `text.slice(start, end)`.' })

const language = z.enum(languages)

export const searchResult = z
  .object({
    kind: z.enum(resultKinds),
    title: z.string(),
    title_latin: z.string().nullable().meta({ description: 'Latin spelling of a title in another script.' }),
    description: z.string().meta({ description: 'A line or two in the script of the query; may be empty.' }),
    url: z.string().meta({ description: 'Path of the page on this site.', examples: ['/books/7'] }),
    language: language.meta({ description: 'Of the title.' }),
    description_language: language,
    author: z
      .string()
      .nullable()
      .meta({ description: "Of a book: its author, in the query's script where that is known." }),
    matches: z.object({ title: parts, title_latin: parts, author: parts, description: parts }),
  })
  .meta({ id: 'SearchResult' })
export type SearchResult = z.output<typeof searchResult>
export type MatchedPart = z.output<typeof parts>[number]

export const search = endpoint({
  id: 'search',
  method: 'GET',
  path: '/api/search',
  tag: 'Catalogue',
  access: 'public',
  summary: 'Books, authors, articles and questions that answer to some words',
  description:
    'Best first. Words may be in any script and in any Latin spelling: `ponniyin selvan` finds பொன்னியின் செல்வன். What begins with the query as it is written comes first, then what sounds like it, then, when there is none, what a slip of the finger made of it. A blank query finds nothing.',
  query: z.object({
    q: searchedText(MAX_QUERY_LENGTH).optional(),
    limit: wholeNumber('limit', 1, MOST_RESULTS)
      .optional()
      .meta({ description: `At most so many; ${RESULTS_AT_FIRST} when it is not given.` }),
  }),
  output: z.object({ success: z.literal(true), data: z.array(searchResult).max(MOST_RESULTS) }),
  caching: 'public',
})
