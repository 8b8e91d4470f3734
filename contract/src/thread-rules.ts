import type { FileRule } from './endpoint.ts'
import { coverRule, documentRule } from './submission-rules.ts'
import { clean, problemWith, type TextRule } from './text-rules.ts'

/** The two sides of the messages about a book: who wrote it, and the company. */
export const threadSides = ['author', 'staff'] as const
export type ThreadSide = (typeof threadSides)[number]

export const threadTexts = {
  nothing: 'Please write something or add a file',
  fileType: 'Only PDF, Word documents and pictures can be sent.',
  fileTooLarge: 'A file may have at most 10 MB',
  fileLocked: 'The document is protected by a password. Please remove it and try again.',
  fileBroken: 'The document could not be opened. Please check the file and try again.',
  notFound: 'There is no such message',
  authorLeft: 'The author’s account has been closed: nobody would read this.',
  tooManyToday: 'You have sent as many messages today as we can take. Please try again tomorrow.',
} as const

/** So long that four bytes for each character still fit into one field of a form. */
export const messageRule = {
  lines: 'many',
  missing: null,
  most: 4_000,
  tooLong: 'A message may have at most 4,000 characters',
} as const satisfies TextRule

/** A file that goes with a message: what a manuscript may be, or a picture. */
export const attachmentRule = {
  most: 10 * 1024 * 1024,
  tooLarge: threadTexts.fileTooLarge,
  types: [...documentRule.types, ...coverRule.types],
  wrongType: threadTexts.fileType,
  missing: null,
} as const satisfies FileRule

/** The fields of the form that hold its files. */
export const attachmentFields = ['file_1', 'file_2', 'file_3'] as const
export const MOST_ATTACHMENTS = attachmentFields.length
/** By one author within 24 hours. */
export const MOST_MESSAGES_A_DAY = 200
export const MESSAGES_PER_PAGE = 30

const extensions = [
  '.pdf',
  '.doc',
  '.docx',
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.avif',
  '.gif',
  '.tif',
  '.tiff',
]
/** For the browser's file chooser. */
export const attachmentAccept = extensions.join(',')

/** What the browser can tell of a file before it is sent; the server looks at what is in it. */
export function problemWithAttachment({ name, size }: { name: string; size: number }): string | null {
  const isKnown = extensions.some((extension) => name.toLowerCase().endsWith(extension))
  if (!isKnown) return attachmentRule.wrongType
  return size > attachmentRule.most ? attachmentRule.tooLarge : null
}

/** What to tell the writer of a message, null when it can be sent. */
export function problemWithMessage(text: string, files: number): string | null {
  if (clean(messageRule, text) === '' && files === 0) return threadTexts.nothing
  return problemWith(messageRule, text)
}
