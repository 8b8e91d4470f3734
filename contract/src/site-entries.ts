/**
 * The pages that the search overlay knows by itself: a fixed list, searched in the browser while the books, authors, articles and
 * questions are asked for. Nothing here may load a schema library.
 */

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

export type SiteEntry = {
  id: string
  title: string
  content: string
  url: string
  category: EntryCategory
  keywords: readonly string[]
}

export const siteEntries: readonly SiteEntry[] = [
  {
    id: 'self-publishing',
    title: 'Self-publishing',
    content:
      'Publish your own book as a paperback or an eBook, printed on demand: from the manuscript to royalties and sales.',
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
    ],
  },
  {
    id: 'translation',
    title: 'Translation',
    content:
      'Book translation services to reach more readers, in Tamil, English, Kannada, Malayalam, Telugu, Hindi and German.',
    url: '/services/translation',
    category: 'Services',
    keywords: ['translate', 'translator', 'languages', 'book translation'],
  },
  {
    id: 'sponsored-publishing',
    title: 'Sponsored publishing',
    content: 'Publishing free of charge for homemakers, school children and children with special needs.',
    url: '/services/sponsored-publishing',
    category: 'Services',
    keywords: ['free publishing', 'sponsor', 'homemakers', 'students', 'children'],
  },
  {
    id: 'royalty-calculator',
    title: 'Royalty Calculator',
    content: 'Work out the minimum MRP of your book, its printing cost and what each copy earns you.',
    url: '/royaltyform',
    category: 'Tools',
    keywords: ['royalty', 'calculator', 'earnings', 'MRP', 'price', 'printing cost'],
  },
  {
    id: 'publications',
    title: 'Our Publications',
    content: 'Browse our library: every published book with its author, genre and format.',
    url: '/publications',
    category: 'Publications',
    keywords: ['books', 'library', 'catalogue', 'featured books', 'genre', 'fiction', 'poetry'],
  },
  {
    id: 'help',
    title: 'Help and publishing guidelines',
    content:
      'Manuscript format, word limits, images and captions, documents to download and answers to frequent questions.',
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
    ],
  },
  {
    id: 'contact',
    title: 'Contact Us',
    content: 'Write to us, call us or visit us. We answer within 24-48 hours.',
    url: '/contact',
    category: 'Contact',
    keywords: ['phone', 'e-mail', 'email', 'address', 'map', 'message', 'enquiry', 'talk to an expert'],
  },
  {
    id: 'editorial',
    title: 'Editorial services',
    content: 'Developmental, line and structural editing, and proofreading before your book is printed.',
    url: '/services/self-publishing?tab=ready',
    category: 'Services',
    keywords: ['editing', 'editor', 'proofreading', 'editorial', 'interior layout', 'formatting'],
  },
  {
    id: 'cover-design',
    title: 'Cover design',
    content: 'Covers and illustrations for your book, in line with your branding.',
    url: '/services/self-publishing?tab=ready',
    category: 'Services',
    keywords: ['cover', 'design', 'illustration', 'branding', 'book cover'],
  },
  {
    id: 'marketing',
    title: 'Marketing',
    content: 'Help with making your book known and bringing it to its readers.',
    url: '/contact',
    category: 'Services',
    keywords: ['promotion', 'marketing', 'distribution', 'sell books', 'global reach'],
  },
  {
    id: 'author-support',
    title: 'Author support',
    content: 'A writing coach, a manuscript review and support from first idea to finished book.',
    url: '/services/self-publishing?tab=progress',
    category: 'Support',
    keywords: ['writing coach', 'manuscript review', 'guidance', 'support packages', 'consultation'],
  },
  {
    id: 'formats',
    title: 'Publishing formats',
    content: 'The formats in which your book can appear: paperback and eBook.',
    url: '/services/self-publishing',
    category: 'Services',
    keywords: ['paperback', 'ebook', 'e-book', 'format', 'print', 'digital'],
  },
  {
    id: 'author-registration',
    title: 'Author Registration',
    content: 'Create an author account to submit your manuscript.',
    url: '/register',
    category: 'Account',
    keywords: ['register', 'sign up', 'new account', 'join', 'create login'],
  },
  {
    id: 'author-login',
    title: 'Author Login',
    content: 'Log in to your dashboard: your books, sales and payouts.',
    url: '/login',
    category: 'Account',
    keywords: ['login', 'sign in', 'dashboard', 'password', 'account', 'my books', 'sales history'],
  },
  {
    id: 'process',
    title: 'Publishing process',
    content: 'The eight steps from manuscript to published book.',
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
    ],
  },
  {
    id: 'pricing',
    title: 'Packages and pricing',
    content: 'What publishing costs, what a copy costs to print and how its price is made up.',
    url: '/royaltyform',
    category: 'Information',
    keywords: ['price', 'cost', 'packages', 'charges', 'fees', 'rates', 'MRP'],
  },
  {
    id: 'special-support',
    title: 'Special publishing support',
    content:
      'Extra help for homemakers, school children and children with special needs who have written a book.',
    url: '/services/sponsored-publishing',
    category: 'Information',
    keywords: ['special needs', 'homemakers', 'school children', 'free', 'sponsored'],
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
    [title, content, category, ...keywords].some(holds),
  )
  return [...found.filter(({ title }) => holds(title)), ...found.filter(({ title }) => !holds(title))]
}
