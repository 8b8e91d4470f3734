import anek from '@fontsource-variable/anek-tamil/files/anek-tamil-latin-wght-normal.woff2?url'
import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand } from '../brand.ts'
import { GeneralError } from '../features/shell/general-error.tsx'
import { NotFoundPage } from '../features/shell/not-found.tsx'
import { Shell } from '../features/shell/shell.tsx'
import { absolute } from '../origin.ts'
import stylesheet from '../styles/site.css?url'

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      // While a page is loading, and where it failed before it could say its own.
      { title: brand.name },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: brand.colours.paper, media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#1e1813', media: '(prefers-color-scheme: dark)' },
    ],
    links: [
      ...[anek, literata].map((href) => ({
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
      { rel: 'manifest', href: '/site.webmanifest' },
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
    <html lang="en" data-origin={absolute('')} data-letters="all">
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
