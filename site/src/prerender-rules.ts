import { addressHere } from './language.ts'

/** Addresses of public pages, as links name them. Their queries are theirs, too. */
const pages = [
  '/',
  '/publications',
  '/books/*',
  '/authors/*',
  '/blogs',
  '/blog/*',
  '/services/*',
  '/help',
  '/royaltyform',
  '/contact',
]

/** Links to the page that is there, and those that leave it where it is. */
const elsewhere = '[role=tab], [aria-current=page], [target=_blank], [download]'

/** What a browser may prepare when a pointer rests on a link or a finger touches it: the public pages, and no others. */
export const prerenderRules = {
  prerender: [
    {
      where: { and: [{ href_matches: pages.map(addressHere) }, { not: { selector_matches: elsewhere } }] },
      eagerness: 'moderate',
    },
  ],
}
