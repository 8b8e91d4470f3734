import CheckIcon from '@mui/icons-material/Check'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { useStore, useStoreContext, useUserMenu } from 'react-admin'
import type { Scheme } from '../theme/colours.ts'

const choices = [
  { scheme: undefined, label: 'Colours of the device' },
  { scheme: 'light', label: 'Light colours' },
  { scheme: 'dark', label: 'Dark colours' },
] as const satisfies readonly { scheme: Scheme | undefined; label: string }[]

/** Which colours this device shows the console in. */
export function SchemeItems() {
  const menu = useUserMenu()
  const store = useStoreContext()
  const [chosen] = useStore<Scheme>('theme')

  function choose(scheme: Scheme | undefined) {
    if (scheme) store.setItem('theme', scheme)
    else store.removeItem('theme')
    menu?.onClose()
  }

  return choices.map(({ scheme, label }) => (
    <MenuItem
      key={label}
      role="menuitemradio"
      aria-checked={chosen === scheme}
      onClick={() => choose(scheme)}
    >
      <ListItemIcon>{chosen === scheme && <CheckIcon fontSize="small" />}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  ))
}
