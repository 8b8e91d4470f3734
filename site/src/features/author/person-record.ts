import type { AuthorDetail } from '@panai/contract/catalogue'
import { absolute } from '../../origin.ts'
import { type Schema, schema } from '../../structured-data.ts'
import { socialLinks } from './social-links.ts'

/** The author for search engines. */
export function personRecord(author: AuthorDetail, image: string | undefined): Schema {
  const url = absolute(`/authors/${author.id}`)
  return schema('Person', {
    '@id': url,
    url,
    name: author.name,
    alternateName: author.name_latin ?? undefined,
    description: author.bio_en ?? author.bio ?? undefined,
    image,
    sameAs: socialLinks(author).map((link) => link.address),
  })
}
