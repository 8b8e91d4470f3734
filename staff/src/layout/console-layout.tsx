import type { ReactNode } from 'react'
import { Layout } from 'react-admin'
import { SecondFactorDialog } from '../security/second-factor-dialog.tsx'
import { SecondFactorFirst } from '../security/second-factor-first.tsx'
import { useSession } from '../session/session.ts'
import { WatchSession } from '../session/watch-session.tsx'
import { ConsoleBar } from './console-bar.tsx'
import { ConsoleMenu } from './console-menu.tsx'

/** Around every screen behind the login. Before the second factor is given no screen is there. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const session = useSession()
  if (session.kind === 'in' && session.member.lacks_second_factor)
    return (
      <>
        <SecondFactorFirst isSet={session.member.second_factor === 'asked'} />
        <WatchSession />
      </>
    )
  return (
    <Layout appBar={ConsoleBar} menu={ConsoleMenu} appBarAlwaysOn>
      {children}
      <WatchSession />
      <SecondFactorDialog />
    </Layout>
  )
}
