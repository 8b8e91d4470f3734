import { ApiError } from '@panai/client/api-error'
import type { Article, Blog } from '@panai/contract/content/blogs'
import { localised } from '@panai/contract/language/localised'
import { notFound } from '@tanstack/react-router'
import { api, apiPage } from '../../api.ts'
import { networkFailure } from '../../network-failure.ts'
import { pageFailure, refused } from '../../page-failure.ts'
import { readingMinutes } from '../../reading/reading-minutes.ts'
import { excerpt } from '../../reading/words.ts'
import { textsOfPage } from '../../texts-of-page.ts'

const BLOGS_PER_PAGE = 12
/** As far as the API counts pages. */
export const LAST_BLOG_PAGE = 1_000

/** What a card shows of an article. */
export type BlogSummary = Pick<Blog, 'id' | 'title' | 'language' | 'picture' | 'date'> & {
  readonly summary: string
  /** That reading the whole takes. */
  readonly minutes: number
}

const SUMMARY_SENTENCES = 4

/** One page of articles, newest first, and how many pages there are. @throws an error that the page can show. */
export async function loadBlogs(page: number, signal?: AbortSignal) {
  const query = { page: String(page), per_page: String(BLOGS_PER_PAGE), ...textsOfPage }
  // What tells sentences apart is needed here only, and too long for every page to load first.
  const [{ answer, lastPage }, { firstSentences }] = await Promise.all([
    apiPage('/api/blogs', query, signal),
    import('../../reading/first-sentences.ts'),
  ]).catch(fail)
  const toSummary = ({ id, title, language, picture, date, content }: Blog): BlogSummary => {
    const summary = firstSentences(content, SUMMARY_SENTENCES)
    return { id, title, language, picture, date, summary, minutes: readingMinutes(content) }
  }
  return { blogs: answer.map(toSummary), lastPage }
}

/** What the page of an article shows: of its words without form only what the head says of them. */
export type WholeArticle = Omit<Article, 'content'> & { readonly summary: string; readonly minutes: number }

const DESCRIPTION_LENGTH = 160

/** @param preview the token of one, from the address. @throws notFound(), or an error that the page can show. */
export async function loadBlog(
  id: string,
  preview: string | undefined,
  signal?: AbortSignal,
): Promise<WholeArticle> {
  const answer = await api('/api/blogs/{id}', { id, preview, ...textsOfPage }, signal).catch(fail)
  if (!answer.success) throw notFound()
  const { content, ...article } = answer.blog
  return { ...article, summary: excerpt(content, DESCRIPTION_LENGTH), minutes: readingMinutes(content) }
}

/** These pages name the status and not what the server said. */
function fail(cause: unknown): never {
  if (cause instanceof ApiError && cause.status === 422) throw notFound() // such an address was never given
  if (cause instanceof ApiError && cause.status !== 404) {
    const { status } = cause
    throw refused(cause, localised(`HTTP error! status: ${status}`, `சேவையகக் கோளாறு (${status})`))
  }
  throw pageFailure(cause, { fallback: networkFailure, unanswered: networkFailure })
}
