import { accountEndpoints } from './accounts/accounts.ts'
import { denyChange } from './accounts/deny-change.ts'
import { profileEndpoints } from './accounts/profile.ts'
import { sessionEndpoints } from './accounts/sessions.ts'
import { getAuthor } from './catalogue/authors.ts'
import { bookEndpoints } from './catalogue/books.ts'
import { getBookSample } from './catalogue/get-book-sample.ts'
import { blogEndpoints } from './content/blogs.ts'
import { listQuestions } from './content/shown-questions.ts'
import { listTestimonials } from './content/testimonials.ts'
import { sendEnquiry } from './enquiries/enquiries.ts'
import type { AnyEndpoint, Endpoint, FileEndpoint, Method } from './http/endpoint.ts'
import { getCoverFile, getCoverFront } from './manuscripts/covers.ts'
import { editText } from './manuscripts/edit-text.ts'
import { getCorrectedText } from './manuscripts/get-corrected-text.ts'
import { chooseTrimSize, getEbookFile, getInterior, getInteriorFile } from './manuscripts/interiors.ts'
import { listManuscriptChecks } from './manuscripts/manuscript-checks.ts'
import { notificationEndpoints } from './notifications/notifications.ts'
import { payeeEndpoints } from './payees/payees.ts'
import { getCalculatorRates } from './royalties/rates.ts'
import { royaltyEndpoints } from './royalties/royalties.ts'
import { search } from './search/search.ts'
import { staffEndpoints } from './staff-endpoints.ts'
import { statementEndpoints } from './statements/statements.ts'
import { getEarlierPages, getProofChanges, listEarlierPages } from './submissions/proof-changes.ts'
import { getProofPages } from './submissions/proof-pages.ts'
import { approveProof, getApprovedFile, withdrawApproval } from './submissions/proofs.ts'
import { submissionEndpoints } from './submissions/submissions.ts'
import { proofCommentEndpoints } from './threads/proof-comments.ts'
import { threadEndpoints } from './threads/threads.ts'

/** Every call of the API: the contents page. */
export const endpoints = [
  ...bookEndpoints,
  getBookSample,
  getAuthor,
  listTestimonials,
  ...blogEndpoints,
  sendEnquiry,
  search,
  ...accountEndpoints,
  ...sessionEndpoints,
  ...profileEndpoints,
  ...submissionEndpoints,
  listManuscriptChecks,
  editText,
  getInterior,
  getInteriorFile,
  chooseTrimSize,
  approveProof,
  withdrawApproval,
  getApprovedFile,
  getProofPages,
  listEarlierPages,
  getEarlierPages,
  getProofChanges,
  ...proofCommentEndpoints,
  getEbookFile,
  getCorrectedText,
  getCoverFile,
  getCoverFront,
  ...royaltyEndpoints,
  denyChange,
  ...payeeEndpoints,
  ...threadEndpoints,
  ...notificationEndpoints,
  ...statementEndpoints,
  listQuestions,
  getCalculatorRates,
  ...staffEndpoints,
] as const satisfies readonly AnyEndpoint[]

type Call = (typeof endpoints)[number]
type JsonCall = Extract<Call, Endpoint>

/** The address of a call that reads names it: `api('/api/books/{id}', { id: '7' })` is checked against the declaration. */
export type ApiPath = Extract<JsonCall, { method: 'GET' }>['path']
/** The same for a call that sends something. */
export type SendPath = Exclude<JsonCall, { method: 'GET' }>['path']
/** The same for a call that answers with a file. */
export type FilePath = Extract<Call, FileEndpoint>['path']
/** Two calls may share a path: the method tells them apart. */
export type EndpointAt<P extends ApiPath | SendPath, M extends Method = Method> = Extract<
  JsonCall,
  { path: P; method: M }
>
