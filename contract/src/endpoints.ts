import { getAuthor, getBook, listBooks } from './catalogue.ts'
import { getBlog, listBlogs, listTestimonials } from './content.ts'
import type { Endpoint } from './endpoint.ts'

/** Every call of the API: the contents page. */
export const endpoints = [
  listBooks,
  getBook,
  getAuthor,
  listTestimonials,
  listBlogs,
  getBlog,
] as const satisfies readonly Endpoint[]

type AnyEndpoint = (typeof endpoints)[number]

/** The address of a call names it: `api('/api/books/{id}', { id: '7' })` is checked against the declaration. */
export type ApiPath = AnyEndpoint['path']
export type EndpointAt<P extends ApiPath> = Extract<AnyEndpoint, { path: P }>
