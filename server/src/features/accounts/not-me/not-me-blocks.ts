import { NOT_ME_DAYS } from '@panai/contract/accounts/not-me-days'
import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { Block } from '../../../mail/letter.ts'
import { phoneBlock } from '../../../mail/phrases.ts'

const words = inEach(
  {
    call: 'If it was not you, please call us:',
    say: `If it was not you, say so with this link. It gives the account back to this address, logs out every device, and nothing is paid out until we have talked to you. It works once and for ${NOT_ME_DAYS} days:`,
    notMe: 'This was not me',
  },
  {
    call: 'இதைச் செய்தது நீங்கள் அல்ல என்றால் எங்களை அழையுங்கள்:',
    say: `இதைச் செய்தது நீங்கள் அல்ல என்றால் இந்த இணைப்பில் சொல்லுங்கள். கணக்கை மீண்டும் இந்த முகவரிக்கு மாற்றுவோம்; எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றுவோம்; உங்களுடன் பேசும் வரை எந்தத் தொகையும் வழங்க மாட்டோம். இணைப்பு ஒருமுறை மட்டும், ${NOT_ME_DAYS} நாள்கள் வேலை செய்யும்:`,
    notMe: 'இதை நான் செய்யவில்லை',
  },
)

/** What a mail about a change says to somebody who knows nothing of it. @param notMe null: there is no link any more. */
export function notMeBlocks(language: InterfaceLanguage, notMe: string | null): Block[] {
  const { call, say, notMe: thisWasNotMe } = words[language]
  if (notMe === null) return [{ kind: 'text', text: call }, phoneBlock(language)]
  return [
    { kind: 'text', text: say },
    { kind: 'link', text: thisWasNotMe, href: notMe },
    phoneBlock(language),
  ]
}

export const sampleNotMe = 'https://books.example/not-me/Q2fVYbq0gLr0bVbq1mEJk8Rz7m3yZ5bJ0o2sYQdM4xA'
