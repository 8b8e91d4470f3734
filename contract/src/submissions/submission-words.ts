import { inEach } from '../language/in-each.ts'
import type { InterfaceLanguage } from '../language/interface-languages.ts'
import { tradeWords } from '../language/trade-words.ts'
import type { Genre } from '../language/vocabulary.ts'
import {
  type SubmissionLanguage,
  type SubmissionStatus,
  submissionLanguages,
  submissionStatusNames,
  tamilStatusNames,
} from './submission-rules.ts'

type SubmissionWords = {
  statuses: Readonly<Record<SubmissionStatus, string>>
  languages: Readonly<Record<SubmissionLanguage, string>>
  genres: Readonly<Record<Genre, string>>
}

/** What stands in a submission, as letters say it. */
export const submissionWords = inEach<SubmissionWords>(
  { statuses: submissionStatusNames, ...wordsIn('en') },
  { statuses: tamilStatusNames, ...wordsIn('ta') },
)

function wordsIn(language: InterfaceLanguage): Omit<SubmissionWords, 'statuses'> {
  const { genres, languages } = tradeWords[language]
  const named = Object.entries(submissionLanguages).map(([name, code]) => [name, languages[code]])
  return { genres, languages: Object.fromEntries(named) as SubmissionWords['languages'] } // made of its names
}
