import { inEach } from '@panai/contract/language/in-each'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { inEachLanguage, mailKind } from '../../../mail/mail-kind.ts'
import { companyName, dear, phoneBlock } from '../../../mail/phrases.ts'
import { findResetMail, type ResetMail } from './reset-link.ts'

/** Goes to somebody who has said that a change was not theirs: the link for another password, and what happens next. */
export const accountTakenBack = mailKind({
  name: 'account-taken-back',
  urgent: true,
  details: z.object({ resetId: z.int() }),
  gather: (deps, { resetId }) => findResetMail(deps, resetId),
  write: writeLetter,
  samples: inEachLanguage({
    'of an author': {
      to: 'kavitha@writer.example',
      name: 'Kavitha Raman',
      link: 'https://books.example/reset-password/Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA?email=kavitha%40writer.example',
    },
  }),
})

const words = inEach(
  {
    subject: `Your account at ${companyName.en} is yours again`,
    preview: 'Please choose a new password, then call us.',
    title: 'Your account is yours again',
    done: 'You told us that a change of your account was not yours. This is its e-mail address, every device was logged out, and the password that somebody knew works no more. Please choose a new one; this link works once and for one hour, and you can ask for another at any time:',
    choose: 'Choose a new password',
    frozen:
      'Your bank details are frozen: nothing is paid out and nobody can change them until we have talked to you. Please call us, or answer this mail:',
    footnote: `Sent because "this was not me" was said with a link that was mailed to an address of this account at ${companyName.en}.`,
  },
  {
    subject: `${companyName.ta}: உங்கள் கணக்கு மீண்டும் உங்களிடம்`,
    preview: 'புதிய கடவுச்சொல்லைத் தேர்ந்தெடுங்கள்; பிறகு எங்களை அழையுங்கள்.',
    title: 'உங்கள் கணக்கு மீண்டும் உங்களிடம்',
    done: 'உங்கள் கணக்கில் நடந்த மாற்றத்தைச் செய்தது நீங்கள் அல்ல என்று சொன்னீர்கள். அதனால் கணக்கை மீண்டும் இந்த மின்னஞ்சல் முகவரிக்கு மாற்றினோம்; எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றினோம்; மற்றவருக்குத் தெரிந்த கடவுச்சொல் இனி வேலை செய்யாது. புதிய கடவுச்சொல்லைத் தேர்ந்தெடுங்கள். இந்த இணைப்பு ஒருமுறை மட்டும், ஒரு மணி நேரம் வேலை செய்யும்; எப்போது வேண்டுமானாலும் வேறொன்றைக் கேட்கலாம்:',
    choose: 'புதிய கடவுச்சொல்லைத் தேர்க',
    frozen:
      'உங்கள் வங்கி விவரங்களை நிறுத்தி வைத்திருக்கிறோம்: உங்களுடன் பேசும் வரை எந்தத் தொகையும் வழங்க மாட்டோம்; விவரங்களை யாராலும் மாற்றவும் முடியாது. எங்களை அழையுங்கள், அல்லது இந்த மின்னஞ்சலுக்குப் பதில் எழுதுங்கள்:',
    footnote: `இந்தக் கணக்கின் ஒரு முகவரிக்கு ${companyName.ta} அனுப்பிய இணைப்பில் “இதை நான் செய்யவில்லை” என்று சொன்னதால் இந்த மின்னஞ்சல் வந்தது.`,
  },
)

function writeLetter({ language, to, name, link }: ResetMail): Letter {
  const { subject, preview, title, done, choose, frozen, footnote } = words[language]
  return {
    language,
    to,
    subject,
    preview,
    title,
    blocks: [
      dear(language, name),
      { kind: 'text', text: done },
      { kind: 'link', text: choose, href: link },
      { kind: 'text', text: frozen },
      phoneBlock(language),
    ],
    footnote,
  }
}
