import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { companyName, dear } from '../../../mail/phrases.ts'
import { tokenFor } from '../mailed-token.ts'
import { confirmAddress } from './confirm-address.ts'
import { findEmailChange } from './find-email-change.ts'

type Facts = { language: InterfaceLanguage; to: string; link: string }

/** Goes to the new address of an account: only somebody who reads mail there can open its link. */
export const emailChangeLink = mailKind({
  name: 'email-change-link',
  urgent: true,
  details: z.object({ changeId: z.int() }),
  gather,
  write: writeLink,
  samples: inEachLanguage({
    'to a new address': {
      to: 'kavitha.new@writer.example',
      link: 'https://books.example/profile?confirm=Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA',
    },
  }),
})

async function gather({ db, keys, publicUrl }: MailDeps, { changeId }: { changeId: number }) {
  const change = await findEmailChange(db, changeId)
  if (!change) return null
  const { language, to } = change
  return { language, to, link: confirmAddress(publicUrl, language, tokenFor(keys, 'email', change)) }
}

const words = inEach(
  {
    subject: `Please confirm your e-mail address at ${companyName.en}`,
    preview: 'The link that confirms this address. It works once and for one day.',
    title: 'Confirm your e-mail address',
    given:
      'You gave this as the e-mail address of your author account. It counts once you have opened this link, which works once and for one day:',
    confirm: 'Confirm my address',
    notYou: 'If it was not you, you need not do anything.',
    footnote: `Sent because this address was given for an account at ${companyName.en}.`,
  },
  {
    subject: `${companyName.ta}: உங்கள் மின்னஞ்சல் முகவரியை உறுதிப்படுத்துங்கள்`,
    preview: 'இந்த முகவரியை உறுதிப்படுத்தும் இணைப்பு. ஒருமுறை மட்டும், ஒரு நாள் வேலை செய்யும்.',
    title: 'உங்கள் மின்னஞ்சல் முகவரியை உறுதிப்படுத்துங்கள்',
    given:
      'உங்கள் எழுத்தாளர் கணக்கின் மின்னஞ்சல் முகவரியாக இதைக் கொடுத்தீர்கள். இந்த இணைப்பைத் திறந்த பிறகு அது நடைமுறைக்கு வரும். இணைப்பு ஒருமுறை மட்டும், ஒரு நாள் வேலை செய்யும்:',
    confirm: 'என் முகவரியை உறுதிப்படுத்துக',
    notYou: 'கொடுத்தது நீங்கள் அல்ல என்றால் எதுவும் செய்யத் தேவையில்லை.',
    footnote: `${companyName.ta} வைத்திருக்கும் ஒரு கணக்குக்கு இந்த முகவரியைக் கொடுத்ததால் இந்த மின்னஞ்சல் வந்தது.`,
  },
)

function writeLink({ language, to, link }: Facts): Letter {
  const { subject, preview, title, given, confirm, notYou, footnote } = words[language]
  return {
    language,
    to,
    subject,
    preview,
    title,
    blocks: [
      dear(language, null),
      { kind: 'text', text: given },
      { kind: 'link', text: confirm, href: link },
      { kind: 'text', text: notYou },
    ],
    footnote,
  }
}
