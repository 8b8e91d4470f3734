import { Box } from '@mui/material'
import { lazy, type ReactNode, Suspense } from 'react'
import { Layout, TitlePortal } from 'react-admin'
import { SecondFactorDialog } from '../security/second-factor-dialog.tsx'
import { useSession } from '../session/session.ts'
import { WatchSession } from '../session/watch-session.tsx'
import { ConsoleBar } from './console-bar.tsx'
import { ConsoleMenu } from './console-menu.tsx'
import { ConsoleSidebar } from './console-sidebar.tsx'
import { Neighbours } from './neighbours.tsx'

const SecondFactorFirst = lazy(() => import('../security/second-factor-first.tsx'))

/** Around every screen behind the login. Before the second factor is given no screen is there. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const session = useSession()
  if (session.kind === 'in' && session.member.lacks_second_factor)
    return (
      <Suspense>
        <SecondFactorFirst isSet={session.member.second_factor === 'asked'} />
        <WatchSession />
      </Suspense>
    )
  return (
    <Layout appBar={ConsoleBar} menu={ConsoleMenu} sidebar={ConsoleSidebar} appBarAlwaysOn>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, pt: 2, px: 1 }}>
        <TitlePortal variant="h1" sx={title} />
        <Neighbours />
      </Box>
      {children}
      <WatchSession />
      <SecondFactorDialog />
    </Layout>
  )
}

const title = { flex: '1 1 12rem', whiteSpace: 'normal', overflow: 'visible' } as const
