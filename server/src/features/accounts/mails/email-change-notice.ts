import { inEach } from '@panai/contract/language/in-each'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Letter } from '../../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { pageAddress } from '../../../mail/page-address.ts'
import { companyName, dear, labels } from '../../../mail/phrases.ts'
import { findNotice, type Notice } from '../not-me/find-notice.ts'
import { notMeBlocks, sampleNotMe } from '../not-me/not-me-blocks.ts'
import { noticeWords } from './notice-words.ts'

type Facts = Notice & { newEmail: string; forgotPage: string }
/** Mails that were queued before every address was told have no notice. */
type Details = { changeId: number; noticeId?: number | undefined }

/** Goes to the addresses that an account has and had lately when another one is asked for: its owner can still stop it. */
export const emailChangeNotice = mailKind({
  name: 'email-change-notice',
  details: z.object({ changeId: z.int(), noticeId: z.int().optional() }),
  gather,
  write: writeNotice,
  samples: inEachLanguage({
    'another address': {
      to: 'kavitha@writer.example',
      name: 'Kavitha Raman',
      newEmail: 'kavitha.new@writer.example',
      forgotPage: 'https://books.example/forgot-password',
      notMe: sampleNotMe,
    },
  }),
})

/** Also when the new address was confirmed before this mail could leave. */
async function gather(deps: MailDeps, { changeId, noticeId }: Details): Promise<Facts | null> {
  const change = await deps.db
    .selectFrom('email_changes')
    .innerJoin('accounts', 'accounts.id', 'email_changes.account_id')
    .where('email_changes.id', '=', changeId)
    .where('accounts.closed_at', 'is', null)
    .select(['accounts.name', 'accounts.language', 'email_changes.email', 'email_changes.previous_email'])
    .executeTakeFirst()
  if (!change) return null
  const facts = {
    language: change.language,
    name: change.name,
    newEmail: change.email,
    forgotPage: pageAddress(deps.publicUrl, change.language, '/forgot-password'),
  }
  if (noticeId !== undefined) {
    const notice = await findNotice(deps, noticeId)
    return notice && { ...facts, ...notice }
  }
  const to = deliverableAddress(change.previous_email)
  return to === null ? null : { ...facts, to, notMe: null }
}

const words = inEach(
  {
    subject: `Another e-mail address for your account at ${companyName.en}`,
    title: 'Another e-mail address for your account',
    coming:
      'Your account is to have another e-mail address. It takes the place of the one before as soon as the link that was mailed there is opened.',
    newAddress: 'New address',
    next: 'If it was you, there is nothing to do here. If it was not, take a new password at once, which also stops this change.',
  },
  {
    subject: `${companyName.ta}: உங்கள் கணக்குக்கு வேறு மின்னஞ்சல் முகவரி`,
    title: 'உங்கள் கணக்குக்கு வேறு மின்னஞ்சல் முகவரி',
    coming:
      'உங்கள் கணக்குக்கு வேறொரு மின்னஞ்சல் முகவரி வரவிருக்கிறது. அங்கே அனுப்பிய இணைப்பைத் திறந்தவுடன் அது பழைய முகவரியின் இடத்துக்கு வரும்.',
    newAddress: 'புதிய முகவரி',
    next: 'இதைச் செய்தது நீங்கள் என்றால் எதுவும் செய்யத் தேவையில்லை. இல்லையென்றால் உடனே புதிய கடவுச்சொல்லைத் தேர்ந்தெடுங்கள்; இந்த மாற்றமும் நின்றுவிடும்.',
  },
)

function writeNotice({ language, to, name, newEmail, forgotPage, notMe }: Facts): Letter {
  const { subject, title, coming, newAddress, next } = words[language]
  const { nothingToDo, footnote } = noticeWords[language]
  return {
    language,
    to,
    subject,
    preview: nothingToDo,
    title,
    blocks: [
      dear(language, name),
      { kind: 'text', text: coming },
      { kind: 'facts', facts: [{ label: newAddress, value: newEmail }] },
      { kind: 'text', text: next },
      {
        kind: 'facts',
        facts: [{ label: labels[language].newPassword, value: forgotPage, href: forgotPage }],
      },
      ...notMeBlocks(language, notMe),
    ],
    footnote,
  }
}
