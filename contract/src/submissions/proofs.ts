import { z } from 'zod'
import { endpoint, jsonBody } from '../http/endpoint.ts'
import { idInPath } from '../http/fields.ts'
import { inTwoLanguages } from '../language/in-two-languages.ts'
import { localised } from '../language/localised.ts'
import { submissionMessages } from './submission-rules.ts'

export const proofMessages = {
  approved: inTwoLanguages(
    'You have approved this proof. Thank you!',
    'இந்த மெய்ப்புக்கு ஒப்புதல் தந்துவிட்டீர்கள். நன்றி!',
  ),
  outdated: inTwoLanguages(
    'Newer pages have come since you opened this proof. Please look through them before you approve them.',
    'நீங்கள் இந்த மெய்ப்பைத் திறந்த பிறகு புதிய பக்கங்கள் வந்துவிட்டன. அவற்றைப் பார்த்த பிறகு ஒப்புதல் தாருங்கள்.',
  ),
  beingRenewed: inTwoLanguages(
    'These pages are being set anew. Please look through the new ones and approve those.',
    'இந்தப் பக்கங்களை மீண்டும் வடிவமைக்கிறோம். புதிய பக்கங்களைப் பார்த்து அவற்றுக்கு ஒப்புதல் தாருங்கள்.',
  ),
  sumMalformed: inTwoLanguages(
    'The sum of a file has 64 digits from 0 to f',
    'கோப்பின் அடையாளம் 0 முதல் f வரையிலான 64 குறிகளால் ஆனது',
  ),
} as const

/** The SHA-256 of a file in hexadecimal digits. */
export const fileSum = z
  .string(proofMessages.sumMalformed)
  .regex(/^[0-9a-f]{64}$/, proofMessages.sumMalformed)

const proofApproval = z
  .object({
    version: z.int().min(1),
    at: z.iso.datetime(),
    by: z.string().nullable().meta({ description: 'null: the account is gone.' }),
    sha256: fileSum.meta({ description: 'Of exactly the file that was approved.' }),
  })
  .meta({ id: 'ProofApproval' })
export type ProofApproval = z.output<typeof proofApproval>

export const proof = z
  .object({
    sha256: fileSum
      .nullable()
      .meta({ description: 'Of the file of the inside. null: it is not set, or was set a moment ago.' }),
    approvals: z.array(proofApproval).meta({
      description: 'The last first. Each holds for exactly its file, which may not be there any more.',
    }),
  })
  .meta({ id: 'Proof' })
export type Proof = z.output<typeof proof>

export const approveProof = endpoint({
  id: 'approveProof',
  method: 'POST',
  path: '/api/author/submissions/{id}/proof/approval',
  tag: 'Submissions',
  access: 'author',
  summary: 'Approves the pages of the newest version as they are to be printed',
  description:
    'Names the file that was looked at, and is refused when another has taken its place or is about to. Said twice it is one approval, and it stays: another file needs its own.',
  params: z.object({ id: idInPath }),
  body: jsonBody(z.object({ sha256: fileSum })),
  output: z.object({
    success: z.literal(true),
    message: z.literal(proofMessages.approved),
    data: z.object({ proof }),
  }),
  refusals: ['conflict'],
  notFound: submissionMessages.notFound,
})

/** The approval of exactly the file that is there, which is what goes to the press. @param version the number of the newest one */
export function approvalOf(proof: Proof, version: number): ProofApproval | null {
  return proof.approvals.find((approval) => isOfFile(approval, proof, version)) ?? null
}

function isOfFile(approval: ProofApproval, { sha256 }: Proof, version: number): boolean {
  return approval.version === version && approval.sha256 === sha256
}

export const proofTexts = localised(
  {
    title: 'Proof',
    open: 'Look through the proof',
    coming: (percent: number) => `Your book is on its way: ${percent}%`,
    failed: 'The pages can’t be shown here. The PDF can still be downloaded.',
    newer: 'Newer pages have come.',
    showNewer: 'Show the newest pages',
    approval: 'Approval',
    notYet: 'The author has not approved these pages yet.',
    sum: 'SHA-256 of the file',
  },
  {
    title: 'மெய்ப்பு',
    open: 'மெய்ப்பைப் பார்க்க',
    coming: (percent: number) => `உங்கள் நூல் வந்துகொண்டிருக்கிறது: ${percent}%`,
    failed: 'பக்கங்களை இங்கே காட்ட முடியவில்லை. PDF-ஐப் பதிவிறக்கிப் பார்க்கலாம்.',
    newer: 'புதிய பக்கங்கள் வந்துவிட்டன.',
    showNewer: 'புதிய பக்கங்களைக் காட்டுக',
    approval: 'ஒப்புதல்',
    notYet: 'எழுத்தாளர் இந்தப் பக்கங்களுக்கு இன்னும் ஒப்புதல் தரவில்லை.',
    sum: 'கோப்பின் SHA-256',
  },
)

/** “Version 2 was approved by மு. செல்வி on 26 Nov 2026.” And what has come of an approval whose file is not the one that is there. @param newest the number of the newest version */
export function approvalSentence(
  approval: ProofApproval,
  { proof, version: newest }: { proof: Proof; version: number },
  day: string,
): string {
  const { version, by } = approval
  const name = by ?? localised('an account that is gone', 'இப்போது இல்லாத ஒரு கணக்கு')
  const said = localised(
    `Version ${version} was approved by ${name} on ${day}.`,
    `பிரதி ${version}: ஒப்புதல் தந்தவர் ${name}, ${day}.`,
  )
  if (isOfFile(approval, proof, newest)) return said
  const left =
    version === newest
      ? localised(' Other pages have taken its place.', ' இதன் இடத்தில் வேறு பக்கங்கள் வந்துவிட்டன.')
      : localised(' A newer version has taken its place.', ' இதன் இடத்தில் புதிய பிரதி வந்துவிட்டது.')
  return said + left
}
