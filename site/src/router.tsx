import { localised } from '@panai/contract/language/localised'
import { TAMIL_PREFIX } from '@panai/contract/language/pages-in-tamil'
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { GeneralError } from './features/shell/general-error.tsx'
import { NotFoundPage } from './features/shell/not-found.tsx'
import { routeTree } from './routeTree.gen'
import { savesData } from './saves-data.ts'
import { scriptMark } from './script-mark.ts'

/** An address may name a part of a page that is made in the browser: it is not there yet when the browser would scroll to it. */
const isNamedPartMissing = !import.meta.env.SSR && location.hash !== '' && !document.querySelector(':target')

/** A page that comes to life stays where it has been scrolled to. */
let first = true
function comesToLife(): boolean {
  const was = first
  first = false
  return was && !isNamedPartMissing
}

export function getRouter() {
  return createRouter({
    routeTree,
    scrollRestoration: () => import.meta.env.SSR || !comesToLife(),
    ...localised({}, { basepath: TAMIL_PREFIX }),
    // A page is fetched when somebody is about to go there: by a pointer on its link, by its focus, by a finger.
    defaultPreload: savesData() ? false : 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    defaultErrorComponent: GeneralError,
    defaultNotFoundComponent: NotFoundPage,
    // One page dissolves into the next, but not a page into itself, nor for anyone who wants nothing to move.
    defaultViewTransition: !import.meta.env.SSR &&
      CSS.supports('selector(:active-view-transition-type(a))') && {
        types: ({ pathChanged }) =>
          pathChanged && !matchMedia('(prefers-reduced-motion: reduce)').matches ? [] : false,
      },
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
