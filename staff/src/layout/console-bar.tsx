import { Box } from '@mui/material'
import { brand } from '@panai/contract/brand/brand'
import { AppBar, type AppBarProps, LoadingIndicator } from 'react-admin'
import { Link } from 'react-router'
import { SearchButton } from '../search/search-button.tsx'
import { AccountMenu } from './account-menu.tsx'

/** Stands above every screen. The title of a screen stands over the screen itself, where there is room for it. */
export function ConsoleBar(props: AppBarProps) {
  return (
    <AppBar {...props} userMenu={<AccountMenu />} toolbar={<LoadingIndicator />} elevation={0} sx={look}>
      <Box component={Link} to="/" aria-label={`${brand.name}, to do`} sx={{ display: 'block', py: 0.5 }}>
        <span className="wordmark" />
      </Box>
      <Box sx={{ flex: 1 }} />
      <SearchButton />
    </AppBar>
  )
}

const look = {
  backgroundColor: 'background.default',
  color: 'text.primary',
  borderBottom: 1,
  borderColor: 'divider',
} as const
