import { accountEndpoints } from './accounts.ts'
import { catalogueEndpoints } from './catalogue.ts'
import { contentEndpoints, listQuestions } from './content.ts'
import { getCoverFile, getCoverFront } from './covers.ts'
import type { AnyEndpoint, Endpoint, FileEndpoint, Method } from './endpoint.ts'
import { sendEnquiry } from './enquiries.ts'
import { getEbookFile, getInterior, getInteriorFile } from './interiors.ts'
import { listManuscriptChecks } from './manuscript-checks.ts'
import { denyChange } from './not-me.ts'
import { notificationEndpoints } from './notifications.ts'
import { payeeEndpoints } from './payees.ts'
import { profileEndpoints } from './profile.ts'
import { proofCommentEndpoints } from './proof-comments.ts'
import { approveProof } from './proofs.ts'
import { getCalculatorRates } from './rates.ts'
import { royaltyEndpoints } from './royalties.ts'
import { search } from './search.ts'
import { sessionEndpoints } from './sessions.ts'
import { staffEndpoints } from './staff/endpoints.ts'
import { statementEndpoints } from './statements.ts'
import { submissionEndpoints } from './submissions.ts'
import { threadEndpoints } from './threads.ts'

/** Every call of the API: the contents page. */
export const endpoints = [
  ...catalogueEndpoints,
  ...contentEndpoints,
  sendEnquiry,
  search,
  ...accountEndpoints,
  ...sessionEndpoints,
  ...profileEndpoints,
  ...submissionEndpoints,
  listManuscriptChecks,
  getInterior,
  getInteriorFile,
  approveProof,
  ...proofCommentEndpoints,
  getEbookFile,
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
