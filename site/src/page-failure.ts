import { ApiError } from '@panai/client/api-error'
import { localised } from '@panai/contract/language/localised'
import { isNotFound, notFound } from '@tanstack/react-router'

const UNAVAILABLE = 503
const comesBack = localised('This page comes back by itself.', 'இந்தப் பக்கம் தானாகவே மீண்டும் வந்துவிடும்.')

/** What is said where nobody has said more. */
export const unknownFailure = localised('An error occurred', 'ஏதோ கோளாறு நேர்ந்துவிட்டது')

/** The words of one page for what went wrong. */
export type FailureWords = {
  /** The server refused and said nothing of its own, or said it in another language than the page's. */
  readonly fallback: string
  /** No answer came at all. */
  readonly unanswered: string
}

/**
 * What a loader throws when its call failed: `notFound()` for a 404, else an error whose message the page can show. Only
 * the message travels from the server to the browser, so it has to say it all.
 */
export function pageFailure(cause: unknown, words: FailureWords): unknown {
  if (isNotFound(cause) || isAbort(cause)) return cause
  if (!(cause instanceof ApiError)) return new Error(words.unanswered, { cause })
  if (cause.status === 404) return notFound()
  return refused(cause, localised<string | null>(cause.serverMessage, null) ?? words.fallback)
}

/** A refusal as the page says it, and that it comes back by itself where the server can answer a moment later. */
export function refused(cause: ApiError, said: string): Error {
  const sentence = said.endsWith('.') ? said : `${said}.`
  return new Error(cause.status === UNAVAILABLE ? `${sentence} ${comesBack}` : said, { cause })
}

function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError'
}

/** What a page says of an error that its loader threw. */
export function failureText(error: unknown): string {
  return error instanceof Error ? error.message : unknownFailure
}

/** Whether the server said that it can answer a moment later. */
export function isAway(error: unknown): boolean {
  return failureText(error).endsWith(comesBack)
}
