import { pageHead } from '../../head.ts'
import { breadcrumbs, publisher, schema } from '../../structured-data.ts'

type Service = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly path: string
}

export function serviceHead({ name, title, description, path }: Service) {
  return pageHead({
    title,
    description,
    path,
    jsonLd: [
      schema('Service', { name, description, provider: publisher(), areaServed: 'IN' }),
      breadcrumbs([name, path]),
    ],
  })
}
