import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import { z } from 'zod'
import { deliverableAddress } from '../../../config/mailbox.ts'
import type { Letter } from '../../../mail/letter.ts'
import { inEachLanguage, type MailDeps, mailKind } from '../../../mail/mail-kind.ts'
import { companyName, dear, phoneBlock } from '../../../mail/phrases.ts'

type Facts = { language: InterfaceLanguage; to: string }
type Details = { addressId: number; accountId: number }

/** Goes to an address that an account lost, since the owner of an older one says that it was not theirs. It has no link: only we can help. */
export const addressTakenBack = mailKind({
  name: 'address-taken-back',
  details: z.object({ addressId: z.int(), accountId: z.int() }),
  gather,
  write: writeLetter,
  samples: inEachLanguage({ 'of an author': { to: 'kavitha.new@writer.example' } }),
})

async function gather({ db }: MailDeps, { addressId, accountId }: Details): Promise<Facts | null> {
  const address = await db
    .selectFrom('account_addresses')
    .innerJoin('accounts', 'accounts.id', 'account_addresses.account_id')
    .select(['account_addresses.email', 'accounts.language'])
    .where('account_addresses.id', '=', addressId)
    .where('accounts.id', '=', accountId)
    .executeTakeFirst()
  const to = address ? deliverableAddress(address.email) : null
  return !address || to === null ? null : { language: address.language, to }
}

const words = inEach(
  {
    subject: `This is no longer the address of an account at ${companyName.en}`,
    preview: 'The owner of an earlier address says that the change was not theirs.',
    title: 'This address was removed from an account',
    done: 'The owner of an earlier address of this account has told us that the change to this address was not theirs. The account has its earlier address again, every device was logged out, and nothing is paid out until we have talked to its author.',
    call: 'If the account is yours, please call us:',
    footnote: `Sent because this was lately the address of an account at ${companyName.en}.`,
  },
  {
    subject: `${companyName.ta}: ஒரு கணக்கிலிருந்து இந்த முகவரியை நீக்கினோம்`,
    preview: 'முகவரியை மாற்றியது தாம் அல்ல என்று முந்தைய முகவரியின் உரிமையாளர் சொல்கிறார்.',
    title: 'ஒரு கணக்கிலிருந்து இந்த முகவரியை நீக்கினோம்',
    done: 'முகவரியை இதற்கு மாற்றியது தாம் அல்ல என்று இந்தக் கணக்கின் முந்தைய முகவரியின் உரிமையாளர் எங்களிடம் சொன்னார். அதனால் கணக்கை முந்தைய முகவரிக்கே மாற்றினோம்; எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றினோம்; கணக்கின் எழுத்தாளருடன் பேசும் வரை எந்தத் தொகையும் வழங்க மாட்டோம்.',
    call: 'இந்தக் கணக்கு உங்களுடையது என்றால் எங்களை அழையுங்கள்:',
    footnote: `இது அண்மை வரை ${companyName.ta} வைத்திருக்கும் ஒரு கணக்கின் முகவரி என்பதால் இந்த மின்னஞ்சல் வந்தது.`,
  },
)

function writeLetter({ language, to }: Facts): Letter {
  const { subject, preview, title, done, call, footnote } = words[language]
  return {
    language,
    to,
    subject,
    preview,
    title,
    blocks: [
      dear(language, null),
      { kind: 'text', text: done },
      { kind: 'text', text: call },
      phoneBlock(language),
    ],
    footnote,
  }
}
