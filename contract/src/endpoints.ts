import { forgotPassword, login, register, resetPassword } from './accounts.ts'
import { getAuthor, getBook, listBooks } from './catalogue.ts'
import { getBlog, listBlogs, listQuestions, listTestimonials } from './content.ts'
import type { AnyEndpoint, Endpoint, FileEndpoint, Method } from './endpoint.ts'
import { sendEnquiry } from './enquiries.ts'
import { denyChange } from './not-me.ts'
import {
  changeNotificationPreferences,
  countUnread,
  getNotificationPreferences,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './notifications.ts'
import { confirmPayee, getBank, getOwnPayee, stopPayee, submitPayee, withdrawPayee } from './payees.ts'
import {
  changeEmail,
  changePassword,
  changeProfile,
  closeAccount,
  confirmEmail,
  getProfile,
  removeProfilePhoto,
  setProfilePhoto,
} from './profile.ts'
import { getCalculatorRates } from './rates.ts'
import {
  exportEverything,
  getEarnings,
  getSalesCoverage,
  getSalesSummary,
  listPayouts,
  listSales,
  payoutsAsCsv,
  salesAsCsv,
} from './royalties.ts'
import { search } from './search.ts'
import {
  endAllSessions,
  endSession,
  getUser,
  listSessions,
  logout,
  refreshToken,
  validateToken,
} from './sessions.ts'
import { staffEndpoints } from './staff/endpoints.ts'
import {
  getOwnStatement,
  listOwnLineSales,
  listOwnQueryMessages,
  listOwnStatementLines,
  listOwnStatements,
  queryLine,
  statementAsPdf,
  statementLinesAsCsv,
} from './statements.ts'
import { getManuscript, getSubmission, listSubmissions, submitManuscript } from './submissions.ts'
import { getOwnMessageFile, listOwnMessages, listOwnThreads, markOwnRead, sendOwnMessage } from './threads.ts'

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
  register,
  login,
  forgotPassword,
  resetPassword,
  validateToken,
  getUser,
  refreshToken,
  logout,
  listSessions,
  endSession,
  endAllSessions,
  getProfile,
  changeProfile,
  setProfilePhoto,
  removeProfilePhoto,
  changePassword,
  changeEmail,
  confirmEmail,
  closeAccount,
  submitManuscript,
  listSubmissions,
  getSubmission,
  getManuscript,
  getSalesSummary,
  listSales,
  listPayouts,
  getEarnings,
  getSalesCoverage,
  salesAsCsv,
  payoutsAsCsv,
  exportEverything,
  denyChange,
  getOwnPayee,
  submitPayee,
  withdrawPayee,
  confirmPayee,
  stopPayee,
  getBank,
  listOwnThreads,
  listOwnMessages,
  sendOwnMessage,
  markOwnRead,
  getOwnMessageFile,
  listNotifications,
  countUnread,
  markAllNotificationsRead,
  markNotificationRead,
  getNotificationPreferences,
  changeNotificationPreferences,
  listOwnStatements,
  getOwnStatement,
  listOwnStatementLines,
  statementLinesAsCsv,
  statementAsPdf,
  listOwnLineSales,
  listOwnQueryMessages,
  queryLine,
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
