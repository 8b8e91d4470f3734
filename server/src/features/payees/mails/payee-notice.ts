import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { HOLD_HOURS } from '@panai/contract/payees/payee-rules'
import { z } from 'zod'
import type { Letter } from '../../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { pageAddress } from '../../../mail/page-address.ts'
import { companyName, dear, labels, phoneBlock } from '../../../mail/phrases.ts'
import { holdHours } from '../hold-hours.ts'
import { findPayeeMail } from './find-payee-mail.ts'
import { factsOf, listFacts, type PayeeFacts, sampleFacts } from './payee-facts.ts'

const subjects = ['given', 'confirmed', 'stopped', 'withdrawn', 'verified', 'refused'] as const
type About = (typeof subjects)[number]

type Facts = {
  language: InterfaceLanguage
  to: string
  name: string | null
  about: About
  details: PayeeFacts
  /** How long they rest once they are confirmed. */
  hours: number
  /** Why they were refused. */
  reason: string | null
  page: string
  forgotPage: string
  /** "This was not me"; null where nothing can be stopped any more. */
  stop: string | null
}

type Words = {
  about: Record<About, { title: string; text: (hours: number) => string }>
  stop: string
  notMe: string
  page: string
  subject: (title: string) => string
  footnote: string
}

const words = inEach<Words>(
  {
    about: {
      given: {
        title: 'Other bank details for your account',
        text: () =>
          'Bank details were given for your author account, whose email address was changed lately. They count once the new address has confirmed them.',
      },
      confirmed: {
        title: 'Your bank details are confirmed',
        text: (hours) =>
          `These details were confirmed. We pay to them ${hours} hours from now at the earliest, once we have verified them:`,
      },
      stopped: {
        title: 'A change of your bank details was stopped',
        text: () =>
          'This change was stopped with the link of a mail, and every device was logged out. Somebody knew your password, which works no more: take a new one now. Nothing is paid out until we have talked to you.',
      },
      withdrawn: {
        title: 'Your bank details were withdrawn',
        text: () => 'These details were withdrawn on your pages. We do not pay to them any more:',
      },
      verified: {
        title: 'Your bank details are verified',
        text: () => 'We have looked at these details. Your royalties can be paid to them:',
      },
      refused: {
        title: 'Your bank details could not be verified',
        text: () => 'We could not verify these details, and do not pay to them:',
      },
    },
    stop: 'If it was not you, stop it. Every device is logged out, the password works no more, and nothing is paid out until we have talked to you:',
    notMe: 'This was not me',
    page: 'Your bank details',
    subject: (title) => `${title} at ${companyName.en}`,
    footnote: `Sent because of the bank details of an account at ${companyName.en}.`,
  },
  {
    about: {
      given: {
        title: 'உங்கள் கணக்குக்கு வேறு வங்கி விவரங்கள்',
        text: () =>
          'அண்மையில் மின்னஞ்சல் முகவரி மாறிய உங்கள் எழுத்தாளர் கணக்குக்கு வங்கி விவரங்கள் பதிவாகியிருக்கின்றன. புதிய முகவரியிலிருந்து உறுதிப்படுத்திய பிறகு அவை நடைமுறைக்கு வரும்.',
      },
      confirmed: {
        title: 'உங்கள் வங்கி விவரங்கள் உறுதியாயின',
        text: (hours) =>
          `இந்த விவரங்கள் உறுதியாயின. நாங்கள் சரிபார்த்த பிறகு இவற்றுக்குத் தொகை வழங்குவோம்; அதற்கு இப்போதிலிருந்து குறைந்தது ${hours} மணி நேரம் ஆகும்:`,
      },
      stopped: {
        title: 'உங்கள் வங்கி விவரங்களின் மாற்றம் நின்றது',
        text: () =>
          'ஒரு மின்னஞ்சலின் இணைப்பு வழியாக இந்த மாற்றம் நின்றது; எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றினோம். உங்கள் கடவுச்சொல் வேறு யாருக்கோ தெரிந்திருந்தது; அது இனி வேலை செய்யாது. இப்போதே புதிய கடவுச்சொல்லைத் தேர்ந்தெடுங்கள். உங்களுடன் பேசும் வரை எந்தத் தொகையும் வழங்க மாட்டோம்.',
      },
      withdrawn: {
        title: 'உங்கள் வங்கி விவரங்கள் நீக்கப்பட்டன',
        text: () => 'உங்கள் பக்கத்தில் இந்த விவரங்கள் நீக்கப்பட்டன. இனி இவற்றுக்குத் தொகை வழங்க மாட்டோம்:',
      },
      verified: {
        title: 'உங்கள் வங்கி விவரங்களைச் சரிபார்த்தோம்',
        text: () => 'இந்த விவரங்களைச் சரிபார்த்தோம். இனி உங்கள் உரிமைத்தொகையை இவற்றுக்கு வழங்கலாம்:',
      },
      refused: {
        title: 'உங்கள் வங்கி விவரங்களைச் சரிபார்க்க முடியவில்லை',
        text: () => 'இந்த விவரங்களைச் சரிபார்க்க முடியவில்லை; இவற்றுக்குத் தொகை வழங்க மாட்டோம்:',
      },
    },
    stop: 'இதைச் செய்தது நீங்கள் அல்ல என்றால் நிறுத்துங்கள். எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றுவோம்; கடவுச்சொல் இனி வேலை செய்யாது; உங்களுடன் பேசும் வரை எந்தத் தொகையும் வழங்க மாட்டோம்:',
    notMe: 'இதை நான் செய்யவில்லை',
    page: 'உங்கள் வங்கி விவரங்கள்',
    subject: (title) => `${companyName.ta}: ${title}`,
    footnote: `${companyName.ta} வைத்திருக்கும் ஒரு கணக்கின் வங்கி விவரங்கள் தொடர்பாக இந்த மின்னஞ்சல் வந்தது.`,
  },
)

const sample = {
  to: 'kavitha@writer.example',
  name: 'கவிதா ராமன்',
  details: sampleFacts,
  hours: HOLD_HOURS,
  reason: null,
  page: 'https://books.example/bank-details',
  forgotPage: 'https://books.example/forgot-password',
  stop: 'https://books.example/bank-details/stop/b1mEJk8Rz7m3yZ5bJ0o2sYQdM4xAQ2fVYbq0gLr0bVb',
}

/**
 * What has become of bank details. It always goes: whose money it is must hear of it. What the author
 * changes goes to every address too that the account had lately, by a notice.
 */
export const payeeNotice = mailKind({
  name: 'payee-notice',
  details: z.object({
    payeeId: z.int(),
    about: z.enum(subjects),
    noticeId: z.int().optional(),
  }),
  gather,
  write: writeNotice,
  samples: inEachLanguage<Omit<Facts, 'language'>>({
    'given, to an earlier address': { ...sample, about: 'given' },
    confirmed: { ...sample, about: 'confirmed' },
    stopped: { ...sample, about: 'stopped', stop: null },
    withdrawn: { ...sample, about: 'withdrawn' },
    verified: { ...sample, about: 'verified', stop: null },
    refused: {
      ...sample,
      about: 'refused',
      stop: null,
      reason: 'The name on the PAN is another one than that of the account.',
    },
  }),
})

type Details = { payeeId: number; about: About; noticeId?: number | undefined }

async function gather(deps: MailDeps, { payeeId, about, noticeId }: Details): Promise<Facts | null> {
  const row = await findPayeeMail(deps, payeeId, noticeId)
  if (!row) return null
  const { publicUrl } = deps
  const mayStop = about === 'given' || about === 'confirmed' || about === 'withdrawn'
  return {
    language: row.language,
    to: row.to,
    name: row.name,
    about,
    details: factsOf(row),
    hours: await holdHours(deps.db, row.author_id),
    reason: row.refusal_reason,
    page: pageAddress(publicUrl, row.language, '/bank-details'),
    forgotPage: pageAddress(publicUrl, row.language, '/forgot-password'),
    stop: mayStop ? row.stop : null,
  }
}

function writeNotice(facts: Facts): Letter {
  const { language, to, name, about, details, hours, reason, page, forgotPage, stop } = facts
  const said = words[language]
  const { title, text } = said.about[about]
  const next =
    about === 'stopped'
      ? { label: labels[language].newPassword, value: forgotPage, href: forgotPage }
      : { label: said.page, value: page, href: page }
  return {
    language,
    to,
    subject: said.subject(title),
    preview: text(hours),
    title,
    blocks: [
      dear(language, name),
      { kind: 'text', text: text(hours) },
      { kind: 'facts', facts: listFacts(language, details) },
      ...(reason === null ? [] : [{ kind: 'words' as const, text: reason }]),
      ...(stop === null
        ? []
        : [
            { kind: 'text' as const, text: said.stop },
            { kind: 'link' as const, text: said.notMe, href: stop },
          ]),
      { kind: 'facts', facts: [next] },
      phoneBlock(language),
    ],
    footnote: said.footnote,
  }
}
