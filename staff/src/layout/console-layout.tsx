import type { ReactNode } from 'react'
import { Layout } from 'react-admin'
import { WatchSession } from '../session/watch-session.tsx'
import { ConsoleBar } from './console-bar.tsx'
import { ConsoleMenu } from './console-menu.tsx'

/** Around every screen behind the login. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={ConsoleBar} menu={ConsoleMenu} appBarAlwaysOn>
      {children}
      <WatchSession />
    </Layout>
  )
}
