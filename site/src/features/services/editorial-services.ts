import { localised } from '@panai/contract/language/localised'

type EditorialService = {
  readonly id: 'layout' | 'cover' | 'branding'
  readonly title: string
  readonly summary: string
  readonly text: string
}

/** What our editors and designers do for a book. */
export const editorialServices = localised<readonly EditorialService[]>(
  [
    {
      id: 'layout',
      title: 'Interior Layout',
      summary: 'Pages that a reader forgets: the right letter size, margins and chapter openings.',
      text: 'We set the text for the size you have chosen: letters that an eye can follow for hours, margins that leave room for a thumb and for the spine, chapter openings, page numbers and running titles. Tamil, Latin and other scripts stand on one line without jumping. Pictures and captions find their place, and you see the pages before anything is printed.',
    },
    {
      id: 'cover',
      title: 'Cover Design',
      summary: 'A cover that tells, from across the room, what kind of book this is.',
      text: 'You tell us what the book is about and which covers you like. We draw a cover that can be read from across a room and as a small picture on a phone, with a spine as wide as your pages need and a back cover with your words, your portrait and the ISBN. Illustrations are drawn for the book.',
    },
    {
      id: 'branding',
      title: 'Branding Alignment',
      summary: 'Your name, your series and your author page, looking as if they belong together.',
      text: 'A reader who liked one of your books should know the next one at a glance. We keep the way your name is written, the lettering, the colours and the portrait the same on every cover, in the eBook and on your author page, so that each book helps the others.',
    },
  ],
  [
    {
      id: 'layout',
      title: 'பக்க வடிவமைப்பு',
      summary: 'வாசிப்பில் உறுத்தாத பக்கங்கள்: சரியான எழுத்தளவு, ஓர இடைவெளி, அத்தியாயத் தொடக்கங்கள்.',
      text: 'நீங்கள் தேர்ந்தெடுத்த அளவுக்கு ஏற்பப் பக்கங்களை வடிவமைக்கிறோம்: பல மணி நேரம் படித்தாலும் கண் சோராத எழுத்துகள், கட்டைவிரலுக்கும் முதுகுக்கும் இடம் விடும் ஓரங்கள், அத்தியாயத் தொடக்கங்கள், பக்க எண்கள், மேல்தலைப்புகள். தமிழும் ஆங்கிலமும் பிற எழுத்துகளும் ஒரே வரியில் சீராக நிற்கும். படங்களும் படக்குறிப்புகளும் உரிய இடத்தில் அமையும்; அச்சுக்குப் போகும் முன் பக்கங்களைப் பார்க்கிறீர்கள்.',
    },
    {
      id: 'cover',
      title: 'அட்டை வடிவமைப்பு',
      summary: 'இது எப்படிப்பட்ட நூல் என்று தொலைவிலிருந்தே சொல்லும் அட்டை.',
      text: 'நூல் எதைப் பற்றியது, எந்த அட்டைகள் உங்களுக்குப் பிடிக்கும் என்று சொல்லுங்கள். தொலைவிலிருந்தும், கைப்பேசியில் சிறு படமாகவும் படிக்கக்கூடிய அட்டையை வரைகிறோம்; பக்கங்களுக்கு ஏற்ற முதுகு, உங்கள் சொற்களும் படமும் ISBN-உம் கொண்ட பின்னட்டை. ஓவியங்களை இந்த நூலுக்காகவே வரைகிறோம்.',
    },
    {
      id: 'branding',
      title: 'ஒரே அடையாளம்',
      summary: 'உங்கள் பெயர், நூல் வரிசை, உங்கள் பக்கம் எல்லாம் ஒன்றோடொன்று பொருந்தித் தோன்றும்.',
      text: 'உங்கள் நூல் ஒன்றை விரும்பிய வாசகர், அடுத்த நூலைப் பார்த்ததும் அடையாளம் காண வேண்டும். உங்கள் பெயரை எழுதும் முறை, எழுத்துரு, வண்ணங்கள், படம் ஆகியவற்றை ஒவ்வோர் அட்டையிலும் மின்னூலிலும் உங்கள் பக்கத்திலும் ஒன்றுபோல வைக்கிறோம்; ஒவ்வொரு நூலும் மற்றவற்றுக்குத் துணையாகும்.',
    },
  ],
)
