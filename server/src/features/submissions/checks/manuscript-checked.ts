import { brand } from '@panai/contract/brand/brand'
import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { type CheckProblem, checkProblems } from '@panai/contract/manuscripts/check-problems'
import type { FindingSeverity } from '@panai/contract/manuscripts/manuscript-checks'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Letter } from '../../../mail/letter.ts'
import { inEachLanguage, mailKind } from '../../../mail/mail-kind.ts'
import { pageAddress } from '../../../mail/page-address.ts'
import { companyName, labels, numbered } from '../../../mail/phrases.ts'
import type { StoredReport } from '../../../manuscripts/findings/finding.ts'

type Counts = Readonly<Record<FindingSeverity, number>>
type Facts = {
  language: InterfaceLanguage
  to: string
  submissionId: number
  title: string
  number: number
  problem: CheckProblem | null
  counts: Counts
  publicUrl: string
}

const sample = {
  to: 'kavitha@writer.example',
  submissionId: 12,
  title: 'The Well at Kandan’s House',
  number: 1,
  problem: null,
  counts: { stops: 1, mend: 3, information: 2 },
  publicUrl: `https://${brand.name.toLowerCase()}.example`,
}
const nothing = { stops: 0, mend: 0, information: 0 }

/** Tells the author what the check of a manuscript has found. */
export const manuscriptChecked = mailKind({
  name: 'manuscript-checked',
  details: z.object({ versionId: z.int() }),
  async gather({ db, publicUrl }, { versionId }): Promise<Facts | null> {
    const found = await db
      .selectFrom('manuscript_checks as checks')
      .innerJoin('submission_versions as versions', 'versions.id', 'checks.version_id')
      .innerJoin('submissions', 'submissions.id', 'versions.submission_id')
      .innerJoin('accounts', 'accounts.author_id', 'submissions.author_id')
      .select(['submissions.id', 'submissions.title', 'versions.number', 'problem', 'report'])
      .select(['accounts.email', 'accounts.language'])
      .where('checks.version_id', '=', versionId)
      .executeTakeFirst()
    const to = found?.email && deliverableAddress(found.email)
    if (!found || !to) return null
    const { id: submissionId, title, number, problem, language } = found
    const report = found.report as StoredReport | null // parsed when it was stored
    return { language, to, submissionId, title, number, problem, counts: countsOf(report), publicUrl }
  },
  write,
  samples: inEachLanguage<Omit<Facts, 'language'>>({
    'something stops the book': sample,
    'nothing was found': { ...sample, title: 'பனை ஓலையில் ஒரு கடிதம்', counts: nothing },
    'it could not be read': { ...sample, problem: 'broken', number: 2, counts: nothing },
    'with markup in it': { ...sample, title: '<script>alert(1)</script>' },
    'as long as may be': { ...sample, title: 'ந'.repeat(500) },
  }),
})

function countsOf(report: StoredReport | null): Counts {
  const of = (severity: FindingSeverity) =>
    report?.findings.filter((finding) => finding.severity === severity).length ?? 0
  return { stops: of('stops'), mend: of('mend'), information: of('information') }
}

const words = inEach(
  {
    title: 'Your manuscript has been checked',
    preview: (title: string) => `What we found in ${title}.`,
    version: 'Version',
    nothing: 'Nothing was found that needs to be mended.',
    found: ({ stops, mend, information }: Counts) =>
      `Findings that stop the book: ${stops}. That should be mended: ${mend}. For information: ${information}. Each says where it is and how to mend it.`,
    read: 'Read the check',
    footnote: `A program has made this check; our editors read every manuscript themselves. You get this mail because a manuscript was handed in with your account at ${companyName.en}.`,
  },
  {
    title: 'உங்கள் கையெழுத்துப் பிரதியைச் சரிபார்த்தோம்',
    preview: (title: string) => `நாங்கள் கண்டவை: ${title}.`,
    version: 'பிரதி எண்',
    nothing: 'திருத்த வேண்டியது எதுவும் இல்லை.',
    found: ({ stops, mend, information }: Counts) =>
      `நூல் வெளியாகத் தடையானவை: ${stops}. திருத்த வேண்டியவை: ${mend}. தகவலுக்காக: ${information}. ஒவ்வொன்றும் எங்கே இருக்கிறது, அதை எப்படித் திருத்துவது என்று அங்கே எழுதியிருக்கிறது.`,
    read: 'சரிபார்ப்பைப் படிக்க',
    footnote: `இந்தச் சரிபார்ப்பைச் செய்தது ஒரு நிரல்; ஒவ்வொரு பிரதியையும் எங்கள் எடிட்டர்களே படிக்கிறார்கள். உங்கள் கணக்கிலிருந்து ஒரு கையெழுத்துப் பிரதி வந்ததால் ${companyName.ta} இந்த மின்னஞ்சலை எழுதுகிறது.`,
  },
)

function write({ language, to, submissionId, title, number, problem, counts, publicUrl }: Facts): Letter {
  const said = words[language]
  const dashboard = pageAddress(publicUrl, language, '/dashboard')
  const isFine = Object.values(counts).every((count) => count === 0)
  return {
    language,
    to,
    subject: `${said.title} (${numbered[language](submissionId)})`,
    preview: said.preview(title.slice(0, 80)),
    title: said.title,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: labels[language].title, value: title },
          { label: said.version, value: String(number) },
        ],
      },
      {
        kind: 'text',
        text:
          problem !== null ? checkProblems[language][problem] : isFine ? said.nothing : said.found(counts),
      },
      { kind: 'link', text: said.read, href: `${dashboard}?books=submitted` },
    ],
    footnote: said.footnote,
  }
}
