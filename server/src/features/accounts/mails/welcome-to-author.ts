import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { pageAddress } from '../../../mail/page-address.ts'
import { companyName, dear } from '../../../mail/phrases.ts'
import { tokenFor } from '../mailed-token.ts'
import { confirmAddress } from './confirm-address.ts'
import { findEmailChange } from './find-email-change.ts'

type Facts = { language: InterfaceLanguage; to: string; link: string; loginPage: string }

/** Greets a new author and asks them to confirm their address. The address is not confirmed yet, so the mail holds nothing that was typed into the form. */
export const welcomeToAuthor = mailKind({
  name: 'welcome-to-author',
  urgent: true,
  details: z.object({ changeId: z.int() }),
  gather,
  write: writeWelcome,
  samples: inEachLanguage({
    'of an author': {
      to: 'kavitha@writer.example',
      link: 'https://books.example/profile?confirm=Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA',
      loginPage: 'https://books.example/login',
    },
    'with an apostrophe in the address': {
      to: "o'hara@writer.example",
      link: 'https://books.example/profile?confirm=Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA',
      loginPage: 'https://books.example/login',
    },
  }),
})

async function gather({ db, keys, publicUrl }: MailDeps, { changeId }: { changeId: number }) {
  const change = await findEmailChange(db, changeId)
  if (!change) return null
  const { language, to } = change
  const link = confirmAddress(publicUrl, language, tokenFor(keys, 'email', change))
  return { language, to, link, loginPage: pageAddress(publicUrl, language, '/login') }
}

const words = inEach(
  {
    title: `Welcome to ${companyName.en}`,
    preview: 'Your author account is ready. Please confirm your e-mail address.',
    ready:
      'Your author account is ready. Please confirm that this is your e-mail address, so that news about your books reaches you:',
    confirm: 'Confirm my address',
    login: 'The link works for seven days. You can log in at any time:',
    loginLabel: 'Login',
    dashboard:
      'On your dashboard you hand in a manuscript, see where it is, and follow sales and royalties. An answer to this mail reaches us.',
    footnote: `Sent because this address was registered at ${companyName.en}. If that was not you, please answer and we remove it.`,
  },
  {
    title: `${companyName.ta} உங்களை வரவேற்கிறது`,
    preview: 'உங்கள் எழுத்தாளர் கணக்கு தயார். மின்னஞ்சல் முகவரியை உறுதிப்படுத்துங்கள்.',
    ready:
      'உங்கள் எழுத்தாளர் கணக்கு தயார். உங்கள் நூல்கள் பற்றிய செய்திகள் வந்து சேர, இது உங்கள் மின்னஞ்சல் முகவரி என்று உறுதிப்படுத்துங்கள்:',
    confirm: 'என் முகவரியை உறுதிப்படுத்துக',
    login: 'இணைப்பு ஏழு நாள்கள் வேலை செய்யும். எப்போது வேண்டுமானாலும் உள்நுழையலாம்:',
    loginLabel: 'உள்நுழைக',
    dashboard:
      'உங்கள் பக்கத்தில் கையெழுத்துப் பிரதியை அனுப்பலாம், அது எந்தக் கட்டத்தில் இருக்கிறது என்று பார்க்கலாம், விற்பனையையும் உரிமைத்தொகையையும் (ராயல்டி) அறியலாம். இந்த மின்னஞ்சலுக்கு எழுதும் பதில் எங்களுக்கு வரும்.',
    footnote: `${companyName.ta} தளத்தில் இந்த முகவரியைப் பதிவு செய்ததால் இந்த மின்னஞ்சல் வந்தது. அது நீங்கள் அல்ல என்றால் பதில் எழுதுங்கள்; நீக்கிவிடுவோம்.`,
  },
)

function writeWelcome({ language, to, link, loginPage }: Facts): Letter {
  const { title, preview, ready, confirm, login, loginLabel, dashboard, footnote } = words[language]
  return {
    language,
    to,
    subject: title,
    preview,
    title,
    blocks: [
      dear(language, null),
      { kind: 'text', text: ready },
      { kind: 'link', text: confirm, href: link },
      { kind: 'text', text: login },
      { kind: 'facts', facts: [{ label: loginLabel, value: loginPage, href: loginPage }] },
      { kind: 'text', text: dashboard },
    ],
    footnote,
  }
}
