import { localised } from '../language/localised.ts'
/** Tags of the empty overlay; clicking one searches for its own words. */
export const popularSearches = localised<readonly string[]>(
  [
    'self publishing',
    'book publishing',
    'editing',
    'cover design',
    'translation',
    'royalty calculator',
    'ebook',
    'paperback',
    'marketing',
    'author support',
    'manuscript',
    'ISBN',
    'copyright',
  ],
  [
    'சுயபதிப்பு',
    'நூல் வெளியீடு',
    'செம்மையாக்கம்',
    'அட்டை வடிவமைப்பு',
    'மொழிபெயர்ப்பு',
    'உரிமைத்தொகைக் கணிப்பான்',
    'மின்னூல்',
    'சாதா அட்டை',
    'விளம்பரம்',
    'எழுத்தாளர் துணை',
    'கையெழுத்துப் பிரதி',
    'ISBN',
    'பதிப்புரிமை',
  ],
)

/** Tags of the empty overlay, each with what clicking it searches for. */
export const categoryTags = localised<readonly { readonly label: string; readonly query: string }[]>(
  [
    { label: 'All Services', query: 'Services' },
    { label: 'Tools', query: 'Tools' },
    { label: 'Support', query: 'Support' },
    { label: 'Account', query: 'Account' },
  ],
  [
    { label: 'எல்லாச் சேவைகளும்', query: 'சேவைகள்' },
    { label: 'கருவிகள்', query: 'கருவிகள்' },
    { label: 'உதவி', query: 'உதவி' },
    { label: 'கணக்கு', query: 'கணக்கு' },
  ],
)
