import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Letter } from '../../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { pageAddress } from '../../../mail/page-address.ts'
import { companyName, dear, labels } from '../../../mail/phrases.ts'
import { findNotice, type Notice } from '../not-me/find-notice.ts'
import { notMeBlocks, sampleNotMe } from '../not-me/not-me-blocks.ts'
import { noticeWords } from './notice-words.ts'

type Facts = Notice & { forgotPage: string }
/** Mails that were queued before every address was told have no notice. */
type Details = { accountId: number; noticeId?: number | undefined }

/** Tells that the password of an account is another one now: if it was not its owner, they hear of it. */
export const passwordChanged = mailKind({
  name: 'password-changed',
  details: z.object({ accountId: z.int(), noticeId: z.int().optional() }),
  gather,
  write: writeNotice,
  samples: inEachLanguage({
    'of an author': {
      to: 'kavitha@writer.example',
      name: 'Kavitha Raman',
      forgotPage: 'https://books.example/forgot-password',
      notMe: sampleNotMe,
    },
  }),
})

async function gather(deps: MailDeps, { accountId, noticeId }: Details): Promise<Facts | null> {
  const forgotPage = (language: InterfaceLanguage) =>
    pageAddress(deps.publicUrl, language, '/forgot-password')
  if (noticeId !== undefined) {
    const notice = await findNotice(deps, noticeId)
    return notice && { ...notice, forgotPage: forgotPage(notice.language) }
  }
  const account = await deps.db
    .selectFrom('accounts')
    .select(['name', 'email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const to = account?.email ? deliverableAddress(account.email) : null
  if (!account || to === null) return null
  const { language, name } = account
  return { language, to, name, forgotPage: forgotPage(language), notMe: null }
}

const words = inEach(
  {
    subject: `Your password at ${companyName.en} was changed`,
    title: 'Your password was changed',
    changed:
      'The password of your account was changed, and all devices were logged out. If it was you, there is nothing to do.',
  },
  {
    subject: `${companyName.ta}: உங்கள் கடவுச்சொல் மாறியது`,
    title: 'உங்கள் கடவுச்சொல் மாறியது',
    changed:
      'உங்கள் கணக்கின் கடவுச்சொல் மாறியது; எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றினோம். இதைச் செய்தது நீங்கள் என்றால் எதுவும் செய்யத் தேவையில்லை.',
  },
)

function writeNotice({ language, to, name, forgotPage, notMe }: Facts): Letter {
  const { subject, title, changed } = words[language]
  const { nothingToDo, footnote } = noticeWords[language]
  return {
    language,
    to,
    subject,
    preview: nothingToDo,
    title,
    blocks: [
      dear(language, name),
      { kind: 'text', text: changed },
      ...notMeBlocks(language, notMe),
      {
        kind: 'facts',
        facts: [{ label: labels[language].newPassword, value: forgotPage, href: forgotPage }],
      },
    ],
    footnote,
  }
}
