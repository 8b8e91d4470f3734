import { expect, test } from 'vitest'
import { photoRule } from '../accounts/account-rules.ts'
import { tamilOf } from '../language/in-two-languages.ts'
import { coverRule, documentRule, submissionMessages } from '../submissions/submission-rules.ts'
import { attachmentRule } from '../threads/thread-rules.ts'
import { messages } from './messages.ts'
import { uploadMessages } from './upload-messages.ts'

const rules = [documentRule, coverRule, attachmentRule, photoRule].flatMap(
  ({ tooLarge, wrongType, missing }) => [tooLarge, wrongType, missing],
)
const {
  invalidInput,
  unstorable,
  tooMany,
  tooLarge,
  serverError,
  noRoom,
  cannotKeep,
  keyUsedBefore,
  notFound,
} = messages
const said = [
  ...Object.values(uploadMessages),
  ...rules.filter((text) => text !== null),
  ...[invalidInput, unstorable, tooMany, tooLarge, serverError, noRoom, cannotKeep, keyUsedBefore, notFound],
  submissionMessages.versionSame,
  submissionMessages.versionTooLate,
  submissionMessages.tooManyAtOnce,
]

test.each(said)('who sends a file from a page in Tamil is not told in English: %s', (english) => {
  expect(tamilOf(english)).toMatch(/\p{Script=Tamil}/u)
})
