import KeyIcon from '@mui/icons-material/VpnKeyOutlined'
import { Divider, ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { Logout, UserMenu, useGetIdentity, useUserMenu } from 'react-admin'
import { Link } from 'react-router'
import { SchemeItems } from './scheme-items.tsx'

/** The menu of the signed-in person. */
export function AccountMenu() {
  const { identity } = useGetIdentity()
  const name = identity?.fullName
  return (
    // People who speak to the screen say what they see on the button.
    <UserMenu {...(name && { label: `${name}, profile` })}>
      <SecurityItem />
      <Divider />
      <SchemeItems />
      <Divider />
      <Logout />
    </UserMenu>
  )
}

function SecurityItem() {
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} to="/security" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <KeyIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>My security</ListItemText>
    </MenuItem>
  )
}
