import { getAuthor, getBook, listBooks } from './catalogue.ts'
import { getBlog, listBlogs, listTestimonials } from './content.ts'
import type { Endpoint } from './endpoint.ts'
import { sendEnquiry } from './enquiries.ts'
import { search } from './search.ts'
import { getSubmission, listSubmissions, submitManuscript } from './submissions.ts'

/** Every call of the API: the contents page. */
export const endpoints = [
  listBooks,
  getBook,
  getAuthor,
  listTestimonials,
  listBlogs,
  getBlog,
  sendEnquiry,
  search,
  submitManuscript,
  listSubmissions,
  getSubmission,
] as const satisfies readonly Endpoint[]

type AnyEndpoint = (typeof endpoints)[number]

/** The address of a call that reads names it: `api('/api/books/{id}', { id: '7' })` is checked against the declaration. */
export type ApiPath = Extract<AnyEndpoint, { method: 'GET' }>['path']
/** The same for a call that sends something. */
export type SendPath = Exclude<AnyEndpoint, { method: 'GET' }>['path']
export type EndpointAt<P extends ApiPath | SendPath> = Extract<AnyEndpoint, { path: P }>
