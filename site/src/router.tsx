import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { GeneralError } from './features/shell/general-error.tsx'
import { NotFoundPage } from './features/shell/not-found.tsx'
import { routeTree } from './routeTree.gen'
import { scriptMark } from './script-mark.ts'

export function getRouter() {
  return createRouter({
    routeTree,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    defaultErrorComponent: GeneralError,
    defaultNotFoundComponent: NotFoundPage,
    trailingSlash: 'never',
    // Addresses are plain: `?q=1984`, as a form without JavaScript writes it, and no JSON in quotes.
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    ...(import.meta.env.SSR && { ssr: { nonce: scriptMark } }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
