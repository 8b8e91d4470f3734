import { inEach } from '@panai/contract/language/in-each'
import { z } from 'zod'
import { counted } from './counted.ts'
import { count, kind, noFacts, text } from './kind.ts'

/** How often, and how the text there begins; null: it has none. */
const places = z.object({ count, text: text.nullable() })
const said = (words: string | null) => (words === null ? '' : ` (“${words}”)`)

/** What of a manuscript's text is not in the book, or stands in it otherwise. */
export const leftOutFindings = {
  hidden_text: kind(
    places,
    inEach(
      (found) => ({
        meaning: `Text is hidden in ${counted(found.count, 'place')}${said(found.text)}. It is not in the book.`,
        mend: 'If it belongs in the book, select it in Word, open Font and take away the tick at Hidden; else delete it.',
      }),
      (found) => ({
        meaning: `மறைத்து வைத்த உரை உள்ள இடங்கள்: ${found.count}${said(found.text)}. அது நூலில் வராது.`,
        mend: 'நூலில் வர வேண்டும் என்றால், Word-இல் அதைத் தேர்ந்தெடுத்து, Font என்பதில் Hidden குறியை எடுத்துவிடுங்கள்; இல்லையென்றால் நீக்குங்கள்.',
      }),
    ),
  ),
  hidden_pictures: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'picture is', 'pictures are')} hidden, and not in the book.`,
        mend: 'If it belongs in the book, select it in Word, open Font and take away the tick at Hidden; else delete it.',
      }),
      (found) => ({
        meaning: `மறைத்து வைத்த படங்கள்: ${found.count}. அவை நூலில் வராது.`,
        mend: 'நூலில் வர வேண்டும் என்றால், Word-இல் அதைத் தேர்ந்தெடுத்து, Font என்பதில் Hidden குறியை எடுத்துவிடுங்கள்; இல்லையென்றால் நீக்குங்கள்.',
      }),
    ),
  ),
  formulas: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'formula is', 'formulas are')} set as plain letters in a line${said(found.text)}.`,
        mend: 'Where a fraction or a root must look as in Word, put it in as a picture.',
      }),
      (found) => ({
        meaning: `ஒரே வரியில் சாதாரண எழுத்துகளாக அமையும் சூத்திரங்கள்: ${found.count}${said(found.text)}.`,
        mend: 'பின்னமோ வர்க்கமூலமோ Word-இல் உள்ளதுபோலவே தெரிய வேண்டும் என்றால், அதைப் படமாகச் சேருங்கள்.',
      }),
    ),
  ),
  table_pictures: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'picture stands', 'pictures stand')} in a table. In the book it follows the table.`,
        mend: 'If that is wrong, put the picture above or below the table yourself.',
      }),
      (found) => ({
        meaning: `அட்டவணைக்குள் உள்ள படங்கள்: ${found.count}. நூலில் அவை அட்டவணைக்குக் கீழே வரும்.`,
        mend: 'அது சரியில்லை என்றால், படத்தை அட்டவணைக்கு மேலோ கீழோ நீங்களே வையுங்கள்.',
      }),
    ),
  ),
  table_headings: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'heading stands', 'headings stand')} within a table or a note${said(found.text)}: it begins no chapter, and is in no contents list.`,
        mend: 'If it is the title of a chapter, move it out of the table.',
      }),
      (found) => ({
        meaning: `அட்டவணைக்குள்ளோ குறிப்புக்குள்ளோ உள்ள தலைப்புகள்: ${found.count}${said(found.text)}. அவை அத்தியாயமாகவோ பொருளடக்கத்திலோ வராது.`,
        mend: 'அது அத்தியாயத்தின் தலைப்பு என்றால், அட்டவணைக்கு வெளியே எடுத்து வையுங்கள்.',
      }),
    ),
  ),
  reading_aids: kind(
    places,
    inEach(
      (found) => ({
        meaning: `Small letters above others are left out in ${counted(found.count, 'place')}${said(found.text)}.`,
        mend: 'If they belong in the book, write them in brackets behind the word.',
      }),
      (found) => ({
        meaning: `சொல்லுக்கு மேலே எழுதிய சிறு எழுத்துகள் விடப்பட்டுள்ள இடங்கள்: ${found.count}${said(found.text)}.`,
        mend: 'அவை நூலில் வர வேண்டும் என்றால், சொல்லுக்குப் பின்னால் அடைப்புக்குறிக்குள் எழுதுங்கள்.',
      }),
    ),
  ),
  unread_symbols: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'sign is', 'signs are')} of a font of pictures that we cannot read${said(found.text)}, and left out.`,
        mend: 'Type the sign itself, or put it in as a picture.',
      }),
      (found) => ({
        meaning: `எங்களால் படிக்க முடியாத குறி எழுத்துருவில் உள்ள குறிகள்: ${found.count}${said(found.text)}. அவை நூலில் வராது.`,
        mend: 'அந்தக் குறியை நேரடியாகத் தட்டச்சு செய்யுங்கள், அல்லது படமாகச் சேருங்கள்.',
      }),
    ),
  ),
  drawings: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'chart or drawing', 'charts or drawings')} made in Word cannot be taken into the book${said(found.text)}.`,
        mend: 'Save it as a picture (right-click, Save as Picture) and put that in its place.',
      }),
      (found) => ({
        meaning: `Word-இல் வரைந்த விளக்கப்படங்கள், வரைபடங்கள்: ${found.count}${said(found.text)}. அவற்றை நூலில் சேர்க்க முடியாது.`,
        mend: 'அதன் மேல் வலது பொத்தானை அழுத்தி, Save as Picture என்று படமாகச் சேமித்து, அதன் இடத்தில் அந்தப் படத்தைச் சேருங்கள்.',
      }),
    ),
  ),
  objects: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'object', 'objects')} of another program in the text${said(found.text)}: of each only its picture is in the book, if it has one.`,
        mend: 'Look whether the picture shows all that the reader needs; else put in a picture or a table of Word.',
      }),
      (found) => ({
        meaning: `உரையில் வேறு செயலியின் பொருள்கள்: ${found.count}${said(found.text)}. ஒவ்வொன்றிலும் அதன் படம் மட்டும், இருந்தால், நூலில் வரும்.`,
        mend: 'வாசகருக்குத் தேவையானது அனைத்தும் அந்தப் படத்தில் தெரிகிறதா என்று பாருங்கள்; இல்லையென்றால் ஒரு படத்தையோ Word அட்டவணையையோ சேருங்கள்.',
      }),
    ),
  ),
  missing_pictures: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'picture is', 'pictures are')} not in the file: Word only notes where on your computer it lies.`,
        mend: 'Delete it and put it in with Insert, Pictures, so that it comes with the file.',
      }),
      (found) => ({
        meaning: `கோப்புக்குள் இல்லாத படங்கள்: ${found.count}. உங்கள் கணினியில் அவை எங்கே உள்ளன என்பதை மட்டுமே Word வைத்திருக்கிறது.`,
        mend: 'அதை நீக்கிவிட்டு, Insert, Pictures வழியாக மீண்டும் சேருங்கள்; அப்போது படம் கோப்போடு வரும்.',
      }),
    ),
  ),
  inserted_files: kind(
    places,
    inEach(
      (found) => ({
        meaning: `Another file is inserted in ${counted(found.count, 'place')}${said(found.text)}. Its text is not in the book.`,
        mend: 'Open both in Word, copy the text of the other file into this one, and upload it as a new version.',
      }),
      (found) => ({
        meaning: `வேறு கோப்பைச் செருகிய இடங்கள்: ${found.count}${said(found.text)}. அதன் உரை நூலில் வராது.`,
        mend: 'இரண்டையும் Word-இல் திறந்து, மற்றக் கோப்பின் உரையை இதில் நகலெடுத்து, திருத்திய பிரதியாகப் பதிவேற்றுங்கள்.',
      }),
    ),
  ),
  note_pictures: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'picture stands', 'pictures stand')} in a footnote, and is not in the book.`,
        mend: 'Put the picture in the text.',
      }),
      (found) => ({
        meaning: `அடிக்குறிப்புக்குள் உள்ள படங்கள்: ${found.count}. அவை நூலில் வராது.`,
        mend: 'படத்தை உரைக்குள் வையுங்கள்.',
      }),
    ),
  ),
  unused_notes: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'footnote has', 'footnotes have')} no number in the text${said(found.text)}, and is not in the book.`,
        mend: 'If it is needed, write it anew where it belongs (References, Insert Footnote).',
      }),
      (found) => ({
        meaning: `உரையில் எண் இல்லாத அடிக்குறிப்புகள்: ${found.count}${said(found.text)}. அவை நூலில் வராது.`,
        mend: 'அது வேண்டும் என்றால், உரிய இடத்தில் மீண்டும் எழுதுங்கள் (References, Insert Footnote).',
      }),
    ),
  ),
  running_heads: kind(
    places,
    inEach(
      (found) => ({
        meaning: `What stands at the head or the foot of your pages${said(found.text)} is not taken over: the book has running heads and page numbers of its own.`,
        mend: 'Nothing needs to be done.',
      }),
      (found) => ({
        meaning: `உங்கள் பக்கங்களின் மேலோ கீழோ உள்ளது${said(found.text)} நூலில் வராது: நூலுக்கு அதன் சொந்தப் பக்கத் தலைப்புகளும் பக்க எண்களும் இருக்கும்.`,
        mend: 'எதுவும் செய்ய வேண்டாம்.',
      }),
    ),
  ),
  contents_of_word: kind(
    places,
    inEach(
      () => ({
        meaning:
          'The contents list that Word made is not taken over: the book has one of its own, with the right pages.',
        mend: 'Nothing needs to be done.',
      }),
      () => ({
        meaning: 'Word ஆக்கிய பொருளடக்கம் நூலில் வராது: சரியான பக்க எண்களோடு நூலுக்கு அதன் சொந்தப் பொருளடக்கம் இருக்கும்.',
        mend: 'எதுவும் செய்ய வேண்டாம்.',
      }),
    ),
  ),
  contents_by_hand: kind(
    noFacts,
    inEach(
      () => ({
        meaning:
          'Your own list of contents is not printed: the book gets one with the pages that its chapters have in print.',
        mend: 'Nothing needs to be done.',
      }),
      () => ({
        meaning:
          'நீங்கள் எழுதிய பொருளடக்கத்தை அச்சிட மாட்டோம்: அச்சில் அத்தியாயங்கள் உள்ள பக்க எண்களோடு நூலுக்கு ஒரு பொருளடக்கம் வரும்.',
        mend: 'எதுவும் செய்ய வேண்டாம்.',
      }),
    ),
  ),
  title_page: kind(
    places,
    inEach(
      (found) => ({
        meaning: `The first page looks like a title page${said(found.text)}. It stands before the first chapter as it is, and the book has a title page of its own.`,
        mend: 'Delete it from the manuscript, so that the title is not printed twice.',
      }),
      (found) => ({
        meaning: `முதல் பக்கம் தலைப்புப் பக்கம்போல் உள்ளது${said(found.text)}. அது முதல் அத்தியாயத்துக்கு முன் அப்படியே வரும்; நூலுக்கு அதன் சொந்தத் தலைப்புப் பக்கமும் இருக்கும்.`,
        mend: 'தலைப்பு இரண்டு முறை அச்சாகாமல் இருக்க, கையெழுத்துப் பிரதியிலிருந்து அதை நீக்குங்கள்.',
      }),
    ),
  ),
  word_numbers: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'number was', 'numbers were')} made by Word itself${said(found.text)}. The book has as text what Word shows now.`,
        mend: 'Nothing needs to be done.',
      }),
      (found) => ({
        meaning: `Word தானே இட்ட எண்கள்: ${found.count}${said(found.text)}. Word-இல் இப்போது தெரிவதுபோலவே அவை நூலில் உரையாக வரும்.`,
        mend: 'எதுவும் செய்ய வேண்டாம்.',
      }),
    ),
  ),
  template_notes: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'paragraph has', 'paragraphs have')} the style of our template’s notes to the author${said(found.text)}, and is not in the book.`,
        mend: 'If you wrote it for your readers, give it the style Body of our template.',
      }),
      (found) => ({
        meaning: `எங்கள் மாதிரிக் கோப்பில் ஆசிரியருக்கான குறிப்பின் பாணியில் உள்ள பத்திகள்: ${found.count}${said(found.text)}. அவை நூலில் வராது.`,
        mend: 'வாசகர்களுக்காக எழுதியது என்றால், எங்கள் மாதிரிக் கோப்பின் Body பாணியைக் கொடுங்கள்.',
      }),
    ),
  ),
}
