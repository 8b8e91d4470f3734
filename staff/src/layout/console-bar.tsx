import { AppBar, type AppBarProps, TitlePortal } from 'react-admin'

/** The title that a screen gives itself stands here, and is its heading. */
export function ConsoleBar(props: AppBarProps) {
  return (
    <AppBar {...props} color="primary" elevation={0}>
      <TitlePortal variant="h1" />
    </AppBar>
  )
}
