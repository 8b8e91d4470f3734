import { inEach } from '@panai/contract/language/in-each'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { companyName, dear } from '../../../mail/phrases.ts'
import { findNotice, type Notice } from '../not-me/find-notice.ts'
import { notMeBlocks, sampleNotMe } from '../not-me/not-me-blocks.ts'
import { noticeWords } from './notice-words.ts'

type Facts = Notice & { newEmail: string; previousEmail: string }

/** Tells that an account has another address now, at the new one, the one before it and those that it had lately. */
export const emailChanged = mailKind({
  name: 'email-changed',
  details: z.object({ noticeId: z.int(), changeId: z.int() }),
  gather,
  write: writeNotice,
  samples: inEachLanguage({
    'another address': {
      to: 'kavitha@writer.example',
      name: 'Kavitha Raman',
      newEmail: 'kavitha.new@writer.example',
      previousEmail: 'kavitha@writer.example',
      notMe: sampleNotMe,
    },
  }),
})

async function gather(deps: MailDeps, { noticeId, changeId }: { noticeId: number; changeId: number }) {
  const notice = await findNotice(deps, noticeId)
  const change = await deps.db
    .selectFrom('email_changes')
    .select(['email', 'previous_email'])
    .where('id', '=', changeId)
    .executeTakeFirst()
  if (!notice || !change) return null
  return { ...notice, newEmail: change.email, previousEmail: change.previous_email }
}

const words = inEach(
  {
    subject: `The e-mail address of your account at ${companyName.en} was changed`,
    title: 'Your e-mail address was changed',
    changed:
      'Your account has another e-mail address now. You log in with it, and our mail goes there. If it was you, there is nothing to do.',
    newAddress: 'New address',
    addressBefore: 'Address before',
  },
  {
    subject: `${companyName.ta}: உங்கள் கணக்கின் மின்னஞ்சல் முகவரி மாறியது`,
    title: 'உங்கள் மின்னஞ்சல் முகவரி மாறியது',
    changed:
      'உங்கள் கணக்குக்கு இப்போது வேறு மின்னஞ்சல் முகவரி உள்ளது. இனி அதைக் கொண்டு உள்நுழையுங்கள்; எங்கள் மின்னஞ்சல்களும் அங்கேயே வரும். இதைச் செய்தது நீங்கள் என்றால் எதுவும் செய்யத் தேவையில்லை.',
    newAddress: 'புதிய முகவரி',
    addressBefore: 'முந்தைய முகவரி',
  },
)

function writeNotice({ language, to, name, newEmail, previousEmail, notMe }: Facts): Letter {
  const { subject, title, changed, newAddress, addressBefore } = words[language]
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
      {
        kind: 'facts',
        facts: [
          { label: newAddress, value: newEmail },
          { label: addressBefore, value: previousEmail },
        ],
      },
      ...notMeBlocks(language, notMe),
    ],
    footnote,
  }
}
