import { inEach } from '@panai/contract/language/in-each'
import { PRINT_RESOLUTION } from '@panai/contract/manuscripts/book-making'
import { z } from 'zod'
import { counted } from './counted.ts'
import { count, kind, names, noFacts, someOf, text } from './kind.ts'
import { unread, unreadSigns } from './unread-signs.ts'

/** Reports of before titles and notes were looked at name the font alone. */
const inAFont = z.object({ font: text, in: z.enum(['text', 'title', 'note']).default('text') })
const places = inEach(
  { text: 'This chapter', title: 'This title', note: 'A footnote of this chapter' },
  { text: 'இந்த அத்தியாயம்', title: 'இந்தத் தலைப்பு', note: 'இந்த அத்தியாயத்தின் அடிக்குறிப்பு' },
)
const aNumber = z.object({ number: count })
const some = z.array(text).max(4)

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

/** What can be found in the text of a Word file, and in what Word keeps beside it. */
export const textKinds = {
  no_chapters: kind(
    noFacts,
    inEach(
      () => ({
        meaning: 'We found no chapters: the book would have no contents list and no running heads.',
        mend: 'Give each chapter’s title the style Chapter heading of our template, or Heading 1 of Word.',
      }),
      () => ({
        meaning: 'அத்தியாயங்கள் எதுவும் தெரியவில்லை: நூலில் பொருளடக்கமும் பக்கத் தலைப்புகளும் இருக்காது.',
        mend: 'ஒவ்வோர் அத்தியாயத்தின் தலைப்புக்கும் எங்கள் மாதிரிக் கோப்பின் Chapter heading பாணியைக் கொடுங்கள், அல்லது Word-இன் Heading 1 பாணியை.',
      }),
    ),
  ),
  empty_chapter: kind(
    noFacts,
    inEach(
      () => ({
        meaning: 'There is nothing between this title and the next: the chapter would be an empty page.',
        mend: 'Add its text, or delete the title.',
      }),
      () => ({
        meaning: 'இந்தத் தலைப்புக்கும் அடுத்த தலைப்புக்கும் நடுவில் எதுவும் இல்லை: அத்தியாயம் வெற்றுப் பக்கமாக இருக்கும்.',
        mend: 'அதன் உரையைச் சேருங்கள், அல்லது தலைப்பை நீக்குங்கள்.',
      }),
    ),
  ),
  chapter_number: kind(
    z.object({ number: count, before: count }),
    inEach(
      ({ number, before }) => ({
        meaning: `The number of this chapter is ${number}, and that of the one before is ${before}.`,
        mend: 'Number the chapters in their order, or add the one that is missing.',
      }),
      ({ number, before }) => ({
        meaning: `இந்த அத்தியாயத்தின் எண் ${number}; முந்தைய அத்தியாயத்தின் எண் ${before}.`,
        mend: 'அத்தியாயங்களுக்கு வரிசையாக எண் கொடுங்கள், அல்லது விடுபட்டதைச் சேருங்கள்.',
      }),
    ),
  ),
  guessed_title: kind(
    noFacts,
    inEach(
      () => ({
        meaning: 'We took this line for the title of a chapter by its look, as it has no style of a heading.',
        mend: 'If it is one, nothing needs to be done. Else give it the style Body of our template.',
      }),
      () => ({
        meaning: 'இதற்குத் தலைப்புப் பாணி இல்லை; தோற்றத்தை வைத்து, அத்தியாயத்தின் தலைப்பு என்று எடுத்துக்கொண்டோம்.',
        mend: 'தலைப்புதான் என்றால் எதுவும் செய்ய வேண்டாம். இல்லையென்றால் எங்கள் மாதிரிக் கோப்பின் Body பாணியைக் கொடுங்கள்.',
      }),
    ),
  ),
  empty_footnotes: kind(
    z.object({ count, numbers: z.array(count).max(20) }),
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'footnote has', 'footnotes have')} no text: No. ${found.numbers.join(', ')}.`,
        mend: 'Write the note, or delete its number from the text.',
      }),
      (found) => ({
        meaning: `${counted(found.count, 'அடிக்குறிப்பில்', 'அடிக்குறிப்புகளில்')} எதுவும் எழுதவில்லை: எண் ${found.numbers.join(', ')}.`,
        mend: 'குறிப்பை எழுதுங்கள், அல்லது அதன் எண்ணை உரையிலிருந்து நீக்குங்கள்.',
      }),
    ),
  ),
  contents_list: kind(
    z.object({ unknown: some, missing: some }),
    inEach(
      ({ unknown, missing }) => {
        const wrong = [
          ...(unknown.length > 0 ? [`names what is no title in the book: ${quoted(unknown)}`] : []),
          ...(missing.length > 0 ? [`leaves out ${quoted(missing)}`] : []),
        ]
        return {
          meaning: `The list of contents is typed by hand, and ${wrong.join('; it ')}.`,
          mend: 'Delete the list: the book gets one of its own, with the right pages. Or write the titles as they stand in the book.',
        }
      },
      ({ unknown, missing }) => {
        const wrong = [
          ...(unknown.length > 0 ? [` நூலில் தலைப்பாக இல்லாதவை அதில் உள்ளன: ${quoted(unknown)}.`] : []),
          ...(missing.length > 0 ? [` அதில் விடுபட்டவை: ${quoted(missing)}.`] : []),
        ]
        return {
          meaning: `பொருளடக்கம் கையால் தட்டச்சு செய்தது.${wrong.join('')}`,
          mend: 'அந்தப் பட்டியலை நீக்குங்கள்: சரியான பக்க எண்களோடு நூலுக்கு ஒரு பொருளடக்கம் வரும். அல்லது தலைப்புகளை நூலில் உள்ளபடியே எழுதுங்கள்.',
        }
      },
    ),
  ),
  old_font_unread: kind(
    inAFont,
    inEach(
      (found) => ({
        meaning: `${places.en[found.in]} is typed in ${found.font}, an old Tamil font that we cannot read: it would be printed as Latin letters.`,
        mend: 'Convert it to Unicode with the program that came with the font, read it through, and upload it as a new version.',
      }),
      (found) => ({
        meaning: `${places.ta[found.in]} ${found.font} என்ற பழைய தமிழ் எழுத்துருவில் உள்ளது; அதை எங்களால் படிக்க முடியாது. அச்சில் ஆங்கில எழுத்துகளாகத் தெரியும்.`,
        mend: 'அந்த எழுத்துருவோடு வந்த செயலியால் யூனிகோடுக்கு மாற்றி, படித்துப் பார்த்து, திருத்திய பிரதியாகப் பதிவேற்றுங்கள்.',
      }),
    ),
  ),
  old_font: kind(
    inAFont.extend({ unread }),
    inEach(
      (found) => ({
        meaning: `${places.en[found.in]} is typed in ${found.font}, an old Tamil font: without its font it would be printed as Latin letters.${unreadSigns.en(found.unread)}`,
        mend: 'Compare the two texts below. If the second is right, press “Take this text”; else convert it to Unicode yourself and upload a new version.',
      }),
      (found) => ({
        meaning: `${places.ta[found.in]} ${found.font} என்ற பழைய தமிழ் எழுத்துருவில் உள்ளது: அந்த எழுத்துரு இல்லாமல் அச்சில் ஆங்கில எழுத்துகளாகத் தெரியும்.${unreadSigns.ta(found.unread)}`,
        mend: 'கீழே உள்ள இரண்டையும் ஒப்பிட்டுப் பாருங்கள். இரண்டாவது சரி என்றால் “இந்த உரையை ஏற்க” பொத்தானை அழுத்துங்கள்; இல்லையென்றால் நீங்களே யூனிகோடுக்கு மாற்றி, திருத்திய பிரதியாகப் பதிவேற்றுங்கள்.',
      }),
    ),
  ),
  old_font_unsure: kind(
    z.object({ font: text, count, unread }),
    inEach(
      ({ font, count: many, unread: signs }) => ({
        meaning: `${counted(many, 'short passage', 'short passages')} may be typed in ${font}, an old Tamil font, as the rest is; too few letters tell. They stay as they were typed.${unreadSigns.en(signs)}`,
        mend: 'Compare the two texts below. If the second is right, press “Take this text”; else type it in Unicode and upload a new version.',
      }),
      ({ font, count: many, unread: signs }) => ({
        meaning: `${font} என்ற பழைய தமிழ் எழுத்துருவில் இருக்கக்கூடிய சிறு பகுதிகள்: ${many}. எழுத்துகள் குறைவாக இருப்பதால் உறுதியாகச் சொல்ல முடியவில்லை; தட்டச்சு செய்தபடியே விட்டிருக்கிறோம்.${unreadSigns.ta(signs)}`,
        mend: 'கீழே உள்ள இரண்டையும் ஒப்பிட்டுப் பாருங்கள். இரண்டாவது சரி என்றால் “இந்த உரையை ஏற்க” பொத்தானை அழுத்துங்கள்; இல்லையென்றால் யூனிகோடில் தட்டச்சு செய்து, திருத்திய பிரதியாகப் பதிவேற்றுங்கள்.',
      }),
    ),
  ),
  missing_letters: kind(
    z.object({ count, letters: names }),
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'letter is', 'letters are')} in none of our fonts (${someOf.en(found.letters)}): the printed book would have a box for each.`,
        mend: 'Type others in their place, or put them in as pictures.',
      }),
      (found) => ({
        meaning: `எங்கள் எழுத்துருக்கள் எதிலும் இல்லாத எழுத்துகள்: ${found.count} (${someOf.ta(found.letters)}). அச்சில் ஒவ்வொன்றின் இடத்திலும் ஒரு கட்டம்தான் தெரியும்.`,
        mend: 'அவற்றின் இடத்தில் வேறு எழுத்துகளைத் தட்டச்சு செய்யுங்கள், அல்லது படமாகச் சேருங்கள்.',
      }),
    ),
  ),
  soft_picture: kind(
    z.object({ number: count, dots: count, blurred: z.boolean() }),
    inEach(
      ({ number, dots, blurred }) => ({
        meaning: `Picture ${number} has ${dots} dots per inch at the size in which it stands here; a printed picture needs ${PRINT_RESOLUTION}. It would look ${blurred ? 'blurred' : 'a little soft'}.`,
        mend: 'Send the picture as the camera or the scanner made it, or make it smaller on the page.',
      }),
      ({ number, dots, blurred }) => ({
        meaning: `படம் ${number}: இங்கே உள்ள அளவில் ஓர் அங்குலத்துக்கு ${dots} புள்ளிகள் உள்ளன; அச்சிடும் படத்துக்கு ${PRINT_RESOLUTION} வேண்டும். அச்சில் ${blurred ? 'மங்கலாகத்' : 'சற்றே மங்கலாகத்'} தெரியும்.`,
        mend: 'கேமராவோ ஸ்கேனரோ தந்தபடியே படத்தை அனுப்புங்கள், அல்லது பக்கத்தில் அதைச் சிறிதாக்குங்கள்.',
      }),
    ),
  ),
  undescribed_picture: kind(
    aNumber,
    inEach(
      ({ number }) => ({
        meaning: `Picture ${number} has no description: readers of the e-book who cannot see it learn nothing of it.`,
        mend: 'In Word, right-click the picture, choose View Alt Text and say in a sentence what it shows.',
      }),
      ({ number }) => ({
        meaning: `படம் ${number}: இதற்கு விளக்கம் இல்லை. மின்னூலில் படத்தைப் பார்க்க முடியாத வாசகர்கள் அதைப் பற்றி எதுவும் அறிய மாட்டார்கள்.`,
        mend: 'Word-இல் படத்தின் மேல் வலது பொத்தானை அழுத்தி, View Alt Text என்பதைத் தேர்ந்தெடுத்து, படத்தில் என்ன உள்ளது என்று ஒரு வாக்கியத்தில் எழுதுங்கள்.',
      }),
    ),
  ),
  converted: kind(
    noFacts,
    inEach(
      () => ({
        meaning:
          'Your file is of the old kind of Word (.doc). We made a .docx of it, and this report and the book are of that; the file itself stays as you sent it.',
        mend: 'Look through the pages: where something stands otherwise than in Word, save the file there as a Word document (.docx) and upload that as a new version.',
      }),
      () => ({
        meaning:
          'உங்கள் கோப்பு பழைய வகை Word கோப்பு (.doc). அதை .docx-ஆக மாற்றினோம்; இந்த அறிக்கையும் நூலும் அதிலிருந்தே. நீங்கள் அனுப்பிய கோப்பு அப்படியே உள்ளது.',
        mend: 'பக்கங்களைப் பாருங்கள்: Word-இல் உள்ளதுபோல் ஏதாவது இல்லை என்றால், கோப்பை அங்கே Word கோப்பாகச் (.docx) சேமித்து, திருத்திய பிரதியாகப் பதிவேற்றுங்கள்.',
      }),
    ),
  ),
  tracked_changes: kind(
    z.object({ count }),
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'tracked change is', 'tracked changes are')} still open in the file. We take all of them as accepted.`,
        mend: 'If some are not meant, reject them in Word (Review, Reject) and upload a new version.',
      }),
      (found) => ({
        meaning: `கோப்பில் இன்னும் முடிவு செய்யாத மாற்றங்கள் (tracked changes): ${found.count}. எல்லாவற்றையும் ஏற்றவையாக எடுத்துக்கொள்கிறோம்.`,
        mend: 'வேண்டாதவை இருந்தால், Word-இல் (Review, Reject) அவற்றை மறுத்து, திருத்திய பிரதியாகப் பதிவேற்றுங்கள்.',
      }),
    ),
  ),
  comment: kind(
    z.object({ by: text.nullable(), text }),
    inEach(
      (left) => ({
        meaning: `A comment is left in the file${left.by ? ` by ${left.by}` : ''}: “${left.text}”. It is not printed.`,
        mend: 'Look whether it is answered, and delete it in Word.',
      }),
      (left) => ({
        meaning: `கோப்பில் ஒரு கருத்து உள்ளது${left.by ? ` (${left.by})` : ''}: “${left.text}”. அதை அச்சிட மாட்டோம்.`,
        mend: 'அதற்குப் பதில் எழுதியாகிவிட்டதா என்று பார்த்து, Word-இல் அதை நீக்குங்கள்.',
      }),
    ),
  ),
}
