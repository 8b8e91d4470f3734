import { localised } from '../language/localised.ts'
import type { ProofFileKind } from './proof-rules.ts'
import { approvalOf, type Proof, type ProofApproval } from './proofs.ts'

export const proofTexts = localised(
  {
    title: 'Proof',
    open: 'Look through the proof',
    coming: (percent: number) => `Your book is on its way: ${percent}%`,
    failed: 'The pages can’t be shown here. The PDF can still be downloaded.',
    newer: 'Newer pages have come.',
    showNewer: 'Show the newest pages',
    approval: 'Approval',
    notYet: 'The author has not approved this proof yet.',
    sums: 'Sums of the files',
    beingMade: 'Parts of this proof are still being made. It can be approved once all of it is there.',
    kinds: {
      interior: 'Inside for the press (PDF)',
      cover: 'Cover for the press (PDF)',
      front: 'Front of the cover (JPEG)',
      ebook: 'E-book (EPUB)',
    } satisfies Record<ProofFileKind, string>,
    without: (names: string) => `Could not be made, and is not of this proof: ${names}.`,
    reason: (reason: string) => `Reason: ${reason}`,
    why: 'Why it is withdrawn',
  },
  {
    title: 'மெய்ப்பு',
    open: 'மெய்ப்பைப் பார்க்க',
    coming: (percent: number) => `உங்கள் நூல் வந்துகொண்டிருக்கிறது: ${percent}%`,
    failed: 'பக்கங்களை இங்கே காட்ட முடியவில்லை. PDF-ஐப் பதிவிறக்கிப் பார்க்கலாம்.',
    newer: 'புதிய பக்கங்கள் வந்துவிட்டன.',
    showNewer: 'புதிய பக்கங்களைக் காட்டுக',
    approval: 'ஒப்புதல்',
    notYet: 'எழுத்தாளர் இந்த மெய்ப்புக்கு இன்னும் ஒப்புதல் தரவில்லை.',
    sums: 'கோப்புகளின் அடையாளங்கள்',
    beingMade: 'இந்த மெய்ப்பின் சில பகுதிகளை இன்னும் உருவாக்குகிறோம். எல்லாம் தயாரான பிறகு ஒப்புதல் தரலாம்.',
    kinds: {
      interior: 'உள்பக்கங்கள் (PDF)',
      cover: 'அட்டை (PDF)',
      front: 'முன்னட்டை (JPEG)',
      ebook: 'மின்னூல் (EPUB)',
    } satisfies Record<ProofFileKind, string>,
    without: (names: string) => `உருவாக்க முடியவில்லை; எனவே இந்த மெய்ப்பில் இல்லை: ${names}.`,
    reason: (reason: string) => `காரணம்: ${reason}`,
    why: 'ஏன் திரும்பப் பெறுகிறீர்கள்?',
  },
)

/** “Version 2 was approved by மு. செல்வி on 26 Nov 2026.” And what has come of an approval that is not of the files that are there. @param newest the number of the newest version @param dayOf words of a moment */
export function approvalSentence(
  approval: ProofApproval,
  { proof, version: newest }: { proof: Proof; version: number },
  dayOf: (moment: string) => string,
): string {
  const { version, by, at, withdrawn } = approval
  const name = by ?? nobody()
  const day = dayOf(at)
  const said = localised(
    `Version ${version} was approved by ${name} on ${day}.`,
    `பிரதி ${version}: ஒப்புதல் தந்தவர் ${name}, ${day}.`,
  )
  if (withdrawn !== null) return `${said} ${withdrawalSentence(withdrawn, dayOf)}`
  if (approvalOf(proof)?.id === approval.id) return said
  const left =
    version === newest
      ? localised(' Other files have taken its place.', ' இதன் இடத்தில் வேறு கோப்புகள் வந்துவிட்டன.')
      : localised(' A newer version has taken its place.', ' இதன் இடத்தில் புதிய பிரதி வந்துவிட்டது.')
  return said + left
}

function withdrawalSentence(
  { by, at }: NonNullable<ProofApproval['withdrawn']>,
  dayOf: (moment: string) => string,
): string {
  const name = by ?? nobody()
  return localised(`Withdrawn by ${name} on ${dayOf(at)}.`, `திரும்பப் பெற்றவர் ${name}, ${dayOf(at)}.`)
}

const nobody = () => localised('an account that is gone', 'இப்போது இல்லாத ஒரு கணக்கு')

/** What is missing in a proof that can be approved; null: nothing. */
export function lackingSentence({ failed }: Proof): string | null {
  if (failed.length === 0) return null
  return proofTexts.without(failed.map((kind) => proofTexts.kinds[kind]).join(', '))
}
