import type { FileRule } from '../http/endpoint.ts'
import { uploadMessages } from '../http/upload-messages.ts'
import { inTwoLanguages } from '../language/in-two-languages.ts'
import { clean, problemWith, type TextRule } from '../language/text-rules.ts'
import { coverRule, documentRule } from '../submissions/submission-rules.ts'

/** The two sides of the messages about a book: who wrote it, and the company. */
export const threadSides = ['author', 'staff'] as const
export type ThreadSide = (typeof threadSides)[number]

export const threadTexts = {
  nothing: inTwoLanguages('Please write something or add a file', 'ஏதாவது எழுதுங்கள், அல்லது ஒரு கோப்பைச் சேருங்கள்'),
  fileType: inTwoLanguages(
    'Only PDF, Word documents and pictures can be sent.',
    'PDF, Word கோப்புகள், படங்கள் மட்டுமே அனுப்பலாம்.',
  ),
  fileTooLarge: inTwoLanguages('A file may have at most 10 MB', 'ஒரு கோப்பு 10 MB வரை இருக்கலாம்'),
  fileLocked: inTwoLanguages(
    'The document is protected by a password. Please remove it and try again.',
    'கோப்பு கடவுச்சொல்லால் பூட்டப்பட்டுள்ளது. அதை எடுத்துவிட்டு மீண்டும் முயலுங்கள்.',
  ),
  fileBroken: inTwoLanguages(
    'The document could not be opened. Please check the file and try again.',
    'கோப்பைத் திறக்க முடியவில்லை. அதைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  ),
  notFound: inTwoLanguages('There is no such message', 'அந்தச் செய்தி இங்கே இல்லை'),
  authorLeft: 'The author’s account has been closed: nobody would read this.',
  tooManyToday: inTwoLanguages(
    'You have sent as many messages today as we can take. Please try again tomorrow.',
    'ஒரு நாளில் நாங்கள் பெறக்கூடிய அளவு செய்திகளை இன்று அனுப்பிவிட்டீர்கள். நாளை மீண்டும் முயலுங்கள்.',
  ),
} as const

/** So long that four bytes for each character still fit into one field of a form. */
export const messageRule = {
  lines: 'many',
  missing: null,
  most: 4_000,
  tooLong: inTwoLanguages(
    'A message may have at most 4,000 characters',
    'ஒரு செய்தி 4,000 எழுத்துகளுக்குள் இருக்க வேண்டும்',
  ),
} as const satisfies TextRule

/** Of an author's question about a line of a statement, to which no file can be added. */
export const questionRule = {
  ...messageRule,
  missing: inTwoLanguages('Please write what you would like to know', 'நீங்கள் அறிய விரும்புவதை எழுதுங்கள்'),
} as const satisfies TextRule
/** Of what the company answers to it. */
export const answerRule = { ...messageRule, missing: 'Please write an answer' } as const satisfies TextRule

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
  if (size === 0) return uploadMessages.empty
  return size > attachmentRule.most ? attachmentRule.tooLarge : null
}

/** What to tell the writer of a message, null when it can be sent. */
export function problemWithMessage(text: string, files: number): string | null {
  if (clean(messageRule, text) === '' && files === 0) return threadTexts.nothing
  return problemWith(messageRule, text)
}
