import { brand } from '@panai/contract/brand'
import { type CheckProblem, checkProblems, type ManuscriptReport } from '@panai/contract/manuscript-checks'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Letter } from '../../../mail/letter.ts'
import { mailKind } from '../../../mail/mail-kind.ts'

type Facts = {
  to: string
  submissionId: number
  title: string
  number: number
  problem: CheckProblem | null
  counts: { stops: number; mend: number; information: number }
  publicUrl: string
}

const counted = (report: ManuscriptReport | null): Facts['counts'] => {
  const of = (severity: string) => report?.findings.filter((one) => one.severity === severity).length ?? 0
  return { stops: of('stops'), mend: of('mend'), information: of('information') }
}

const sample: Facts = {
  to: 'kavitha@writer.example',
  submissionId: 12,
  title: 'The Well at Kandan’s House',
  number: 1,
  problem: null,
  counts: { stops: 1, mend: 3, information: 2 },
  publicUrl: `https://${brand.name.toLowerCase()}.example`,
}

/** Tells the author what the check of a manuscript has found. */
export const manuscriptChecked = mailKind({
  name: 'manuscript-checked',
  details: z.object({ versionId: z.int() }),
  async gather({ db, publicUrl }, { versionId }) {
    const found = await db
      .selectFrom('manuscript_checks as checks')
      .innerJoin('submission_versions as versions', 'versions.id', 'checks.version_id')
      .innerJoin('submissions', 'submissions.id', 'versions.submission_id')
      .innerJoin('accounts', 'accounts.author_id', 'submissions.author_id')
      .select([
        'submissions.id',
        'submissions.title',
        'versions.number',
        'problem',
        'report',
        'accounts.email',
      ])
      .where('checks.version_id', '=', versionId)
      .executeTakeFirst()
    const to = found?.email && deliverableAddress(found.email)
    if (!found || !to) return null
    const report = found.report as ManuscriptReport | null // parsed when it was stored
    const { id: submissionId, title, number, problem } = found
    return { to, submissionId, title, number, problem, counts: counted(report), publicUrl }
  },
  write,
  samples: {
    'something stops the book': sample,
    'nothing was found': {
      ...sample,
      title: 'பனை ஓலையில் ஒரு கடிதம்',
      counts: { stops: 0, mend: 0, information: 0 },
    },
    'it could not be read': { ...sample, problem: 'broken', number: 2 },
    'with markup in it': { ...sample, title: '<script>alert(1)</script>' },
    'as long as may be': { ...sample, title: 'ந'.repeat(500) },
  },
})

function write({ to, submissionId, title, number, problem, counts, publicUrl }: Facts): Letter {
  return {
    to,
    replyTo: brand.email,
    subject: `Your manuscript has been checked (No. ${submissionId})`,
    preview: `What we found in ${title.slice(0, 80)}.`,
    title: 'Your manuscript has been checked',
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Title', value: title },
          { label: 'Version', value: String(number) },
        ],
      },
      { kind: 'text', text: problem === null ? summary(counts) : checkProblems[problem] },
      { kind: 'link', text: 'Read the check', href: `${publicUrl}/dashboard` },
    ],
    footnote: `A program has made this check; our editors read every manuscript themselves. You get this mail because a manuscript was handed in with your account at ${brand.name}.`,
  }
}

function summary({ stops, mend, information }: Facts['counts']): string {
  if (stops + mend + information === 0) return 'Nothing was found that needs to be mended.'
  const parts = [
    stops > 0 && `${stops} that ${stops === 1 ? 'stops' : 'stop'} the book`,
    mend > 0 && `${mend} that should be mended`,
    information > 0 && `${information} for information`,
  ].filter((part) => part !== false)
  return `The check has ${stops + mend + information === 1 ? 'one finding' : `${stops + mend + information} findings`}: ${parts.join(', ')}. Each says where it is and how to mend it.`
}
