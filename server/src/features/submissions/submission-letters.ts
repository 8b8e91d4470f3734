import { brand } from '@panai/contract/brand/brand'
import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import {
  type DocumentKind,
  isGenre,
  isSubmissionLanguage,
} from '@panai/contract/submissions/submission-rules'
import { submissionWords } from '@panai/contract/submissions/submission-words'
import type { Database } from '../../db/database.ts'
import type { Fact } from '../../mail/letter.ts'
import { labels, numbered } from '../../mail/phrases.ts'

/** What the mails about a submission are written of. */
export type SubmissionFacts = {
  id: number
  title: string
  subtitle: string | null
  author_name: string
  language: string
  genres: string[]
  drive_link: string | null
  manuscript_kind: DocumentKind | null
  page_count: number | null
  /** The account that handed it in; null when it has been closed since. */
  account: { name: string; email: string; phone: string | null; language: InterfaceLanguage } | null
  publicUrl: string
}

/** @returns null when its author has left since, and it with them. */
export async function gatherSubmission(
  { db, publicUrl }: { db: Database; publicUrl: string },
  { submissionId }: { submissionId: number },
): Promise<SubmissionFacts | null> {
  const found = await db
    .selectFrom('submissions')
    .leftJoin('accounts', 'accounts.author_id', 'submissions.author_id')
    .select([
      'submissions.id',
      'submissions.title',
      'submissions.subtitle',
      'submissions.author_name',
      'submissions.language',
      'submissions.genres',
      'submissions.drive_link',
      'submissions.manuscript_kind',
      'submissions.page_count',
      'accounts.name as account_name',
      'accounts.email',
      'accounts.phone',
      'accounts.language as account_language',
    ])
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst()
  if (!found) return null
  const { account_name, account_language, email, phone, manuscript_kind, ...submission } = found
  return {
    ...submission,
    manuscript_kind: manuscript_kind,
    account:
      account_name === null || account_language === null || email === null
        ? null
        : { name: account_name, email, phone, language: account_language },
    publicUrl,
  }
}

const words = inEach(
  {
    author: 'Author',
    language: 'Language',
    genre: (count: number): string => (count === 1 ? 'Genre' : 'Genres'),
    manuscript: 'Manuscript',
    link: 'Google Drive link',
    pages: (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`,
  },
  {
    author: 'ஆசிரியர்',
    language: 'மொழி',
    // Without `count`: one word for one and for many.
    genre: () => 'வகை',
    manuscript: 'கையெழுத்துப் பிரதி',
    link: 'Google Drive இணைப்பு',
    pages: (count: number) => `${count} ${count === 1 ? 'பக்கம்' : 'பக்கங்கள்'}`,
  },
)

/** The lines that author and staff both see. */
export function factsOf(language: InterfaceLanguage, submission: SubmissionFacts): Fact[] {
  const { id, title, subtitle, author_name, genres, page_count, manuscript_kind } = submission
  const said = words[language]
  const names = submissionWords[language]
  const written = submission.language
  const pages = page_count === null ? '' : `, ${said.pages(page_count)}`
  return [
    { label: labels[language].title, value: subtitle === null ? title : `${title}: ${subtitle}` },
    { label: said.author, value: author_name },
    { label: said.language, value: isSubmissionLanguage(written) ? names.languages[written] : written },
    {
      label: said.genre(genres.length),
      value: genres.map((genre) => (isGenre(genre) ? names.genres[genre] : genre)).join(', '),
    },
    {
      label: said.manuscript,
      value: manuscript_kind === null ? said.link : `${manuscript_kind.toUpperCase()}${pages}`,
    },
    { label: labels[language].submission, value: numbered[language](id) },
  ]
}

const plain: SubmissionFacts = {
  id: 12,
  title: 'The Well at Kandan’s House',
  subtitle: null,
  author_name: 'Kavitha Raman',
  language: 'english',
  genres: ['fiction'],
  drive_link: null,
  manuscript_kind: 'pdf',
  page_count: 214,
  account: { name: 'Kavitha Raman', email: 'kavitha@writer.example', phone: '9840000000', language: 'en' },
  publicUrl: `https://${brand.name.toLowerCase()}.example`,
}

/** For the preview and the tests: the ordinary, another script, and what an ill-meaning author would try. */
export const submissionSamples = {
  'a novel as PDF': plain,
  'in Tamil, by a link': {
    ...plain,
    id: 13,
    title: 'பனை ஓலையில் ஒரு கடிதம்',
    subtitle: 'சிறுகதைகள்',
    author_name: 'மு. செல்வி',
    language: 'tamil',
    genres: ['fiction', 'children-book'],
    drive_link: 'https://drive.google.com/file/d/1AbCdEfGh/view',
    manuscript_kind: null,
    page_count: null,
    account: { name: 'மு. செல்வி', email: 'selvi@writer.example', phone: null, language: 'ta' },
  },
  'with markup in it': {
    ...plain,
    id: 14,
    title: '<script>alert(1)</script>',
    author_name: '"Bob", Bcc: all@example.com',
    genres: ['non-fiction'],
    manuscript_kind: 'docx',
    page_count: null,
  },
  'as long as may be': { ...plain, id: 15, title: 'ந'.repeat(500), author_name: 'ந'.repeat(255) },
} satisfies Record<string, SubmissionFacts>
