import type { InterfaceLanguage } from './interface-languages.ts'
import {
  type SubmissionLanguage,
  type SubmissionStatus,
  submissionStatusNames,
  tamilStatusNames,
} from './submission-rules.ts'
import { genresInTamil } from './trade-words-in-tamil.ts'
import type { Genre } from './vocabulary.ts'

type SubmissionWords = {
  statuses: Readonly<Record<SubmissionStatus, string>>
  languages: Readonly<Record<SubmissionLanguage, string>>
  genres: Readonly<Record<Genre, string>>
}

/** What stands in a submission, as letters say it. */
export const submissionWords: Readonly<Record<InterfaceLanguage, SubmissionWords>> = {
  en: {
    statuses: submissionStatusNames,
    languages: {
      tamil: 'Tamil',
      english: 'English',
      hindi: 'Hindi',
      malayalam: 'Malayalam',
      telugu: 'Telugu',
    },
    genres: {
      fiction: 'Fiction',
      'non-fiction': 'Non-fiction',
      academic: 'Academic',
      poetry: 'Poetry',
      cookbook: 'Cookbook',
      'children-book': 'Children-book',
    },
  },
  ta: {
    statuses: tamilStatusNames,
    languages: { tamil: 'தமிழ்', english: 'ஆங்கிலம்', hindi: 'இந்தி', malayalam: 'மலையாளம்', telugu: 'தெலுங்கு' },
    genres: genresInTamil,
  },
}
