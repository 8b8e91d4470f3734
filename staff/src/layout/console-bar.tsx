import { AppBar, type AppBarProps, TitlePortal } from 'react-admin'
import { AccountMenu } from '../security/account-menu.tsx'

/** The title that a screen gives itself stands here, and is its heading. */
export function ConsoleBar(props: AppBarProps) {
  return (
    <AppBar {...props} userMenu={<AccountMenu />} color="primary" elevation={0}>
      {/* What stands in it is a box of its own, which would be cut off in the middle of a letter. */}
      <TitlePortal variant="h1" sx={{ '& *': { display: 'inline' } }} />
    </AppBar>
  )
}
