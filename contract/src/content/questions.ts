import { type Paise, toRupees } from '../money/money.ts'
import { FEWEST_PAGES, MOST_PAGES } from '../royalties/royalty-calculator.ts'
import { specifiedRates } from '../royalties/specified-rates.ts'
import {
  deliveryDays,
  ISBN_DIGITS,
  lengths,
  manuscript,
  phoneSupport,
  responseHours,
  royaltyPercent,
  sponsoredAudiences,
  translationLanguages,
} from '../submissions/publishing-terms.ts'

export type Question = {
  id: string
  question: string
  answer: string
  question_ta: string
  answer_ta: string
}

const rupees = (amount: Paise) => `Rs. ${toRupees(amount)}`
const number = (value: number) => value.toLocaleString('en-IN')
const range = ({ least, most }: { least: number; most: number }) => `${number(least)} to ${number(most)}`
const listed = (items: readonly string[], word = 'and') =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(` ${word} `)

const rupeesInTamil = (amount: Paise) => `ரூ.\u00a0${toRupees(amount)}`
const wordsInTamil = ({ least, most }: { least: number; most: number }) =>
  `${number(least)} முதல் ${number(most)} சொற்கள் வரை`
const hoursInTamil = `${responseHours.least} முதல் ${responseHours.most} மணி நேரத்துக்குள்`
const supportInTamil = 'திங்கள் முதல் வெள்ளி வரை, காலை 9 மணி முதல் மாலை 6 மணி வரை'

/** What authors and readers ask most: the first questions of every database, in their order. */
export const questions: readonly Question[] = [
  {
    id: 'getting-started',
    question: 'How do I get my book published?',
    answer:
      'Create an author login and send us your manuscript from the dashboard. You choose the size and the format; we format and proofread the text, design the cover and any illustrations, and make the e-book if you want one. You see everything in a final review before printing. After that we print on demand and distribute, and you follow royalties and sales in your dashboard. If the manuscript is still in progress, or not begun, write to us all the same: a writing coach, a manuscript review or a consultation can come first.',
    question_ta: 'என் நூலை எப்படி வெளியிடுவது?',
    answer_ta:
      'எழுத்தாளர் கணக்கைத் தொடங்கி, என் பக்கத்திலிருந்து கையெழுத்துப் பிரதியை எங்களுக்கு அனுப்புங்கள். நூலின் அளவையும் வடிவத்தையும் நீங்கள் தேர்ந்தெடுக்கிறீர்கள்; பக்க வடிவமைப்பு, மெய்ப்புத் திருத்தம், அட்டை, ஓவியங்கள், நீங்கள் விரும்பினால் மின்னூல் ஆகியவற்றை நாங்கள் செய்கிறோம். அச்சிடும் முன் எல்லாவற்றையும் இறுதிச் சரிபார்ப்பில் நீங்கள் பார்ப்பீர்கள். பிறகு தேவைக்கேற்ப அச்சிட்டு விநியோகிக்கிறோம்; உரிமைத்தொகையையும் விற்பனையையும் என் பக்கத்தில் பார்க்கலாம். இன்னும் எழுதி முடிக்கவில்லை, தொடங்கவே இல்லை என்றாலும் எங்களுக்கு எழுதுங்கள்: எழுத்துப் பயிற்சி, கையெழுத்துப் பிரதியைப் படித்துக் கருத்துச் சொல்லுதல், ஆலோசனை ஆகியவற்றில் ஒன்றில் தொடங்கலாம்.',
  },
  {
    id: 'royalty',
    question: 'What does 100% of the royalty mean?',
    answer: `It means that what is left of a copy's price after its costs is yours: ${royaltyPercent.selfPublishing}% of it, where traditional publishing usually leaves an author under ${royaltyPercent.traditional}%. The costs are printing, which depends on size, pages, binding and paper, ${rupees(specifiedRates.distributionCost)} for distribution and a platform margin of ${rupees(specifiedRates.platformMargin)}. So it is not the whole price of the book. The royalty calculator shows each part for a book of ${range({ least: FEWEST_PAGES, most: MOST_PAGES })} pages and suggests an MRP; you may set a higher one, and the difference is your royalty too.`,
    question_ta: '100% உரிமைத்தொகை (ராயல்டி) என்றால் என்ன?',
    answer_ta: `ஒரு பிரதியின் விலையில் செலவுகள் போக மீதி இருப்பதில் ${royaltyPercent.selfPublishing}% உங்களுக்கே என்று பொருள்; வழக்கமான பதிப்பில் எழுத்தாளருக்கு ${royaltyPercent.traditional} சதவீதத்துக்கும் குறைவாகவே கிடைக்கிறது. செலவுகள் மூன்று: அளவு, பக்கங்கள், அட்டை வகை, தாள் ஆகியவற்றைப் பொறுத்த அச்சுச் செலவு; விநியோகச் செலவு ${rupeesInTamil(specifiedRates.distributionCost)}; தளத்தின் பங்கு ${rupeesInTamil(specifiedRates.platformMargin)}. ஆகவே அது நூலின் முழு விலை அல்ல. உரிமைத்தொகைக் கணிப்பான் ${FEWEST_PAGES} முதல் ${number(MOST_PAGES)} பக்கங்கள் வரை உள்ள நூலுக்கு ஒவ்வொரு பகுதியையும் காட்டி, ஓர் அதிகபட்ச விலையையும் (MRP) பரிந்துரைக்கிறது; அதைவிட அதிகமாகவும் நீங்கள் விலை வைக்கலாம், அந்த வித்தியாசமும் உங்கள் உரிமைத்தொகையே.`,
  },
  {
    id: 'manuscript-format',
    question: 'In what form should my manuscript be?',
    answer: `Write it in ${listed(manuscript.programs, 'or')}. Upload it as ${listed(manuscript.uploads, 'or')}, up to ${manuscript.largestUploadMb} MB; for a larger file give us a Google Drive link. Send pictures separately, as ${listed(manuscript.pictures, 'or')}, and put a placeholder text with the caption below it where each belongs. Add a text about the author and one about the book, each of ${range(lengths.aboutTheBook)} words. Short stories have up to ${number(lengths.shortStory.most)} words and novellas ${range(lengths.novella)}; a longer work is a novel.`,
    question_ta: 'கையெழுத்துப் பிரதி எந்த வடிவத்தில் இருக்க வேண்டும்?',
    answer_ta: `${listed(manuscript.programs, 'அல்லது')}-இல் எழுதுங்கள். ${listed(manuscript.uploads, 'அல்லது')} கோப்பாகப் பதிவேற்றுங்கள்; அது ${manuscript.largestUploadMb} MB வரை இருக்கலாம், அதைவிடப் பெரிய கோப்புக்கு Google Drive இணைப்பைக் கொடுங்கள். படங்களை ${listed(manuscript.pictures, 'அல்லது')} கோப்புகளாகத் தனியே அனுப்புங்கள்; ஒவ்வொரு படமும் வர வேண்டிய இடத்தில் ஒரு குறிப்பையும் அதன் கீழே படக்குறிப்பையும் எழுதுங்கள். ஆசிரியர் குறிப்பையும் நூல் குறிப்பையும் சேர்த்து அனுப்புங்கள்; ஒவ்வொன்றும் ${wordsInTamil(lengths.aboutTheBook)}. சிறுகதை ${number(lengths.shortStory.most)} சொற்கள் வரை, குறுநாவல் ${wordsInTamil(lengths.novella)}; அதைவிட நீண்டது நாவல்.`,
  },
  {
    id: 'isbn',
    question: 'What is an ISBN, and does my book need one?',
    answer: `An ISBN is the ${ISBN_DIGITS}-digit number by which shops, libraries and distributors everywhere know one edition of a book. Without it a book is hard to order and hard to find in a catalogue, so a book that is to be sold should have one. A paperback and an e-book of the same work are two editions and carry two numbers. The number says nothing about copyright: that is yours from the moment you write. Ask our team about the ISBN when you send your manuscript.`,
    question_ta: 'ISBN என்றால் என்ன, என் நூலுக்கு அது தேவையா?',
    answer_ta: `ISBN (பன்னாட்டுத் தர நூல் எண்) என்பது ${ISBN_DIGITS} இலக்க எண். கடைகளும் நூலகங்களும் விற்பனையாளர்களும் எங்கிருந்தாலும் ஒரு நூலின் ஒரு பதிப்பை அதைக் கொண்டே அடையாளம் காண்கிறார்கள். அது இல்லாத நூலை ஆர்டர் செய்வதும் பட்டியலில் தேடுவதும் கடினம்; ஆகவே விற்பனைக்கு வரும் நூலுக்கு அது இருப்பது நல்லது. ஒரே படைப்பின் சாதா அட்டை நூலும் மின்னூலும் இரண்டு பதிப்புகள், அவற்றுக்கு இரண்டு எண்கள். பதிப்புரிமைக்கும் இந்த எண்ணுக்கும் தொடர்பு இல்லை: எழுதிய கணத்திலிருந்தே பதிப்புரிமை உங்களுடையது. கையெழுத்துப் பிரதியை அனுப்பும்போது ISBN பற்றி எங்களிடம் கேளுங்கள்.`,
  },
  {
    id: 'sponsored-publishing',
    question: 'Who can publish free of charge?',
    answer: `Sponsored publishing is for ${listed(sponsoredAudiences)}: for them we publish without charge, because a good manuscript should not stay in a drawer for want of money. Tell us on the contact page who you are, or for whom you write, what the book is about and how far it has come; our team answers within ${responseHours.least}-${responseHours.most} hours and explains what happens next. Parents and teachers are welcome to write on behalf of a child.`,
    question_ta: 'யார் கட்டணமில்லாமல் நூல் வெளியிடலாம்?',
    answer_ta: `கட்டணமில்லாப் பதிப்பு இல்லத்தரசிகள், பள்ளி மாணவர்கள், சிறப்புக் கவனம் தேவைப்படும் குழந்தைகள் ஆகியோருக்கானது. பணம் இல்லை என்பதால் ஒரு நல்ல கையெழுத்துப் பிரதி மேசைக்குள்ளேயே கிடக்கக் கூடாது; ஆகவே இவர்களிடம் நாங்கள் கட்டணம் வாங்குவதில்லை. நீங்கள் யார், அல்லது யாருக்காக எழுதுகிறீர்கள், நூல் எதைப் பற்றியது, எவ்வளவு எழுதியாயிற்று என்று தொடர்புப் பக்கத்தில் சொல்லுங்கள்; ${hoursInTamil} எங்கள் குழு பதில் எழுதி, அடுத்து என்ன என்று விளக்கும். ஒரு குழந்தைக்காகப் பெற்றோரும் ஆசிரியர்களும் எழுதலாம்.`,
  },
  {
    id: 'translation',
    question: 'Into which languages can my book be translated?',
    answer: `We translate between ${translationLanguages.length} languages: ${listed(translationLanguages)}. A translated book is a new edition with its own cover, its own ISBN and its own readers, so tell us which readers you have in mind and we will tell you which language to begin with. Write to us through the contact page, with the length of the book and a chapter of it, and our team will get back to you within ${responseHours.least}-${responseHours.most} hours.`,
    question_ta: 'என் நூலை எந்த மொழிகளில் மொழிபெயர்க்கலாம்?',
    answer_ta: `தமிழ், ஆங்கிலம், கன்னடம், மலையாளம், தெலுங்கு, இந்தி, ஜெர்மன் ஆகிய ${translationLanguages.length} மொழிகளுக்கிடையே மொழிபெயர்க்கிறோம். மொழிபெயர்ப்பு ஒரு புதிய பதிப்பு: அதற்குத் தனி அட்டை, தனி ISBN, தனி வாசகர்கள். யாருக்காக மொழிபெயர்க்க விரும்புகிறீர்கள் என்று சொல்லுங்கள்; எந்த மொழியில் தொடங்கலாம் என்று நாங்கள் சொல்கிறோம். நூல் எவ்வளவு நீளம் என்பதையும் ஓர் அத்தியாயத்தையும் தொடர்புப் பக்கம் வழியாக அனுப்புங்கள்; ${hoursInTamil} எங்கள் குழு உங்களுக்குப் பதில் எழுதும்.`,
  },
  {
    id: 'after-submitting',
    question: 'What happens after I submit my book?',
    answer: `Your dashboard shows where the book stands, from the day the manuscript is submitted through review and final validation to publication. Publication needs our approval, and a phone call to our team is the quickest way to it: we are there ${phoneSupport}. If you write instead, we answer within ${responseHours.least}-${responseHours.most} hours. Once the book is out, the same dashboard shows copies sold, what you have earned in all, the royalty that is still to be paid, and every sale and payout with its date.`,
    question_ta: 'நூலை அனுப்பிய பிறகு என்ன நடக்கும்?',
    answer_ta: `கையெழுத்துப் பிரதியை அனுப்பிய நாளிலிருந்து பரிசீலனை, இறுதிச் சரிபார்ப்பு, வெளியீடு வரை உங்கள் நூல் எந்த நிலையில் உள்ளது என்று என் பக்கம் காட்டுகிறது. வெளியிட எங்கள் ஒப்புதல் தேவை; அதை விரைவாகப் பெற எங்கள் குழுவைத் தொலைபேசியில் அழையுங்கள்: ${supportInTamil} நாங்கள் இருக்கிறோம். எழுதிக் கேட்டால் ${hoursInTamil} பதில் எழுதுவோம். நூல் வெளியான பிறகு விற்ற பிரதிகள், இதுவரை வருமானம், தர வேண்டிய உரிமைத்தொகை ஆகியவற்றையும், ஒவ்வொரு விற்பனையையும் நாங்கள் வழங்கிய ஒவ்வொரு தொகையையும் தேதியுடன் அதே பக்கத்தில் பார்க்கலாம்.`,
  },
  {
    id: 'buying',
    question: 'How can readers buy a book?',
    answer: `Books are not sold online. On the page of the book, Purchase Now tells the reader what to do: contact our team, who arrange the payment, complete it, and the book comes by courier within ${deliveryDays.least}-${deliveryDays.most} days, depending on the place. Our team also tells them what shipping costs, how they can pay and when the parcel should arrive. So a reader always speaks with a person, and an author can simply send readers the address of the book's page.`,
    question_ta: 'வாசகர்கள் நூலை எப்படி வாங்கலாம்?',
    answer_ta: `நூல்களை இணையத்தில் விற்பதில்லை. நூலின் பக்கத்தில் உள்ள ‘வாங்குக’ என்ற பொத்தான் என்ன செய்ய வேண்டும் என்று சொல்லும்: எங்கள் குழுவைத் தொடர்பு கொள்ளுங்கள், பணம் செலுத்த அவர்கள் வழி சொல்வார்கள், செலுத்தியதும் நூல் கூரியரில் வரும்; ஊரைப் பொறுத்து ${deliveryDays.least} முதல் ${deliveryDays.most} நாள்கள் ஆகும். அனுப்பும் செலவு எவ்வளவு, பணத்தை எப்படிச் செலுத்தலாம், நூல் எப்போது கைக்கு வரும் என்பதையும் அவர்கள் சொல்வார்கள். ஆகவே வாசகர் எப்போதும் ஒரு மனிதரிடமே பேசுகிறார்; எழுத்தாளர் தம் நூலின் பக்க முகவரியை வாசகர்களுக்கு அனுப்பினால் போதும்.`,
  },
]
