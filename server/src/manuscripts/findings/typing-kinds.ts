import { z } from 'zod'
import { counted } from './counted.ts'
import { count, kind } from './kind.ts'

const places = z.object({ count })
const nothingByHand = 'நீங்கள் எதுவும் செய்ய வேண்டாம்: நூலை அமைக்கும் முன்'

/** Habits of typing that show in print. */
export const typingKinds = {
  split_vowels: kind(
    places,
    (found) => ({
      meaning: `${counted(found.count, 'vowel sign is', 'vowel signs are')} typed in two parts, such as ெ and ா for ொ: they look right, but are not found when the e-book is searched.`,
      mend: 'Nothing by hand: our editors join them before the book is set.',
    }),
    (found) => ({
      meaning: `இரண்டு பகுதிகளாகத் தட்டச்சு செய்த உயிர்க்குறிகள் (ொ என்பதற்கு ெ, ா போல): ${found.count}. பார்க்கச் சரியாக இருந்தாலும், மின்னூலில் தேடும்போது கிடைக்காது.`,
      mend: `${nothingByHand} எங்கள் எடிட்டர்கள் அவற்றை ஒன்றாக்குவார்கள்.`,
    }),
  ),
  double_pulli: kind(
    places,
    (found) => ({
      meaning: `${counted(found.count, 'letter has', 'letters have')} two dots (pulli) or more, which print as a circle beside the letter.`,
      mend: 'Type the dot once; our editors take out the others before the book is set.',
    }),
    (found) => ({
      meaning: `${counted(found.count, 'எழுத்தில்', 'எழுத்துகளில்')} ஒன்றுக்கு மேல் புள்ளிகள் உள்ளன; அச்சில் எழுத்துக்குப் பக்கத்தில் ஒரு வட்டம் தெரியும்.`,
      mend: 'புள்ளியை ஒருமுறை மட்டும் தட்டச்சு செய்யுங்கள்; மற்றவற்றை நூலை அமைக்கும் முன் எங்கள் எடிட்டர்கள் நீக்குவார்கள்.',
    }),
  ),
  unseen_signs: kind(
    places,
    (found) => ({
      meaning: `${counted(found.count, 'sign that nobody sees stands', 'signs that nobody sees stand')} in the text, left there by a keyboard or a web page: words may break at wrong places.`,
      mend: 'Nothing by hand: our editors take them out before the book is set.',
    }),
    (found) => ({
      meaning: `விசைப்பலகையிலிருந்தோ இணையப் பக்கத்திலிருந்தோ உரையில் வந்த, கண்ணுக்குத் தெரியாத குறிகள்: ${found.count}. சொற்கள் தவறான இடத்தில் உடையலாம்.`,
      mend: `${nothingByHand} எங்கள் எடிட்டர்கள் அவற்றை நீக்குவார்கள்.`,
    }),
  ),
  straight_quotes: kind(
    places,
    (found) => ({
      meaning: `${counted(found.count, 'quotation mark is', 'quotation marks are')} straight, as on a typewriter. Books have curved ones.`,
      mend: 'Let Word set “smart quotes” as you type, or leave it to our editors.',
    }),
    (found) => ({
      meaning: `தட்டச்சுப் பொறியில் உள்ளதுபோல நேரான மேற்கோள் குறிகள்: ${found.count}. நூல்களில் அவை வளைந்திருக்கும்.`,
      mend: 'தட்டச்சு செய்யும்போது Word-இன் “smart quotes” வசதியைப் பயன்படுத்துங்கள், அல்லது எங்கள் எடிட்டர்களிடம் விட்டுவிடுங்கள்.',
    }),
  ),
  double_spaces: kind(
    places,
    (found) => ({
      meaning: `${counted(found.count, 'place has', 'places have')} two spaces or more between words, which print as a gap.`,
      mend: 'Search for two spaces and replace them by one, or leave it to our editors.',
    }),
    (found) => ({
      meaning: `${counted(found.count, 'இடத்தில்', 'இடங்களில்')} சொற்களுக்கு நடுவில் ஒன்றுக்கு மேல் இடைவெளிகள் உள்ளன; அச்சில் அது வெற்றிடமாகத் தெரியும்.`,
      mend: 'இரண்டு இடைவெளிகளைத் தேடி ஒன்றாக மாற்றுங்கள், அல்லது எங்கள் எடிட்டர்களிடம் விட்டுவிடுங்கள்.',
    }),
  ),
}
