/**
 * The pages that the search overlay knows by itself: a fixed list, searched in the browser while the books, authors, articles and
 * questions are asked for. Nothing here may load a schema library.
 */

import { localised } from '../language/localised.ts'

export const entryCategories = [
  'Services',
  'Tools',
  'Publications',
  'Support',
  'Contact',
  'Account',
  'Information',
] as const
export type EntryCategory = (typeof entryCategories)[number]

/** What the results show in place of a category. */
export const categoryTitle = localised<(category: EntryCategory) => string>(
  (category) => category,
  (category) => tamilCategories[category],
)

const tamilCategories: Readonly<Record<EntryCategory, string>> = {
  Services: 'சேவைகள்',
  Tools: 'கருவிகள்',
  Publications: 'நூல்கள்',
  Support: 'உதவி',
  Contact: 'தொடர்பு',
  Account: 'கணக்கு',
  Information: 'விவரங்கள்',
}

export type SiteEntry = {
  id: string
  title: string
  content: string
  url: string
  category: EntryCategory
  /** Pages in Tamil are found by English words too. */
  keywords: readonly string[]
}

export const siteEntries: readonly SiteEntry[] = [
  {
    id: 'self-publishing',
    title: localised('Self-publishing', 'சுயபதிப்பு'),
    content: localised(
      'Publish your own book as a paperback or an eBook, printed on demand: from the manuscript to royalties and sales.',
      'உங்கள் நூலை அச்சு நூலாகவும் மின்னூலாகவும் நீங்களே வெளியிடுங்கள், தேவைக்கேற்ற அச்சில் (POD): கையெழுத்துப் பிரதி முதல் விற்பனையும் உரிமைத்தொகையும் வரை.',
    ),
    url: '/services/self-publishing',
    category: 'Services',
    keywords: [
      'self publishing',
      'book publishing',
      'publish',
      'print on demand',
      'paperback',
      'ebook',
      'manuscript',
      'ISBN',
      ...localised<readonly string[]>(
        [],
        ['நூல் வெளியீடு', 'வெளியிட', 'பதிப்பு', 'தேவைக்கேற்ற அச்சு', 'சாதா அட்டை', 'மின்னூல்', 'கையெழுத்துப் பிரதி'],
      ),
    ],
  },
  {
    id: 'translation',
    title: localised('Translation', 'மொழிபெயர்ப்பு'),
    content: localised(
      'Book translation services to reach more readers, in Tamil, English, Kannada, Malayalam, Telugu, Hindi and German.',
      'மேலும் பல வாசகரைச் சென்றடைய நூல் மொழிபெயர்ப்பு: தமிழ், ஆங்கிலம், கன்னடம், மலையாளம், தெலுங்கு, இந்தி, ஜெர்மன்.',
    ),
    url: '/services/translation',
    category: 'Services',
    keywords: [
      'translate',
      'translator',
      'languages',
      'book translation',
      ...localised<readonly string[]>([], ['மொழிபெயர்க்க', 'மொழிபெயர்ப்பாளர்', 'மொழிகள்']),
    ],
  },
  {
    id: 'sponsored-publishing',
    title: localised('Sponsored publishing', 'கட்டணமில்லாப் பதிப்பு'),
    content: localised(
      'Publishing free of charge for homemakers, school children and children with special needs.',
      'இல்லத்தரசிகள், பள்ளி மாணவர்கள், சிறப்புக் கவனம் தேவைப்படும் குழந்தைகள் ஆகியோருக்குக் கட்டணமின்றி நூல் வெளியீடு.',
    ),
    url: '/services/sponsored-publishing',
    category: 'Services',
    keywords: [
      'free publishing',
      'sponsor',
      'homemakers',
      'students',
      'children',
      ...localised<readonly string[]>([], ['இலவசப் பதிப்பு', 'இல்லத்தரசி', 'மாணவர்', 'குழந்தைகள்']),
    ],
  },
  {
    id: 'royalty-calculator',
    title: localised('Royalty Calculator', 'உரிமைத்தொகைக் கணிப்பான்'),
    content: localised(
      'Work out the minimum MRP of your book, its printing cost and what each copy earns you.',
      'உங்கள் நூலின் குறைந்தபட்ச விலை, அச்சுச் செலவு, ஒவ்வொரு பிரதியும் உங்களுக்கு என்ன தரும் என்று கணக்கிடுங்கள்.',
    ),
    url: '/royaltyform',
    category: 'Tools',
    keywords: [
      'royalty',
      'calculator',
      'earnings',
      'MRP',
      'price',
      'printing cost',
      ...localised<readonly string[]>([], ['ராயல்டி', 'உரிமைத்தொகை', 'கணிப்பான்', 'வருமானம்', 'விலை', 'அச்சுச் செலவு']),
    ],
  },
  {
    id: 'publications',
    title: localised('Our Publications', 'எங்கள் நூல்கள்'),
    content: localised(
      'Browse our library: every published book with its author, genre and format.',
      'எங்கள் நூலரங்கம்: வெளியான ஒவ்வொரு நூலும், அதன் ஆசிரியர், வகை, வடிவத்துடன்.',
    ),
    url: '/publications',
    category: 'Publications',
    keywords: [
      'books',
      'library',
      'catalogue',
      'featured books',
      'genre',
      'fiction',
      'poetry',
      ...localised<readonly string[]>([], ['புத்தகம்', 'நூலரங்கம்', 'நூற்பட்டியல்', 'வகை', 'புனைவு', 'கவிதை']),
    ],
  },
  {
    id: 'help',
    title: localised('Help and publishing guidelines', 'உதவியும் பதிப்பு வழிகாட்டியும்'),
    content: localised(
      'Manuscript format, word limits, images and captions, documents to download and answers to frequent questions.',
      'கையெழுத்துப் பிரதியின் வடிவம், சொல் வரம்பு, படங்களும் படக்குறிப்புகளும், பதிவிறக்கும் ஆவணங்கள், அடிக்கடி கேட்கும் கேள்விகளுக்குப் பதில்கள்.',
    ),
    url: '/help',
    category: 'Support',
    keywords: [
      'FAQ',
      'questions',
      'guidelines',
      'author guides',
      'manuscript',
      'word limit',
      'ISBN',
      'copyright',
      'download',
      ...localised<readonly string[]>(
        [],
        ['கேள்விகள்', 'வழிகாட்டி', 'கையெழுத்துப் பிரதி', 'சொல் வரம்பு', 'பதிப்புரிமை', 'பதிவிறக்கம்'],
      ),
    ],
  },
  {
    id: 'contact',
    title: localised('Contact Us', 'தொடர்பு கொள்க'),
    content: localised(
      'Write to us, call us or visit us. We answer within 24-48 hours.',
      'எங்களுக்கு எழுதுங்கள், தொலைபேசியில் அழையுங்கள், நேரில் வாருங்கள். 24 முதல் 48 மணி நேரத்துக்குள் பதில் சொல்கிறோம்.',
    ),
    url: '/contact',
    category: 'Contact',
    keywords: [
      'phone',
      'e-mail',
      'email',
      'address',
      'map',
      'message',
      'enquiry',
      'talk to an expert',
      ...localised<readonly string[]>([], ['தொலைபேசி', 'மின்னஞ்சல்', 'முகவரி', 'வரைபடம்', 'செய்தி']),
    ],
  },
  {
    id: 'editorial',
    title: localised('Editorial services', 'செம்மையாக்கச் சேவைகள்'),
    content: localised(
      'Developmental, line and structural editing, and proofreading before your book is printed.',
      'உள்ளடக்கச் செம்மை, வரிச் செம்மை, கட்டமைப்புச் செம்மை; அச்சுக்கு முன் மெய்ப்புத் திருத்தம்.',
    ),
    url: '/services/self-publishing?tab=ready',
    category: 'Services',
    keywords: [
      'editing',
      'editor',
      'proofreading',
      'editorial',
      'interior layout',
      'formatting',
      ...localised<readonly string[]>([], ['செம்மையாக்கம்', 'எடிட்டர்', 'எடிட்டிங்', 'மெய்ப்பு', 'பக்க வடிவமைப்பு']),
    ],
  },
  {
    id: 'cover-design',
    title: localised('Cover design', 'அட்டை வடிவமைப்பு'),
    content: localised(
      'Covers and illustrations for your book, in line with your branding.',
      'உங்கள் நூலுக்கு அட்டையும் ஓவியங்களும், உங்கள் அடையாளத்துக்கு ஏற்ப.',
    ),
    url: '/services/self-publishing?tab=ready',
    category: 'Services',
    keywords: [
      'cover',
      'design',
      'illustration',
      'branding',
      'book cover',
      ...localised<readonly string[]>([], ['அட்டைப்படம்', 'வடிவமைப்பு', 'ஓவியம்']),
    ],
  },
  {
    id: 'marketing',
    title: localised('Marketing', 'விளம்பரம்'),
    content: localised(
      'Help with making your book known and bringing it to its readers.',
      'உங்கள் நூலை வாசகருக்கு அறிமுகம் செய்யவும் அவர்களிடம் கொண்டு சேர்க்கவும் உதவி.',
    ),
    url: '/contact',
    category: 'Services',
    keywords: [
      'promotion',
      'marketing',
      'distribution',
      'sell books',
      'global reach',
      ...localised<readonly string[]>([], ['விநியோகம்', 'விற்பனை', 'சந்தைப்படுத்தல்']),
    ],
  },
  {
    id: 'author-support',
    title: localised('Author support', 'எழுத்தாளர் துணை'),
    content: localised(
      'A writing coach, a manuscript review and support from first idea to finished book.',
      'எழுத்து வழிகாட்டி, கையெழுத்துப் பிரதி பரிசீலனை; முதல் எண்ணம் முதல் முழு நூல் வரை துணை.',
    ),
    url: '/services/self-publishing?tab=progress',
    category: 'Support',
    keywords: [
      'writing coach',
      'manuscript review',
      'guidance',
      'support packages',
      'consultation',
      ...localised<readonly string[]>([], ['வழிகாட்டல்', 'பரிசீலனை', 'ஆலோசனை', 'உதவி']),
    ],
  },
  {
    id: 'formats',
    title: localised('Publishing formats', 'நூல் வடிவங்கள்'),
    content: localised(
      'The formats in which your book can appear: paperback and eBook.',
      'உங்கள் நூல் வெளிவரும் வடிவங்கள்: அச்சு நூல், மின்னூல்.',
    ),
    url: '/services/self-publishing',
    category: 'Services',
    keywords: [
      'paperback',
      'ebook',
      'e-book',
      'format',
      'print',
      'digital',
      ...localised<readonly string[]>([], ['சாதா அட்டை', 'பேப்பர்பேக்', 'மின்னூல்', 'வடிவம்']),
    ],
  },
  {
    id: 'author-registration',
    title: localised('Author Registration', 'எழுத்தாளர் பதிவு'),
    content: localised(
      'Create an author account to submit your manuscript.',
      'கையெழுத்துப் பிரதியை அனுப்ப ஓர் எழுத்தாளர் கணக்கைத் தொடங்குங்கள்.',
    ),
    url: '/register',
    category: 'Account',
    keywords: [
      'register',
      'sign up',
      'new account',
      'join',
      'create login',
      ...localised<readonly string[]>([], ['பதிவு செய்க', 'புதிய கணக்கு', 'சேர']),
    ],
  },
  {
    id: 'author-login',
    title: localised('Author Login', 'எழுத்தாளர் உள்நுழைவு'),
    content: localised(
      'Log in to your dashboard: your books, sales and payouts.',
      'உங்கள் பக்கத்தில் நுழையுங்கள்: உங்கள் நூல்கள், விற்பனை, வழங்கிய தொகைகள்.',
    ),
    url: '/login',
    category: 'Account',
    keywords: [
      'login',
      'sign in',
      'dashboard',
      'password',
      'account',
      'my books',
      'sales history',
      ...localised<readonly string[]>([], ['உள்நுழைக', 'கடவுச்சொல்', 'என் பக்கம்', 'என் நூல்கள்']),
    ],
  },
  {
    id: 'process',
    title: localised('Publishing process', 'நூல் வெளியாகும் முறை'),
    content: localised(
      'The eight steps from manuscript to published book.',
      'கையெழுத்துப் பிரதி முதல் வெளியான நூல் வரை எட்டுப் படிகள்.',
    ),
    url: '/services/self-publishing?tab=ready',
    category: 'Information',
    keywords: [
      'process',
      'workflow',
      'steps',
      'how it works',
      'how to publish',
      'manuscript',
      'final review',
      ...localised<readonly string[]>([], ['படிகள்', 'எப்படி நடக்கிறது', 'எப்படி வெளியிடுவது']),
    ],
  },
  {
    id: 'pricing',
    title: localised('Packages and pricing', 'கட்டணமும் விலையும்'),
    content: localised(
      'What publishing costs, what a copy costs to print and how its price is made up.',
      'பதிப்புக்கு என்ன செலவாகும், ஒரு பிரதியை அச்சிட எவ்வளவு, விலை எப்படி அமைகிறது.',
    ),
    url: '/royaltyform',
    category: 'Information',
    keywords: [
      'price',
      'cost',
      'packages',
      'charges',
      'fees',
      'rates',
      'MRP',
      ...localised<readonly string[]>([], ['விலை', 'செலவு', 'கட்டணம்']),
    ],
  },
  {
    id: 'special-support',
    title: localised('Special publishing support', 'சிறப்புப் பதிப்புத் துணை'),
    content: localised(
      'Extra help for homemakers, school children and children with special needs who have written a book.',
      'நூல் எழுதியிருக்கும் இல்லத்தரசிகள், பள்ளி மாணவர்கள், சிறப்புக் கவனம் தேவைப்படும் குழந்தைகள் ஆகியோருக்குக் கூடுதல் உதவி.',
    ),
    url: '/services/sponsored-publishing',
    category: 'Information',
    keywords: [
      'special needs',
      'homemakers',
      'school children',
      'free',
      'sponsored',
      ...localised<readonly string[]>([], ['சிறப்புக் கவனம்', 'இல்லத்தரசிகள்', 'இலவசம்']),
    ],
  },
]

/**
 * The entries that hold the query in title, content, category or any keyword, in any case; those with it in the title first, else
 * in the order of the list. A blank query finds nothing.
 */
export function searchSiteEntries(query: string): SiteEntry[] {
  const sought = query.trim().toLowerCase()
  if (sought === '') return []
  const holds = (text: string) => text.toLowerCase().includes(sought)
  const found = siteEntries.filter(({ title, content, category, keywords }) =>
    [title, content, categoryTitle(category), ...keywords].some(holds),
  )
  return [...found.filter(({ title }) => holds(title)), ...found.filter(({ title }) => !holds(title))]
}
