import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { searchedText, wholeNumber } from '../http/fields.ts'
import { textsIn } from '../language/texts-in.ts'
import { languages } from '../language/vocabulary.ts'
import { picture } from '../pictures/pictures.ts'

export const MAX_QUERY_LENGTH = 100
export const RESULTS_AT_FIRST = 12
export const MOST_RESULTS = 30

export const resultKinds = ['book', 'author', 'article', 'question'] as const
export type ResultKind = (typeof resultKinds)[number]

const parts = z
  .array(z.object({ start: z.int().min(0), end: z.int().positive() }).meta({ id: 'MatchedPart' }))
  .meta({ description: 'The parts of the text that match the query, in order: `text.slice(start, end)`.' })

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
    author: z.string().nullable().meta({
      description: 'The author of a book, in the script of the query where that spelling is known.',
    }),
    cover: picture.nullable().meta({ description: 'Of a book that has one.' }),
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
  summary: 'Books, authors, articles and questions that match a query',
  description:
    'Best first. Words may be in any script and in any Latin spelling: `ponniyin selvan` finds பொன்னியின் செல்வன். Matches that begin with the query come first, then those that sound like it; if there are none, those that differ by a typing error. A blank query finds nothing.',
  query: z.object({
    q: searchedText(MAX_QUERY_LENGTH).optional(),
    limit: wholeNumber('limit', 1, MOST_RESULTS)
      .optional()
      .meta({ description: `The most results to return; ${RESULTS_AT_FIRST} by default.` }),
    texts_in: textsIn,
  }),
  output: z.object({ success: z.literal(true), data: z.array(searchResult).max(MOST_RESULTS) }),
  caching: 'public',
})
