import { brand } from '@panai/contract/brand/brand'
import { localised } from '@panai/contract/language/localised'
import { send } from '../../api.ts'
import { momentWords } from '../../reading/moment-words.ts'

/** What the links of mails about changes say and do. `open` hands the token over. @throws ApiError when it is not valid any more. */
export const linkWords = {
  confirm: {
    title: localised('Confirm your bank details', 'வங்கி விவரங்களை உறுதிப்படுத்துங்கள்'),
    text: localised(
      'Were they given by you? Then confirm them: they take effect after 24 hours, or after three days where your e-mail address was changed lately.',
      'இவற்றைக் கொடுத்தது நீங்கள்தான் என்றால் உறுதிப்படுத்துங்கள்: 24 மணி நேரம் கழித்து நடைமுறைக்கு வரும்; அண்மையில் மின்னஞ்சல் முகவரி மாறியிருந்தால் மூன்று நாள்கள் கழித்து.',
    ),
    label: localised('Confirm these details', 'இந்த விவரங்களை உறுதிப்படுத்துக'),
    busyLabel: localised('Confirming...', 'உறுதிப்படுத்துகிறோம்...'),
    async open(token: string) {
      const { in_force_from } = await send('/api/author/payee/confirm', { token }, {})
      return localised(
        `They take effect on ${momentWords(in_force_from)}, once we have verified them.`,
        `நாங்கள் சரிபார்த்ததும், ${momentWords(in_force_from)} முதல் நடைமுறைக்கு வரும்.`,
      )
    },
    done: localised('Your bank details are confirmed', 'உங்கள் வங்கி விவரங்கள் உறுதியாயின'),
    next: { to: '/bank-details', label: localised('Go to your details', 'உங்கள் வங்கி விவரங்கள்') },
  },
  stop: {
    title: localised('Was it not you?', 'இதை நீங்கள் செய்யவில்லையா?'),
    text: localised(
      'Then stop the change of your bank details. Every device is logged out, yours too, and your password works no more. Nothing is paid out until we have talked to you.',
      'இதைச் செய்யவில்லை என்றால், வங்கி விவரங்களின் மாற்றத்தை நிறுத்துங்கள். உங்களுடையது உட்பட எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றுவோம்; உங்கள் கடவுச்சொல் இனி வேலை செய்யாது. உங்களுடன் பேசும்வரை எந்தத் தொகையையும் வழங்க மாட்டோம்.',
    ),
    label: localised('This was not me: stop it', 'இதை நான் செய்யவில்லை: நிறுத்துக'),
    busyLabel: localised('Stopping...', 'நிறுத்துகிறோம்...'),
    async open(token: string) {
      await send('/api/author/payee/stop', { token }, {})
      return localised(
        `Nothing is paid to those details, and every device is logged out. We have mailed you a link for a new password. Please call us at ${brand.phone.shown}: your bank details are frozen until we have talked to you.`,
        `அந்த விவரங்களுக்கு எந்தத் தொகையையும் வழங்க மாட்டோம்; எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றினோம். புதிய கடவுச்சொல்லுக்கான இணைப்பை உங்களுக்கு மின்னஞ்சலில் அனுப்பியிருக்கிறோம். ${brand.phone.shown} என்ற எண்ணை அழையுங்கள்: உங்களுடன் பேசும்வரை உங்கள் வங்கி விவரங்கள் முடங்கியிருக்கும்.`,
      )
    },
    done: localised('The change is stopped', 'மாற்றத்தை நிறுத்திவிட்டோம்'),
    next: { to: '/forgot-password', label: localised('Take a new password', 'புதிய கடவுச்சொல்லைத் தேர்க') },
  },
  notMe: {
    title: localised('Was it not you?', 'இதை நீங்கள் செய்யவில்லையா?'),
    text: localised(
      'Then take your account back. It gets this e-mail address again, every device is logged out, and the password works no more. Your bank details are frozen: nothing is paid out until we have talked to you.',
      'இதைச் செய்யவில்லை என்றால், உங்கள் கணக்கை மீட்டுக்கொள்ளுங்கள். அதன் மின்னஞ்சல் முகவரி மீண்டும் இதுவே; எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றுவோம்; கடவுச்சொல் இனி வேலை செய்யாது. உங்கள் வங்கி விவரங்களை முடக்குவோம்: உங்களுடன் பேசும்வரை எந்தத் தொகையையும் வழங்க மாட்டோம்.',
    ),
    label: localised('This was not me: take it back', 'இதை நான் செய்யவில்லை: மீட்டுக்கொள்க'),
    busyLabel: localised('Taking it back...', 'மீட்கிறோம்...'),
    async open(token: string) {
      await send('/api/author/not-me', { token }, {})
      return localised(
        `Every device is logged out, and we have mailed you a link for a new password. Please call us at ${brand.phone.shown}: your bank details are frozen until we have talked to you.`,
        `எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றினோம்; புதிய கடவுச்சொல்லுக்கான இணைப்பை உங்களுக்கு மின்னஞ்சலில் அனுப்பியிருக்கிறோம். ${brand.phone.shown} என்ற எண்ணை அழையுங்கள்: உங்களுடன் பேசும்வரை உங்கள் வங்கி விவரங்கள் முடங்கியிருக்கும்.`,
      )
    },
    done: localised('Your account is yours again', 'உங்கள் கணக்கு மீண்டும் உங்களிடம்'),
    next: { to: '/forgot-password', label: localised('Take a new password', 'புதிய கடவுச்சொல்லைத் தேர்க') },
  },
} as const
