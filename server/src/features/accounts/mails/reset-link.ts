import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { sql } from 'kysely'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Letter } from '../../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { pageAddress } from '../../../mail/page-address.ts'
import { companyName, dear } from '../../../mail/phrases.ts'
import { tokenFor } from '../mailed-token.ts'
import { newestReset } from '../password/newest-reset.ts'

export type ResetMail = { language: InterfaceLanguage; to: string; name: string | null; link: string }

/** The link with which somebody who forgot their password takes another one. */
export const resetLink = mailKind({
  name: 'reset-link',
  urgent: true,
  details: z.object({ resetId: z.int() }),
  gather: (deps, { resetId }) => findResetMail(deps, resetId),
  write: writeLink,
  samples: inEachLanguage({
    'with a name in Latin letters': {
      to: 'kavitha@writer.example',
      name: 'Kavitha Raman',
      link: 'https://books.example/reset-password/Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA?email=kavitha%40writer.example',
    },
    'with a name in Tamil': {
      to: 'selvi@writer.example',
      name: 'மு. செல்வி',
      link: 'https://books.example/reset-password/Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA?email=selvi%40writer.example',
    },
  }),
})

/** null for an address without an account, and for a link that a newer one has ended while it waited. */
export async function findResetMail(
  { db, keys, publicUrl }: MailDeps,
  resetId: number,
): Promise<ResetMail | null> {
  const reset = await newestReset(db)
    .where('password_resets.id', '=', resetId)
    .where('password_resets.expires_at', '>', sql<Date>`now()`)
    .select([
      'accounts.email',
      'accounts.name',
      'accounts.language',
      'accounts.email_confirmed_at',
      'password_resets.nonce',
      'password_resets.token_hash',
    ])
    .executeTakeFirst()
  const to = reset?.email ? deliverableAddress(reset.email) : null
  if (!reset?.email || to === null) return null
  const query = new URLSearchParams({ email: reset.email })
  const path = `/reset-password/${tokenFor(keys, 'reset', reset)}?${query}`
  const link = pageAddress(publicUrl, reset.language, path)
  const name = reset.email_confirmed_at === null ? null : reset.name
  return { language: reset.language, to, name, link }
}

const words = inEach(
  {
    subject: `Your new password at ${companyName.en}`,
    preview: 'The link to choose a new password. It works once and for one hour.',
    title: 'Choose a new password',
    asked:
      'Somebody, we hope you, asked for a new password for your author account. This link works once and for one hour:',
    choose: 'Choose a new password',
    notYou: 'If it was not you, you need not do anything: your password stays as it is.',
    footnote: `Sent because a reset link was asked for this address at ${companyName.en}.`,
  },
  {
    subject: `${companyName.ta}: உங்கள் புதிய கடவுச்சொல்`,
    preview: 'புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்கும் இணைப்பு. ஒருமுறை மட்டும், ஒரு மணி நேரம் வேலை செய்யும்.',
    title: 'புதிய கடவுச்சொல்லைத் தேர்ந்தெடுங்கள்',
    asked:
      'உங்கள் எழுத்தாளர் கணக்குக்குப் புதிய கடவுச்சொல் வேண்டும் என்று ஒரு கோரிக்கை வந்தது; கேட்டது நீங்கள் என்று நம்புகிறோம். இந்த இணைப்பு ஒருமுறை மட்டும், ஒரு மணி நேரம் வேலை செய்யும்:',
    choose: 'புதிய கடவுச்சொல்லைத் தேர்க',
    notYou: 'கேட்டது நீங்கள் அல்ல என்றால் எதுவும் செய்யத் தேவையில்லை: உங்கள் கடவுச்சொல் அப்படியே இருக்கும்.',
    footnote: `இந்த முகவரிக்குப் புதிய கடவுச்சொல்லுக்கான இணைப்பை யாரோ கேட்டதால் ${companyName.ta} இந்த மின்னஞ்சலை அனுப்பியது.`,
  },
)

function writeLink({ language, to, name, link }: ResetMail): Letter {
  const { subject, preview, title, asked, choose, notYou, footnote } = words[language]
  return {
    language,
    to,
    subject,
    preview,
    title,
    blocks: [
      dear(language, name),
      { kind: 'text', text: asked },
      { kind: 'link', text: choose, href: link },
      { kind: 'text', text: notYou },
    ],
    footnote,
  }
}
