import { Box } from '@mui/material'
import { lazy, type ReactNode, Suspense } from 'react'
import { TitlePortal } from 'react-admin'
import { SecondFactorDialog } from '../security/second-factor-dialog.tsx'
import { useSession } from '../session/session.ts'
import { WatchSession } from '../session/watch-session.tsx'
import { Neighbours } from './neighbours.tsx'
import { ScreenFrame } from './screen-frame.tsx'

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
    <ScreenFrame>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, pt: 2, px: 1 }}>
        <TitlePortal variant="h1" sx={title} />
        <Neighbours />
      </Box>
      {children}
      <WatchSession />
      <SecondFactorDialog />
    </ScreenFrame>
  )
}

const title = { flex: '1 1 12rem', whiteSpace: 'normal', overflow: 'visible' } as const
