import anek from '@panai/client/fonts/anek-400.woff2?url'
import anekBold from '@panai/client/fonts/anek-600.woff2?url'
import letters from '@panai/client/fonts/anek-letters-400.woff2?url'
import lettersBold from '@panai/client/fonts/anek-letters-600.woff2?url'
import literata from '@panai/client/fonts/literata.woff2?url'
import titles from '@panai/client/fonts/noto-serif-tamil-680.woff2?url'
import { localised } from '@panai/contract/language/localised'
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand, siteName } from '../brand.ts'
import { GeneralError } from '../features/shell/general-error.tsx'
import { NotFoundPage } from '../features/shell/not-found.tsx'
import { Shell } from '../features/shell/shell.tsx'
import { language } from '../language.ts'
import { absolute } from '../origin.ts'
import stylesheet from '../styles/site.css?url'

/** Of the words that a page begins with. */
const fonts = localised([anek, anekBold, literata], [letters, lettersBold, titles])

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      // While a page is loading, and where it failed before it could say its own.
      { title: siteName },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: brand.colours.paper, media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#1e1813', media: '(prefers-color-scheme: dark)' },
    ],
    links: [
      ...fonts.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'stylesheet', href: stylesheet },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: localised('/site.webmanifest', '/ta/site.webmanifest') },
    ],
  }),
  shellComponent: Document,
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  errorComponent: () => (
    <main>
      <GeneralError />
    </main>
  ),
  notFoundComponent: NotFoundPage,
})

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={language} data-origin={absolute('')} data-letters="all">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
