import type { AnyEndpoint } from '../endpoint.ts'
import {
  changeAuthor,
  createAuthor,
  getDeskAuthor,
  listAuthorDuplicates,
  listDeskAuthors,
  mergeAuthors,
  previewAuthorMerge,
} from './authors.ts'
import { editBooks, previewBookEdit } from './book-edits.ts'
import { importBooks, previewBookImport } from './book-imports.ts'
import { booksAsCsv, changeBook, createBook, getDeskBook, listDeskBooks } from './books.ts'
import {
  answerEnquiry,
  changeStaffEnquiry,
  getStaffEnquiry,
  listLetterWriters,
  listStaffEnquiries,
  noteEnquiry,
} from './enquiries.ts'
import { getStaffMember } from './me.ts'
import { getStaffSale, listStaffSales } from './sales.ts'
import {
  addCover,
  assignSubmission,
  getDeskManuscript,
  getDeskSubmission,
  listAssignees,
  listDeskSubmissions,
  moveSubmission,
  noteSubmission,
  publishSubmission,
  withdrawPublication,
} from './submissions.ts'
import {
  changeTestimonial,
  createTestimonial,
  deleteTestimonial,
  getDeskTestimonial,
  listDeskTestimonials,
  orderTestimonials,
} from './testimonials.ts'
import {
  getStaffMessageFile,
  getStaffThread,
  listStaffMessages,
  listStaffThreads,
  markStaffRead,
  sendStaffMessage,
  settleThread,
} from './threads.ts'
import { tradeFeedAsCsv, tradeFeedAsOnix } from './trade-feed.ts'
import { listWaiting } from './waiting.ts'

/** Every call of the company's people. */
export const staffEndpoints = [
  getStaffMember,
  listWaiting,
  listStaffSales,
  getStaffSale,
  listDeskSubmissions,
  getDeskSubmission,
  getDeskManuscript,
  listAssignees,
  assignSubmission,
  moveSubmission,
  noteSubmission,
  publishSubmission,
  withdrawPublication,
  addCover,
  listDeskBooks,
  getDeskBook,
  createBook,
  changeBook,
  booksAsCsv,
  previewBookEdit,
  editBooks,
  previewBookImport,
  importBooks,
  listDeskAuthors,
  getDeskAuthor,
  createAuthor,
  changeAuthor,
  listAuthorDuplicates,
  previewAuthorMerge,
  mergeAuthors,
  listDeskTestimonials,
  getDeskTestimonial,
  createTestimonial,
  changeTestimonial,
  deleteTestimonial,
  orderTestimonials,
  tradeFeedAsOnix,
  tradeFeedAsCsv,
  listStaffEnquiries,
  getStaffEnquiry,
  changeStaffEnquiry,
  answerEnquiry,
  noteEnquiry,
  listLetterWriters,
  listStaffThreads,
  getStaffThread,
  listStaffMessages,
  sendStaffMessage,
  markStaffRead,
  settleThread,
  getStaffMessageFile,
  listLetterWriters,
  getStaffThread,
] as const satisfies readonly AnyEndpoint[]
