import { getAuthor, getBook, listBooks } from './catalogue.ts'
import { getBlog, listBlogs, listTestimonials } from './content.ts'
import type { AnyEndpoint, Endpoint, FileEndpoint } from './endpoint.ts'
import { sendEnquiry } from './enquiries.ts'
import {
  exportEverything,
  getEarnings,
  getSalesSummary,
  listPayouts,
  listSales,
  payoutsAsCsv,
  salesAsCsv,
} from './royalties.ts'
import { search } from './search.ts'

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
  getSalesSummary,
  listSales,
  listPayouts,
  getEarnings,
  salesAsCsv,
  payoutsAsCsv,
  exportEverything,
] as const satisfies readonly AnyEndpoint[]

type Call = (typeof endpoints)[number]
type JsonCall = Extract<Call, Endpoint>

/** The address of a call that reads names it: `api('/api/books/{id}', { id: '7' })` is checked against the declaration. */
export type ApiPath = Extract<JsonCall, { method: 'GET' }>['path']
/** The same for a call that sends something. */
export type SendPath = Exclude<JsonCall, { method: 'GET' }>['path']
/** The same for a call that answers with a file. */
export type FilePath = Extract<Call, FileEndpoint>['path']
export type EndpointAt<P extends ApiPath | SendPath> = Extract<JsonCall, { path: P }>
