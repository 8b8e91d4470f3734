import { localised } from '@panai/contract/language/localised'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BottomBar } from './bottom-bar.tsx'
import { ChatLink } from './chat-link.tsx'
import { isShown } from './is-shown.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** What surrounds every page. */
export function Shell({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const header = isShown('header', pathname)
  return (
    <div className="shell flex min-h-dvh flex-col" data-bar={header ? '' : undefined}>
      <a
        href="#main"
        className="sr-only z-30 bg-palm px-5 py-3 font-semibold text-on-palm focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {localised('Skip to content', 'உள்ளடக்கத்துக்குச் செல்க')}
      </a>
      {header && <SiteHeader />}
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {isShown('footer', pathname) && <SiteFooter />}
      {isShown('chat', pathname) && <ChatLink />}
      {header && <BottomBar />}
    </div>
  )
}
