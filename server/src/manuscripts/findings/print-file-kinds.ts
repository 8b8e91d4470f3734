import { inEach } from '@panai/contract/language/in-each'
import { trimSizes } from '@panai/contract/language/vocabulary'
import { BLEED, PRINT_RESOLUTION } from '@panai/contract/manuscripts/book-making'
import { FEWEST_PAGES, MOST_PAGES } from '@panai/contract/royalties/royalty-calculator'
import { z } from 'zod'
import { counted } from './counted.ts'
import { count, kind, names, noFacts, someOf, text } from './kind.ts'
import { unread, unreadSigns } from './unread-signs.ts'

const sizesInTamil = (sizes: string) => sizes.replaceAll(' mm', ' மி.மீ.').replaceAll(/ in(?=,|$)/g, ' அங்குலம்')

const aFont = z.object({ font: text })
const ofSizes = z.object({ sizes: names })
const means = 'the book can be printed so, but not searched, corrected or made into an e-book'
const meansInTamil = 'நூலை இப்படியே அச்சிடலாம்; ஆனால் தேடவோ திருத்தவோ மின்னூலாக்கவோ முடியாது'
const saveAnew =
  'Save the PDF again with a new program, or as PDF/A. Our editors look at these pages themselves.'
const saveAnewInTamil =
  'புதிய செயலியில், அல்லது PDF/A வகையாக, PDF-ஐ மீண்டும் சேமியுங்கள். இந்தப் பக்கங்களை எங்கள் எடிட்டர்களே பார்ப்பார்கள்.'

/** What can be found in a PDF as a file for the press. */
export const printFileKinds = {
  too_few_pages: kind(
    z.object({ count }),
    inEach(
      (file) => ({
        meaning: `The file has ${counted(file.count, 'page')}: a book of fewer than ${FEWEST_PAGES} cannot be bound.`,
        mend: 'Add what is missing, such as the title pages, or choose a smaller page size so that the text fills more pages.',
      }),
      (file) => ({
        meaning: `கோப்பில் உள்ளவை ${counted(file.count, 'பக்கம்', 'பக்கங்கள்')}: ${FEWEST_PAGES} பக்கங்களுக்குக் குறைந்தால் நூலாகக் கட்ட முடியாது.`,
        mend: 'தலைப்புப் பக்கங்கள் போல விடுபட்டவற்றைச் சேருங்கள், அல்லது உரை கூடுதல் பக்கங்களுக்கு வரும்படி சிறிய பக்க அளவைத் தேர்ந்தெடுங்கள்.',
      }),
    ),
  ),
  too_many_pages: kind(
    z.object({ count, orMore: z.boolean() }),
    inEach(
      (file) => ({
        meaning: `The file has ${file.count} pages${file.orMore ? ' or more' : ''}: a book of more than ${MOST_PAGES} would break at its spine.`,
        mend: 'Choose a larger page size or smaller letters, or make two volumes of it.',
      }),
      (file) => ({
        meaning: `கோப்பில் ${file.count} பக்கங்கள்${file.orMore ? ' அல்லது அதற்கு மேல்' : ''} உள்ளன: ${MOST_PAGES} பக்கங்களுக்கு மேற்பட்ட நூல் முதுகில் பிளந்துவிடும்.`,
        mend: 'பெரிய பக்க அளவையோ சிறிய எழுத்தையோ தேர்ந்தெடுங்கள், அல்லது இரண்டு தொகுதிகளாக்குங்கள்.',
      }),
    ),
  ),
  unknown_size: kind(
    ofSizes,
    inEach(
      ({ sizes }) => ({
        meaning: `The page size is ${someOf.en(sizes)}, and no book is cut to that: we print ${trimSizes.join(', ')}.`,
        mend: `Set one of these sizes, with or without ${BLEED} mm of bleed on each side, and save the PDF again; or send the Word file, and we set the pages.`,
      }),
      ({ sizes }) => ({
        meaning: `பக்க அளவு ${sizesInTamil(someOf.ta(sizes))}; நூல்களை அந்த அளவில் வெட்டுவதில்லை. நாங்கள் அச்சிடும் அளவுகள்: ${sizesInTamil(trimSizes.join(', '))}.`,
        mend: `இவற்றில் ஓர் அளவில், ஒவ்வொரு விளிம்பிலும் ${BLEED} மி.மீ. ஓர மிகையோடோ (bleed) அது இல்லாமலோ பக்கங்களை அமைத்து, PDF-ஐ மீண்டும் சேமியுங்கள்; அல்லது Word கோப்பை அனுப்புங்கள், பக்கங்களை நாங்கள் அமைக்கிறோம்.`,
      }),
    ),
  ),
  unequal_sizes: kind(
    ofSizes,
    inEach(
      ({ sizes }) => ({
        meaning: `Not all pages have the same size (${someOf.en(sizes)}): in a bound book they would be cut, or have white edges.`,
        mend: 'Give all pages the same size and the same direction. A cover belongs in a file of its own.',
      }),
      ({ sizes }) => ({
        meaning: `எல்லாப் பக்கங்களும் ஒரே அளவில் இல்லை (${sizesInTamil(someOf.ta(sizes))}): கட்டிய நூலில் அவை வெட்டுப்படும், அல்லது விளிம்பு வெள்ளையாகத் தெரியும்.`,
        mend: 'எல்லாப் பக்கங்களையும் ஒரே அளவிலும் ஒரே வாக்கிலும் அமையுங்கள். அட்டை தனிக் கோப்பாக வர வேண்டும்.',
      }),
    ),
  ),
  missing_fonts: kind(
    z.object({ fonts: names }),
    inEach(
      ({ fonts }) => ({
        meaning: `Fonts are not embedded in the file (${someOf.en(fonts)}): the press would print these letters in another font, or as boxes.`,
        mend: 'Save the PDF again with all fonts embedded: in Word choose Save As PDF, Options, PDF/A; in InDesign an export as PDF/X.',
      }),
      ({ fonts }) => ({
        meaning: `கோப்புக்குள் சில எழுத்துருக்கள் இல்லை (${someOf.ta(fonts)}): அச்சகம் இந்த எழுத்துகளை வேறோர் எழுத்துருவிலோ கட்டங்களாகவோ அச்சிடும்.`,
        mend: 'எல்லா எழுத்துருக்களும் உள்ளே இருக்கும்படி PDF-ஐ மீண்டும் சேமியுங்கள்: Word-இல் Save As PDF, Options, PDF/A; InDesign-இல் PDF/X.',
      }),
    ),
  ),
  soft_pictures: kind(
    z.object({ dots: count, blurred: z.boolean() }),
    inEach(
      ({ dots, blurred }) => ({
        meaning: `Pictures have as few as ${dots} dots per inch at the size in which they stand here; a printed picture needs ${PRINT_RESOLUTION}. They would look ${blurred ? 'blurred' : 'a little soft'}.`,
        mend: 'Put the picture in as the camera or the scanner made it, or make it smaller on the page.',
      }),
      ({ dots, blurred }) => ({
        meaning: `படங்களில், இங்கே உள்ள அளவில் ஓர் அங்குலத்துக்கு ${dots} புள்ளிகள் வரை குறைகின்றன; அச்சிடும் படத்துக்கு ${PRINT_RESOLUTION} வேண்டும். அச்சில் ${blurred ? 'மங்கலாகத்' : 'சற்றே மங்கலாகத்'} தெரியும்.`,
        mend: 'கேமராவோ ஸ்கேனரோ தந்தபடியே படத்தைச் சேருங்கள், அல்லது பக்கத்தில் அதைச் சிறிதாக்குங்கள்.',
      }),
    ),
  ),
  no_bleed: kind(
    noFacts,
    inEach(
      () => ({
        meaning:
          'A picture reaches the edge of the page and ends there: where the knife is a hair off, a white line stays beside it.',
        mend: `Let the picture reach ${BLEED} mm beyond the edge and save the PDF with its bleed, or keep it inside the margins.`,
      }),
      () => ({
        meaning:
          'ஒரு படம் பக்கத்தின் விளிம்பு வரை வந்து அங்கேயே முடிகிறது: வெட்டும்போது மயிரிழை விலகினாலும் அதன் பக்கத்தில் ஒரு வெள்ளைக் கோடு நிற்கும்.',
        mend: `படத்தை விளிம்புக்கு அப்பால் ${BLEED} மி.மீ. வரை நீட்டி, அந்த ஓர மிகையோடு PDF-ஐச் சேமியுங்கள்; அல்லது படத்தை ஓரங்களுக்கு உள்ளேயே வையுங்கள்.`,
      }),
    ),
  ),
  transparent: kind(
    noFacts,
    inEach(
      () => ({
        meaning:
          'Something here can be seen through: the press makes one picture of what lies on each other, and shades may come out otherwise.',
        mend: 'Save the PDF as PDF/X-1a, or put in pictures that have no transparent parts.',
      }),
      () => ({
        meaning:
          'இங்கே ஏதோ ஒன்றின் ஊடே பின்னால் உள்ளது தெரிகிறது: ஒன்றன் மேல் ஒன்றாக உள்ளவற்றை அச்சகம் ஒரே படமாக்கும்; நிறங்கள் வேறாக வரலாம்.',
        mend: 'PDF/X-1a வகையாகச் சேமியுங்கள், அல்லது ஊடே தெரியும் பகுதிகள் இல்லாத படங்களைச் சேருங்கள்.',
      }),
    ),
  ),
  spot_colour: kind(
    noFacts,
    inEach(
      () => ({
        meaning: 'A spot colour is used, which our presses do not have: they print the nearest one.',
        mend: 'Change spot colours to CMYK, or to shades of grey, and save the PDF again.',
      }),
      () => ({
        meaning: 'எங்கள் அச்சகங்களில் இல்லாத தனி மை (spot colour) உள்ளது: அதற்கு மிக நெருங்கிய நிறத்தில் அச்சிடுவார்கள்.',
        mend: 'தனி மைகளை CMYK நிறங்களாகவோ சாம்பல் நிறங்களாகவோ மாற்றி, PDF-ஐ மீண்டும் சேமியுங்கள்.',
      }),
    ),
  ),
  colours: kind(
    z.object({ inks: z.array(z.enum(['rgb', 'cmyk'])) }),
    inEach(
      ({ inks }) => ({
        meaning: `There are colours here (${inks.map((ink) => ink.toUpperCase()).join(' and ')}): where the inside is printed in black they become greys, and light ones may not be seen${inks.includes('rgb') ? '; printed in colour, those of RGB come out duller than on a screen' : ''}.`,
        mend: 'For an inside in black, save pictures and letters in shades of grey. For one in colour, tell our editors so, and use CMYK.',
      }),
      ({ inks }) => ({
        meaning: `இங்கே வண்ணங்கள் உள்ளன (${inks.map((ink) => ink.toUpperCase()).join(', ')}): உட்பக்கம் கறுப்பில் அச்சாகும்போது அவை சாம்பல் நிறமாகும்; வெளிர் நிறங்கள் தெரியாமலும் போகலாம்.${inks.includes('rgb') ? ' வண்ணத்தில் அச்சிட்டாலும், RGB நிறங்கள் திரையில் தெரிவதைவிட மங்கலாகவே வரும்.' : ''}`,
        mend: 'கறுப்பில் அச்சாகும் உட்பக்கத்துக்கு, படங்களையும் எழுத்துகளையும் சாம்பல் நிறங்களில் சேமியுங்கள். வண்ண உட்பக்கம் என்றால், எங்கள் எடிட்டர்களிடம் சொல்லிவிட்டு CMYK நிறங்களைப் பயன்படுத்துங்கள்.',
      }),
    ),
  ),
  packed_pages: kind(
    noFacts,
    inEach(
      () => ({
        meaning: 'These pages are packed in a way that we could not look into.',
        mend: saveAnew,
      }),
      () => ({
        meaning: 'இந்தப் பக்கங்கள் அமைந்த முறையில், அவற்றுக்குள் எங்களால் பார்க்க முடியவில்லை.',
        mend: saveAnewInTamil,
      }),
    ),
  ),
  slow_pages: kind(
    noFacts,
    inEach(
      () => ({ meaning: 'These pages take so long to look at that we stopped.', mend: saveAnew }),
      () => ({
        meaning: 'இந்தப் பக்கங்களைப் பார்க்க நீண்ட நேரம் ஆனதால் நிறுத்திவிட்டோம்.',
        mend: saveAnewInTamil,
      }),
    ),
  ),
  more_pages: kind(
    z.object({ looked: count }),
    inEach(
      ({ looked }) => ({
        meaning: `Only the first ${looked} pages were looked at.`,
        mend: 'Upload a file with the pages of one book.',
      }),
      ({ looked }) => ({
        meaning: `முதல் ${looked} பக்கங்களை மட்டுமே பார்த்தோம்.`,
        mend: 'ஒரு நூலின் பக்கங்கள் மட்டும் உள்ள கோப்பைப் பதிவேற்றுங்கள்.',
      }),
    ),
  ),
  pdf_old_font_unread: kind(
    aFont,
    inEach(
      ({ font }) => ({
        meaning: `The text here is typed in ${font}, an old Tamil font that we cannot read: ${means}.`,
        mend: 'Convert the text to Unicode with the program that came with the font, read it through, and save the PDF again.',
      }),
      ({ font }) => ({
        meaning: `இங்கே உள்ள உரை ${font} என்ற பழைய தமிழ் எழுத்துருவில் உள்ளது; அதை எங்களால் படிக்க முடியாது. ${meansInTamil}.`,
        mend: 'அந்த எழுத்துருவோடு வந்த செயலியால் உரையை யூனிகோடுக்கு மாற்றி, படித்துப் பார்த்து, PDF-ஐ மீண்டும் சேமியுங்கள்.',
      }),
    ),
  ),
  pdf_old_font: kind(
    aFont.extend({ unread }),
    inEach(
      ({ font, unread: signs }) => ({
        meaning: `The text here is typed in ${font}, an old Tamil font: ${means}.${unreadSigns.en(signs)}`,
        mend: 'Compare the two texts below. If the second is right, tell our editors; else convert the text to Unicode yourself and save the PDF again.',
      }),
      ({ font, unread: signs }) => ({
        meaning: `இங்கே உள்ள உரை ${font} என்ற பழைய தமிழ் எழுத்துருவில் உள்ளது: ${meansInTamil}.${unreadSigns.ta(signs)}`,
        mend: 'கீழே உள்ள இரண்டையும் ஒப்பிட்டுப் பாருங்கள். இரண்டாவது சரி என்றால் எங்கள் எடிட்டர்களிடம் சொல்லுங்கள்; இல்லையென்றால் நீங்களே உரையை யூனிகோடுக்கு மாற்றி, PDF-ஐ மீண்டும் சேமியுங்கள்.',
      }),
    ),
  ),
  no_letters: kind(
    noFacts,
    inEach(
      () => ({
        meaning:
          'There are no letters in this file that a program can read, only pictures of them: it can be printed, but not searched or made into an e-book.',
        mend: 'Save the PDF from the program in which the text was written, or send the Word file.',
      }),
      () => ({
        meaning:
          'இந்தக் கோப்பில் கணினியால் படிக்கக்கூடிய எழுத்துகள் இல்லை, எழுத்துகளின் படங்களே உள்ளன: அச்சிடலாம்; ஆனால் தேடவோ மின்னூலாக்கவோ முடியாது.',
        mend: 'உரையை எழுதிய செயலியிலிருந்தே PDF-ஆகச் சேமியுங்கள், அல்லது Word கோப்பை அனுப்புங்கள்.',
      }),
    ),
  ),
  unread_letters: kind(
    noFacts,
    inEach(
      () => ({
        meaning: 'The letters of these pages could not be read, so their words are not counted.',
        mend: saveAnew,
      }),
      () => ({
        meaning: 'இந்தப் பக்கங்களின் எழுத்துகளைப் படிக்க முடியவில்லை; அதனால் அவற்றின் சொற்களை எண்ணவில்லை.',
        mend: saveAnewInTamil,
      }),
    ),
  ),
}
