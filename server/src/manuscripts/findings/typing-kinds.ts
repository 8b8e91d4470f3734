import { inEach } from '@panai/contract/language/in-each'
import { z } from 'zod'
import { counted } from './counted.ts'
import { count, kind } from './kind.ts'

const places = z.object({ count })
/** What a press of the button beside it does everywhere at once. */
const atOnce = inEach(
  'Press “Mend all”, or leave it to our editors.',
  '“எல்லாவற்றையும் சரிசெய்க” பொத்தானை அழுத்துங்கள், அல்லது எங்கள் எடிட்டர்களிடம் விட்டுவிடுங்கள்.',
)

/** Habits of typing that show in print. */
export const typingKinds = {
  split_vowels: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'vowel sign is', 'vowel signs are')} typed in two parts, such as ெ and ா for ொ: they look right, but are not found when the e-book is searched.`,
        mend: atOnce.en,
      }),
      (found) => ({
        meaning: `இரண்டு பகுதிகளாகத் தட்டச்சு செய்த உயிர்க்குறிகள் (ொ என்பதற்கு ெ, ா போல): ${found.count}. பார்க்கச் சரியாக இருந்தாலும், மின்னூலில் தேடும்போது கிடைக்காது.`,
        mend: atOnce.ta,
      }),
    ),
  ),
  double_pulli: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'letter has', 'letters have')} two dots (pulli) or more, which print as a circle beside the letter.`,
        mend: atOnce.en,
      }),
      (found) => ({
        meaning: `${counted(found.count, 'எழுத்தில்', 'எழுத்துகளில்')} ஒன்றுக்கு மேல் புள்ளிகள் உள்ளன; அச்சில் எழுத்துக்குப் பக்கத்தில் ஒரு வட்டம் தெரியும்.`,
        mend: atOnce.ta,
      }),
    ),
  ),
  unseen_signs: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'sign that nobody sees stands', 'signs that nobody sees stand')} in the text, left there by a keyboard or a web page: words may break at wrong places.`,
        mend: atOnce.en,
      }),
      (found) => ({
        meaning: `விசைப்பலகையிலிருந்தோ இணையப் பக்கத்திலிருந்தோ உரையில் வந்த, கண்ணுக்குத் தெரியாத குறிகள்: ${found.count}. சொற்கள் தவறான இடத்தில் உடையலாம்.`,
        mend: atOnce.ta,
      }),
    ),
  ),
  straight_quotes: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'quotation mark is', 'quotation marks are')} straight, as on a typewriter. Books have curved ones.`,
        mend: atOnce.en,
      }),
      (found) => ({
        meaning: `தட்டச்சுப் பொறியில் உள்ளதுபோல நேரான மேற்கோள் குறிகள்: ${found.count}. நூல்களில் அவை வளைந்திருக்கும்.`,
        mend: atOnce.ta,
      }),
    ),
  ),
  double_spaces: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'place has', 'places have')} two spaces or more between words, which print as a gap.`,
        mend: atOnce.en,
      }),
      (found) => ({
        meaning: `${counted(found.count, 'இடத்தில்', 'இடங்களில்')} சொற்களுக்கு நடுவில் ஒன்றுக்கு மேல் இடைவெளிகள் உள்ளன; அச்சில் அது வெற்றிடமாகத் தெரியும்.`,
        mend: atOnce.ta,
      }),
    ),
  ),
  old_forms: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'word has', 'words have')} the vowel au typed in an old way, with a consonant in place of its sign (as கெளரவம் for கௌரவம்): such words are not found in a search.`,
        mend: atOnce.en,
      }),
      (found) => ({
        meaning: `ஔ, ௌ என்பவற்றுக்குப் பதிலாக ள என்ற எழுத்தைக் கொண்டு பழைய முறையில் தட்டச்சு செய்த சொற்கள்: ${found.count}. தேடும்போது அவை கிடைக்காது.`,
        mend: atOnce.ta,
      }),
    ),
  ),
  hyphens: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'dash is', 'dashes are')} typed as hyphens, which print too short.`,
        mend: atOnce.en,
      }),
      (found) => ({
        meaning: `இடைக்கோட்டுக்குப் பதிலாகச் சிறு கோடு தட்டச்சு செய்த இடங்கள்: ${found.count}. அச்சில் அவை மிகக் குட்டையாகத் தெரியும்.`,
        mend: atOnce.ta,
      }),
    ),
  ),
  empty_lines: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'empty line stands', 'empty lines stand')} between paragraphs. Each is printed as a break between scenes, with three stars.`,
        mend: 'If they are there for the look alone, press “Mend all”: the paragraphs then follow each other.',
      }),
      (found) => ({
        meaning: `பத்திகளுக்கு நடுவில் உள்ள வெற்று வரிகள்: ${found.count}. ஒவ்வொன்றும் காட்சி மாறும் இடமாக, மூன்று நட்சத்திரக் குறிகளோடு அச்சாகும்.`,
        mend: 'அவை தோற்றத்துக்காக மட்டுமே என்றால், “எல்லாவற்றையும் சரிசெய்க” பொத்தானை அழுத்துங்கள்: பத்திகள் அடுத்தடுத்து வரும்.',
      }),
    ),
  ),
  chapter_numbers: kind(
    places,
    inEach(
      (found) => ({
        meaning: `${counted(found.count, 'title has', 'titles have')} a number typed before it. In print the number stands on a line of its own above the title.`,
        mend: atOnce.en,
      }),
      (found) => ({
        meaning: `தலைப்புக்கு முன் எண்ணையும் சேர்த்துத் தட்டச்சு செய்த தலைப்புகள்: ${found.count}. அச்சில் எண் தலைப்புக்கு மேலே தனி வரியில் வரும்.`,
        mend: atOnce.ta,
      }),
    ),
  ),
}
