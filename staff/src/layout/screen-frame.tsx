import { Box } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { Loading, SkipNavigationButton } from 'react-admin'
import { useLocation } from 'react-router'
import { columnRules } from '../parts/columns.ts'
import { ConsoleBar } from './console-bar.tsx'
import { ConsoleMenu } from './console-menu.tsx'
import { ConsoleSidebar } from './console-sidebar.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ScreenFailure } from './screen-failure.tsx'

/** Bar, menu and screen. React-admin's own layout would bring its editor of titles into the first screen. */
export function ScreenFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Box sx={frame}>
      <SkipNavigationButton />
      <ConsoleBar alwaysOn />
      <Box component="main" sx={{ display: 'flex', flexGrow: 1 }}>
        <ConsoleSidebar appBarAlwaysOn>
          <ConsoleMenu />
        </ConsoleSidebar>
        <Box id="main-content" sx={screen}>
          <ScreenBoundary where={pathname} instead={<ScreenFailure />}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </ScreenBoundary>
        </Box>
      </Box>
    </Box>
  )
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  // The bar lies over the screen.
  pt: { xs: 7, sm: 6 },
  '& .RaList-main, & .RaList-content, & .RaShow-card, & .RaEdit-card, & .RaCreate-card': {
    minWidth: 0,
    maxWidth: '100%',
  },
  // Or nothing in them could stay in view.
  '& .RaEdit-card, & .RaCreate-card': { overflow: 'visible' },
  // A table that is wider than the screen is moved by itself, and the screen stays.
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  ...columnRules,
} as const

const screen = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  flexBasis: 0,
  minWidth: 0,
  zIndex: 2,
  px: 1,
  // The round button by which something is made hangs over the lower corner of narrower screens.
  pb: { xs: 10, md: 2 },
} as const
