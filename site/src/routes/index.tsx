import { createFileRoute } from '@tanstack/react-router'
import { brand, siteName } from '../brand.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { loadHome } from '../features/home/load-home.ts'
import { pageHead } from '../head.ts'
import { absolute, pageUrl } from '../origin.ts'
import { publisher, schema } from '../structured-data.ts'

export const Route = createFileRoute('/')({
  loader: ({ abortController }) => loadHome(abortController.signal),
  staleTime: 5 * 60_000,
  head: () =>
    pageHead({
      title: `${siteName}: ${brand.headline}`,
      description: brand.description,
      path: '/',
      jsonLd: [
        schema('WebSite', { name: siteName, url: pageUrl('/'), publisher: publisher() }),
        schema('Organization', {
          '@id': absolute('/#publisher'),
          name: siteName,
          url: pageUrl('/'),
          email: brand.email,
          telephone: brand.phone.shown,
        }),
      ],
    }),
  component: Home,
})

function Home() {
  return <HomePage {...Route.useLoaderData()} />
}
