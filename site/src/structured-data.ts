import { localised } from '@panai/contract/language/localised'
import { siteName } from './brand.ts'
import { absolute, pageUrl } from './origin.ts'

/** A piece of schema.org data, as JSON-LD writes it. Members that are undefined are not written. */
export type Schema = { readonly [name: string]: unknown }

export function schema(type: string, members: Schema): Schema {
  return { '@context': 'https://schema.org', '@type': type, ...members }
}

export function publisher(): Schema {
  return { '@type': 'Organization', '@id': absolute('/#publisher'), name: siteName, url: pageUrl('/') }
}

/** Where a page stands: from the home page down to itself, which is the last step. */
export function breadcrumbs(...steps: readonly (readonly [name: string, path: string])[]): Schema {
  return schema('BreadcrumbList', {
    itemListElement: [[localised('Home', 'முகப்பு'), '/'] as const, ...steps].map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: pageUrl(path),
    })),
  })
}
