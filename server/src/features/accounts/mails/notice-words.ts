import { inEach } from '@panai/contract/language/in-each'
import { companyName } from '../../../mail/phrases.ts'

/** What all mails about a change of an account say. */
export const noticeWords = inEach(
  {
    nothingToDo: 'If it was you, there is nothing to do.',
    footnote: `Sent because this is, or was lately, the address of an account at ${companyName.en}.`,
  },
  {
    nothingToDo: 'இதைச் செய்தது நீங்கள் என்றால் எதுவும் செய்யத் தேவையில்லை.',
    footnote: `இது ${companyName.ta} வைத்திருக்கும் ஒரு கணக்கின் இப்போதைய அல்லது அண்மைய முகவரி என்பதால் இந்த மின்னஞ்சல் வந்தது.`,
  },
)
