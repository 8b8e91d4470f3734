import type { AuthorDetail } from '@panai/contract/catalogue/authors'
import { localised } from '@panai/contract/language/localised'

const networks = [
  ['facebook', 'Facebook'],
  ['twitter', 'Twitter'],
  ['instagram', 'Instagram'],
  ['website', localised('Website', 'இணையத்தளம்')],
] as const

export type SocialLink = { readonly name: (typeof networks)[number][1]; readonly address: string }

/** The author's own pages elsewhere. Only web addresses: a stored `javascript:` one must never become a link. */
export function socialLinks(author: Pick<AuthorDetail, (typeof networks)[number][0]>): SocialLink[] {
  return networks.flatMap(([field, name]) => {
    const address = author[field]
    return address && /^https?:\/\//i.test(address) ? [{ name, address }] : []
  })
}
