import { z } from 'zod'
import { endpoint, jsonBody } from '../http/endpoint.ts'
import { idInPath } from '../http/fields.ts'
import { inTwoLanguages } from '../language/in-two-languages.ts'
import { submissionMessages } from '../submissions/submission-rules.ts'
import { textEdit } from './text-edits.ts'

export const textEditMessages = {
  kept: inTwoLanguages(
    'Kept. The manuscript is being read again.',
    'மாற்றத்தை வைத்துக்கொண்டோம். கையெழுத்துப் பிரதியை மீண்டும் படிக்கிறோம்.',
  ),
  nothing: inTwoLanguages('Say what is to be changed', 'எதை மாற்ற வேண்டும் என்று சொல்லுங்கள்'),
  outdated: inTwoLanguages(
    'A newer version has come meanwhile. Please look at its check.',
    'இதற்கிடையே புதிய பிரதி வந்துவிட்டது. அதன் சரிபார்ப்பைப் பாருங்கள்.',
  ),
  notEditable: inTwoLanguages(
    'Only the text of a Word file (.docx) can be changed here.',
    'Word கோப்பின் (.docx) உரையை மட்டுமே இங்கே மாற்ற முடியும்.',
  ),
  tooMany: inTwoLanguages(
    'There are as many changes as we can keep. Please make the rest in Word and upload a new version.',
    'இதற்கு மேல் மாற்றங்களை வைத்துக்கொள்ள முடியாது. மற்றவற்றை Word-இல் செய்து, திருத்திய பிரதியாகப் பதிவேற்றுங்கள்.',
  ),
  noFile: inTwoLanguages(
    'The Word file could not be made. The fault is ours, and we are told of it. Please try again later.',
    'Word கோப்பை உருவாக்க முடியவில்லை. தவறு எங்களுடையது; எங்களுக்குத் தெரிந்துவிட்டது. பிறகு மீண்டும் முயலுங்கள்.',
  ),
} as const

const MOST_AT_ONCE = 500
/** What authors and the company’s people call alike. */
export const editing = {
  method: 'POST',
  params: z.object({ id: idInPath }),
  body: jsonBody(
    z
      .object({
        version: z.int().min(1).max(1_000_000).meta({ description: 'The number of the newest version.' }),
        make: z.array(textEdit).max(MOST_AT_ONCE).default([]),
        undo: z
          .array(z.string().min(1).max(200))
          .max(MOST_AT_ONCE)
          .default([])
          .meta({ description: 'The places of edits, as the check names them.' }),
      })
      .refine(({ make, undo }) => make.length + undo.length > 0, {
        path: ['make'],
        message: textEditMessages.nothing,
      }),
  ),
  output: z.object({ success: z.literal(true), message: z.literal(textEditMessages.kept) }),
  summary: 'Changes what the newest version of a manuscript reads as',
  description:
    'The file stays as it was sent. The manuscript is read again in the background, and what is made of it is made anew. An edit takes the place of an earlier one about the same; each can be undone.',
  refusals: ['conflict'],
  notFound: submissionMessages.notFound,
} as const

export const editText = endpoint({
  ...editing,
  id: 'editText',
  path: '/api/author/submissions/{id}/text-edits',
  tag: 'Submissions',
  access: 'author',
})
