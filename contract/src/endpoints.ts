import { forgotPassword, login, register, resetPassword } from './accounts.ts'
import { getAuthor, getBook, listBooks } from './catalogue.ts'
import { getBlog, listBlogs, listQuestions, listTestimonials } from './content.ts'
import type { AnyEndpoint, Endpoint, FileEndpoint, Method } from './endpoint.ts'
import { sendEnquiry } from './enquiries.ts'
import {
  changeNotificationPreferences,
  countUnread,
  getNotificationPreferences,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from './notifications.ts'
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
import {
  changeAccount,
  disableAccount,
  enableAccount,
  endSessionsOfAccount,
  getAccount,
  inviteStaff,
  listAccounts,
  listSessionsOfAccount,
  resendMail,
  resetSecondFactor,
} from './staff/accounts.ts'
import { getHistory, listAudit } from './staff/audit.ts'
  addBlogPicture,
  changeBlog,
  createBlog,
  deleteBlog,
  getStaffBlog,
  listBlogVersions,
  listStaffBlogs,
  previewBlog,
} from './staff/blogs.ts'
import { staffEndpoints } from './staff/endpoints.ts'
import {
  answerEnquiry,
  changeStaffEnquiry,
  getStaffEnquiry,
  listLetterWriters,
  listStaffEnquiries,
  noteEnquiry,
} from './staff/enquiries.ts'
import { listJobs, retryJob } from './staff/jobs.ts'
import { listMailKinds, listMails, retryFailedMails, retryMail } from './staff/mails.ts'
import { getStaffMember } from './staff/me.ts'
import {
  changeQuestion,
  createQuestion,
  deleteQuestion,
  getStaffQuestion,
  listStaffQuestions,
  orderQuestions,
} from './staff/questions.ts'
import { changeRates, createRates, deleteRates, getStaffRates, listStaffRates } from './staff/rates.ts'
import { getStaffSale, listStaffSales } from './staff/sales.ts'
import {
  confirmSecondFactor,
  getSecondFactor,
  giveSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './staff/second-factor.ts'
import { acceptInvitation, setUp } from './staff/set-up.ts'
import {
  getStaffMessageFile,
  getStaffThread,
  listStaffMessages,
  listStaffThreads,
  markStaffRead,
  sendStaffMessage,
  settleThread,
} from './staff/threads.ts'
import { listWaiting } from './staff/waiting.ts'
import { staffEndpoints } from './staff/endpoints.ts'
import { listLetterWriters } from './staff/enquiries.ts'
import { getStaffThread } from './staff/threads.ts'
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
  listQuestions,
  getCalculatorRates,
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
  salesAsCsv,
  payoutsAsCsv,
  exportEverything,
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
  ...staffEndpoints,
  getStaffMember,
  setUp,
  acceptInvitation,
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  giveSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  listAccounts,
  getAccount,
  inviteStaff,
  changeAccount,
  disableAccount,
  enableAccount,
  listSessionsOfAccount,
  endSessionsOfAccount,
  resendMail,
  resetSecondFactor,
  listMails,
  listMailKinds,
  retryMail,
  retryFailedMails,
  listJobs,
  retryJob,
  listAudit,
  getHistory,
  listStaffBlogs,
  getStaffBlog,
  createBlog,
  changeBlog,
  deleteBlog,
  previewBlog,
  listBlogVersions,
  addBlogPicture,
  listStaffQuestions,
  getStaffQuestion,
  createQuestion,
  changeQuestion,
  deleteQuestion,
  orderQuestions,
  listStaffRates,
  getStaffRates,
  createRates,
  changeRates,
  deleteRates,
  listStaffEnquiries,
  getStaffEnquiry,
  changeStaffEnquiry,
  answerEnquiry,
  noteEnquiry,
  listLetterWriters,
  getStaffThread,
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
