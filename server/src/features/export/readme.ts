import { brand } from '@panai/contract/brand/brand'
import { inEach } from '@panai/contract/language/in-each'
import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'

/** Describes the archive in its owner's words. */
export function readme(made: Date, language: InterfaceLanguage): string {
  return words[language](made.toISOString())
}

const words = inEach(
  (made: string) => `Everything that ${brand.name} holds about you, as of ${made}.

profile.json          what you have told us about yourself
profile-photo.webp    your picture, if there is one
account.json          where and when you were logged in, your e-mail addresses, each change of them and of the password that was asked
                      for, where such changes were told, and when your bank details were frozen
books.json            your books in our catalogue, and those in which you have another part
submissions/          each manuscript that you handed in, in all its versions, with its cover, its pages as they would be printed, its e-book, the
                      steps that it went through, and what you and we wrote about it
sales-history.csv     each copy sold or returned, newest first; amounts are rupees
payout-history.csv    each payout, newest first; amounts are rupees
account-entries.json  what was entered by hand in your favour or against you; amounts are rupees
advances.json         each advance on your royalties, and how much of it they have earned back; amounts are rupees
statements.json       your royalty statements, and what you and we wrote about their lines; amounts are rupees
bank-details.json     the bank and tax details that you gave, with all changes; only the last digits of numbers
mails.json            which mails were sent because of you, and when
messages.json         what you wrote to us through the contact form, once your address was confirmed, and our answers
notifications.json    what you were told of on your pages, and what you chose to have by mail

Your password is not here, since we do not have it: we keep a hash, with which it can be checked and not be read.
Times are UTC. Tables (.csv) open in any spreadsheet; .json files open in any text editor.
Questions: ${brand.email}
`,
  (made: string) => `${made} அன்று ${brand.nameInTamil} பதிப்பகத்திடம் உங்களைப் பற்றி இருப்பவை எல்லாம்.

profile.json          உங்களைப் பற்றி நீங்கள் சொன்னவை
profile-photo.webp    உங்கள் படம், இருந்தால்
account.json          எங்கே, எப்போது உள்நுழைந்தீர்கள்; உங்கள் மின்னஞ்சல் முகவரிகள்; அவற்றிலும் கடவுச்சொல்லிலும் கேட்ட மாற்றங்கள்; அவற்றை
                      எங்கே தெரிவித்தோம்; உங்கள் வங்கி விவரங்கள் எப்போது முடங்கின
books.json            எங்கள் நூற்பட்டியலில் உள்ள உங்கள் நூல்களும், நீங்கள் வேறு வகையில் பங்களித்த நூல்களும்
submissions/          நீங்கள் அனுப்பிய ஒவ்வொரு கையெழுத்துப் பிரதியும், அதன் எல்லாத் திருத்திய பிரதிகளும், அட்டையும், அச்சில் வரும் பக்கங்களும்,
                      மின்னூலும், அது கடந்து வந்த நிலைகளும், அதைப் பற்றி நீங்களும் நாங்களும் எழுதியவையும்
sales-history.csv     விற்ற, திரும்பிய ஒவ்வொரு பிரதியும், புதியவை முதலில்; தொகைகள் ரூபாயில்
payout-history.csv    வழங்கிய ஒவ்வொரு தொகையும், புதியவை முதலில்; தொகைகள் ரூபாயில்
account-entries.json  உங்கள் கணக்கில் கையால் சேர்த்த வரவுகளும் பற்றுகளும்; தொகைகள் ரூபாயில்
advances.json         உரிமைத்தொகைக்கு (ராயல்டி) முன்பணமாகத் தந்தவை, அவற்றில் எவ்வளவு ஈடாகிவிட்டது; தொகைகள் ரூபாயில்
statements.json       உங்கள் உரிமைத்தொகை அறிக்கைகள், அவற்றின் பதிவுகளைப் பற்றி நீங்களும் நாங்களும் எழுதியவை; தொகைகள் ரூபாயில்
bank-details.json     நீங்கள் கொடுத்த வங்கி, வரி விவரங்களும் அவற்றின் எல்லா மாற்றங்களும்; எண்களின் கடைசி இலக்கங்கள் மட்டும்
mails.json            உங்களால் எந்த மின்னஞ்சல்கள் எப்போது போயின
messages.json         உங்கள் முகவரி உறுதியான பிறகு, தொடர்புப் படிவத்தில் நீங்கள் எழுதியவையும் எங்கள் பதில்களும்
notifications.json    உங்கள் பக்கத்தில் வந்த அறிவிப்புகள், மின்னஞ்சலிலும் வர வேண்டும் என்று நீங்கள் தேர்ந்தெடுத்தவை

உங்கள் கடவுச்சொல் இங்கே இல்லை, ஏனென்றால் அது எங்களிடமும் இல்லை: அதைச் சரிபார்க்க மட்டும் உதவும், திரும்பப் படிக்க முடியாத ஒரு குறியீட்டையே
வைத்திருக்கிறோம். நேரங்கள் UTC. அட்டவணைகளை (.csv) எந்தக் கணக்குத் தாள் செயலியிலும் திறக்கலாம்; .json கோப்புகளை எழுதும் எந்தச் செயலியிலும்.
கேள்விகளுக்கு: ${brand.email}
`,
)
