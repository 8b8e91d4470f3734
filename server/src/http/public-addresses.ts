import type { AnyEndpoint } from '@panai/contract/http/endpoint'

/** Answers a request for a page the site is not asked for: the few public files that the application makes. */
const madeFiles =
  /^\/(sitemap\.xml|sitemaps\/[a-z]+-\d{1,6}\.xml|robots\.txt|(ta\/)?(blog\.rss|site\.webmanifest)|api\/openapi\.json|api\/docs)$/

type PublicRead = { path: RegExp; parameters: readonly string[]; ownWith: readonly string[] }

/**
 * Makes the function that gives every public address one key: unknown parameters are left out, known ones stand in one
 * order. Null: not public, or nobody's address, so nothing may be kept for it.
 */
export function publicAddresses(
  endpoints: readonly AnyEndpoint[],
  pageKey: (url: URL) => string | null,
): (address: string, accept: string) => string | null {
  const reads = endpoints
    .filter((endpoint) => endpoint.caching === 'public')
    .flatMap((endpoint) =>
      [endpoint.path, ...(endpoint.aliases ?? [])].map(
        (path): PublicRead => ({
          path: new RegExp(`^${path.replace(/\{\w+\}/g, '\\d{1,10}')}$`),
          parameters: Object.keys(endpoint.query.shape),
          ownWith: endpoint.ownWith ?? [],
        }),
      ),
    )

  return (address, accept) => {
    if (!URL.canParse(address, 'http://panai.internal')) return null
    const url = new URL(address, 'http://panai.internal')
    if (url.host !== 'panai.internal') return null
    const isApi = url.pathname.startsWith('/api/')
    if (madeFiles.test(url.pathname)) return `*/* ${url.pathname}`
    const read =
      isApi || accept === 'application/json' ? reads.find(({ path }) => path.test(url.pathname)) : undefined
    if (read?.ownWith.some((name) => url.searchParams.has(name))) return null
    if (read) return `application/json ${withParameters(url, read.parameters)}`
    const page = isApi ? null : pageKey(url)
    return page === null ? null : `text/html ${page}`
  }
}

function withParameters({ pathname, searchParams }: URL, parameters: readonly string[]): string {
  const kept = parameters.flatMap((name) =>
    searchParams.getAll(name).map((value): [string, string] => [name, value]),
  )
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname
}
