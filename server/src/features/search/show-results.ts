import { questionAddress } from '@panai/contract/content/question-address'
import { questionTexts } from '@panai/contract/content/shown-questions'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { Language } from '@panai/contract/language/vocabulary'
import type { ResultKind, SearchResult } from '@panai/contract/search/search'
import { type SqlBool, sql } from 'kysely'
import { prepare } from '../../db/prepare.ts'
import type { Tx } from '../../db/transaction.ts'
import { pictureFrom, toPicture } from '../pictures/index.ts'
import { excerpt } from './excerpt.ts'
import { type FoundEntry, tiers } from './found-entry.ts'
import { markName, markText } from './mark-matches.ts'
import type { ReadQuery } from './read-query.ts'
import { textsFor } from './texts-for.ts'

/** By what an article is found, and what is shown of it. */
const articleTexts = ['title', 'content'] as const

type NoShape = Record<never, never>
type Ids = { ids: readonly number[] }
type Shown = Omit<SearchResult, 'matches'>
type Texts = { language: Language; own: string | null; english: string | null; tamil: string | null }

/** What the visitor sees of the entries, in their order. */
export async function showResults(
  tx: Tx,
  query: ReadQuery,
  found: readonly FoundEntry[],
  wanted?: InterfaceLanguage,
): Promise<SearchResult[]> {
  const ids = (kind: ResultKind) =>
    found.filter((entry) => entry.kind === kind).map((entry) => entry.target_id)
  const read = async <Row>(
    ask: (tx: Tx, shape: NoShape, values: Ids) => Promise<Row[]>,
    kind: ResultKind,
  ): Promise<Row[]> => (ids(kind).length === 0 ? [] : ask(tx, {}, { ids: ids(kind) }))
  const shown = new Map<string, Shown>()
  const put = (
    kind: ResultKind,
    id: number,
    result: Omit<Shown, 'kind' | 'cover'> & Partial<Pick<Shown, 'cover'>>,
  ) => shown.set(`${kind} ${id}`, { kind, cover: null, ...result })

  for (const { id, ...book } of await read(readBooks, 'book'))
    put('book', id, {
      title: book.title,
      title_latin: book.title_latin,
      url: `/books/${id}`,
      language: book.language,
      cover: toPicture(book.cover).picture,
      author: isLatin(query) ? (book.author_latin ?? book.author) : book.author,
      ...describe(query, {
        language: book.language,
        own: book.description,
        english: book.description_en,
        tamil: book.description_ta,
      }),
    })
  for (const { id, ...author } of await read(readAuthors, 'author'))
    put('author', id, {
      title: author.name,
      title_latin: author.name_latin,
      url: `/authors/${id}`,
      language: author.language,
      author: null,
      ...describe(query, {
        language: author.language,
        own: author.bio,
        english: author.bio_en,
        tamil: author.bio_ta,
      }),
    })
  for (const { id, ...texts } of await read(readArticles, 'article')) {
    const shown = textsFor(query, texts, articleTexts, wanted)
    if (!shown) continue
    put('article', id, {
      title: shown.title,
      title_latin: null,
      url: `/blog/${id}`,
      language: shown.language,
      author: null,
      description: excerpt(shown.content, query.plainWords),
      description_language: shown.language,
    })
  }
  for (const { id, anchor, ...texts } of await read(readQuestions, 'question')) {
    const shown = textsFor(query, texts, questionTexts, wanted)
    if (!shown) continue
    put('question', id, {
      title: shown.question,
      title_latin: null,
      url: questionAddress({ id: anchor }),
      language: shown.language,
      author: null,
      description: excerpt(shown.answer, query.plainWords),
      description_language: shown.language,
    })
  }

  return found.flatMap(({ kind, target_id, tier }) => {
    const result = shown.get(`${kind} ${target_id}`)
    return result ? [{ ...result, matches: mark(result, query, tier) }] : []
  })
}

function mark(result: Shown, query: ReadQuery, tier: number): SearchResult['matches'] {
  const inName = (name: string | null) => (name === null ? [] : markName(name, query, tier >= tiers.fuzzy))
  return {
    title: inName(result.title),
    title_latin: inName(result.title_latin),
    author: inName(result.author),
    description: markText(result.description, query),
  }
}

/** A description that who typed the query can read: English for Latin letters, Tamil for Tamil ones, else the work's own language. */
function describe(query: ReadQuery, { language, own, english, tamil }: Texts) {
  if (isLatin(query) && english !== null)
    return { description: excerpt(english), description_language: 'en' } as const
  if (isTamil(query) && tamil !== null)
    return { description: excerpt(tamil), description_language: 'ta' } as const
  return { description: excerpt(own ?? ''), description_language: language } as const
}

function isLatin({ plain }: ReadQuery): boolean {
  return /\p{Script=Latin}/u.test(plain)
}

function isTamil({ plain }: ReadQuery): boolean {
  return /\p{Script=Tamil}/u.test(plain)
}

const readBooks = prepare((db, _: NoShape, { ids }: Ids) =>
  db
    .selectFrom('books')
    .innerJoin('authors', 'authors.id', 'books.author_id')
    .leftJoin('pictures as covers', 'covers.id', 'books.cover_id')
    .where(sql<SqlBool>`books.id = any(${ids}::int[])`)
    .select(['books.id', 'title', 'title_latin', 'books.language', 'description'])
    .select(['description_en', 'description_ta'])
    .select([
      'authors.name as author',
      'authors.name_latin as author_latin',
      pictureFrom('covers').as('cover'),
    ]),
)

const readAuthors = prepare((db, _: NoShape, { ids }: Ids) =>
  db
    .selectFrom('authors')
    .where(sql<SqlBool>`id = any(${ids}::int[])`)
    .select(['id', 'name', 'name_latin', 'language', 'bio', 'bio_en', 'bio_ta']),
)

const readArticles = prepare((db, _: NoShape, { ids }: Ids) =>
  db
    .selectFrom('blogs')
    .where(sql<SqlBool>`id = any(${ids}::int[])`)
    .select(['id', 'title', 'language', 'content'])
    .select(['title_en', 'content_en', 'title_ta', 'content_ta']),
)

const readQuestions = prepare((db, _: NoShape, { ids }: Ids) =>
  db
    .selectFrom('questions')
    .where(sql<SqlBool>`id = any(${ids}::int[])`)
    .select(['id', 'anchor', 'question', 'answer', 'language'])
    .select(['question_en', 'answer_en', 'question_ta', 'answer_ta']),
)
