import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { CONFIRM_WITHIN_HOURS, HOLD_HOURS } from '@panai/contract/payees/payee-rules'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { pageAddress } from '../../../mail/page-address.ts'
import { companyName, dear } from '../../../mail/phrases.ts'
import { tokenFor } from '../../accounts/index.ts'
import { holdHours } from '../hold-hours.ts'
import { findPayeeMail } from './find-payee-mail.ts'
import { factsOf, listFacts, type PayeeFacts, sampleFacts } from './payee-facts.ts'

type Facts = {
  language: InterfaceLanguage
  to: string
  name: string | null
  details: PayeeFacts
  confirm: string
  stop: string
  hours: number
}

/** Goes to the account's address when bank and tax details are given: they count once its link was opened. */
export const payeeLink = mailKind({
  name: 'payee-link',
  urgent: true,
  details: z.object({ payeeId: z.int() }),
  gather,
  write: writeLink,
  samples: inEachLanguage({
    'a bank account': {
      to: 'kavitha@writer.example',
      name: 'கவிதா ராமன்',
      details: sampleFacts,
      confirm: 'https://books.example/bank-details/confirm/Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA',
      stop: 'https://books.example/bank-details/stop/b1mEJk8Rz7m3yZ5bJ0o2sYQdM4xAQ2fVYbq0gLr0bVb',
      hours: HOLD_HOURS,
    },
  }),
})

async function gather(deps: MailDeps, { payeeId }: { payeeId: number }): Promise<Facts | null> {
  const row = await findPayeeMail(deps, payeeId)
  if (row?.state !== 'awaiting' || row.stop === null) return null
  const { db, keys, publicUrl } = deps
  const confirm = tokenFor(keys, 'payee-confirm', { nonce: row.confirm_nonce, token_hash: row.confirm_hash })
  return {
    language: row.language,
    to: row.to,
    name: row.name,
    details: factsOf(row),
    confirm: pageAddress(publicUrl, row.language, `/bank-details/confirm/${confirm}`),
    stop: row.stop,
    hours: await holdHours(db, row.author_id),
  }
}

const words = inEach(
  {
    subject: `Please confirm your bank details at ${companyName.en}`,
    preview: `The link works once and for ${CONFIRM_WITHIN_HOURS} hours.`,
    title: 'Confirm your bank details',
    given: 'These details were given on your pages, to pay your royalties to:',
    confirm: (hours: number) =>
      `They count ${hours} hours after you have confirmed them. The link works once and for ${CONFIRM_WITHIN_HOURS} hours:`,
    confirmLink: 'Confirm these details',
    stop: 'If it was not you, somebody else has your password. Stop the change: every device is logged out, the password works no more, and nothing is paid out until we have talked to you:',
    notMe: 'This was not me',
    footnote: `Sent because bank details were given for an account at ${companyName.en}.`,
  },
  {
    subject: `${companyName.ta}: உங்கள் வங்கி விவரங்களை உறுதிப்படுத்துங்கள்`,
    preview: `இணைப்பு ஒருமுறை மட்டும், ${CONFIRM_WITHIN_HOURS} மணி நேரம் வேலை செய்யும்.`,
    title: 'உங்கள் வங்கி விவரங்களை உறுதிப்படுத்துங்கள்',
    given: 'உங்கள் உரிமைத்தொகையை (ராயல்டி) வழங்குவதற்காக உங்கள் பக்கத்தில் இந்த விவரங்கள் பதிவாகியிருக்கின்றன:',
    confirm: (hours: number) =>
      `நீங்கள் உறுதிப்படுத்தி ${hours} மணி நேரத்துக்குப் பிறகு இவை நடைமுறைக்கு வரும். இணைப்பு ஒருமுறை மட்டும், ${CONFIRM_WITHIN_HOURS} மணி நேரம் வேலை செய்யும்:`,
    confirmLink: 'இந்த விவரங்களை உறுதிப்படுத்துக',
    stop: 'இவற்றைக் கொடுத்தது நீங்கள் அல்ல என்றால், உங்கள் கடவுச்சொல் வேறு யாருக்கோ தெரிந்திருக்கிறது. மாற்றத்தை நிறுத்துங்கள்: எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றுவோம்; அந்தக் கடவுச்சொல் இனி வேலை செய்யாது; உங்களுடன் பேசும் வரை எந்தத் தொகையும் வழங்க மாட்டோம்:',
    notMe: 'இதை நான் செய்யவில்லை',
    footnote: `${companyName.ta} வைத்திருக்கும் ஒரு கணக்குக்கு வங்கி விவரங்கள் கொடுத்ததால் இந்த மின்னஞ்சல் வந்தது.`,
  },
)

function writeLink({ language, to, name, details, confirm, stop, hours }: Facts): Letter {
  const said = words[language]
  return {
    language,
    to,
    subject: said.subject,
    preview: said.preview,
    title: said.title,
    blocks: [
      dear(language, name),
      { kind: 'text', text: said.given },
      { kind: 'facts', facts: listFacts(language, details) },
      { kind: 'text', text: said.confirm(hours) },
      { kind: 'link', text: said.confirmLink, href: confirm },
      { kind: 'text', text: said.stop },
      { kind: 'facts', facts: [{ label: said.notMe, value: stop, href: stop }] },
    ],
    footnote: said.footnote,
  }
}
