import HomeIcon from '@mui/icons-material/HomeOutlined'
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material'
import { type ComponentType, Fragment } from 'react'
import { useSidebarState } from 'react-admin'
import { NavLink, useMatch } from 'react-router'
import { mayDo, menuGroups } from '../resource/resource.ts'
import { resources } from '../resources.tsx'
import { useSession } from '../session/session.ts'
import { CLOSED_MENU_WIDTH, MENU_WIDTH } from '../theme/menu-width.ts'

/** What a role has nothing to do with is not there. */
export function ConsoleMenu() {
  const session = useSession()
  const [open] = useSidebarState()
  // For a moment while somebody is logged out.
  if (session.kind !== 'in') return null
  const { permissions } = session.member
  const shown = resources.filter((resource) => resource.list && mayDo(resource, 'list', permissions))
  return (
    <Box component="nav" aria-label="Console" sx={{ py: 1, width: open ? MENU_WIDTH : CLOSED_MENU_WIDTH }}>
      <List dense disablePadding>
        <Entry to="/" label="To do" icon={HomeIcon} />
      </List>
      {menuGroups.map((group) => {
        const inGroup = shown.filter((resource) => resource.group === group)
        if (inGroup.length === 0) return null
        return (
          <Fragment key={group}>
            {open && (
              <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 2 }} id={`menu-${group}`}>
                {group}
              </Typography>
            )}
            <List dense disablePadding aria-label={group}>
              {inGroup.map(({ name, words, icon }) => (
                <Entry key={name} to={`/${name}`} label={words.many} icon={icon} />
              ))}
            </List>
          </Fragment>
        )
      })}
    </Box>
  )
}

function Entry({ to, label, icon: Icon }: { to: string; label: string; icon: ComponentType }) {
  const [open, setOpen] = useSidebarState()
  const here = useMatch({ path: to, end: to === '/' }) !== null
  // On a phone the menu lies over the screen, and has done its work.
  const close = () => matchMedia('(max-width: 599.95px)').matches && setOpen(false)
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end={to === '/'}
        selected={here}
        onClick={close}
        {...(!open && { 'aria-label': label, title: label })}
        sx={{ minHeight: 44, px: 2 }}
      >
        <ListItemIcon sx={{ minWidth: 36, color: here ? 'primary.main' : 'text.secondary' }}>
          <Icon />
        </ListItemIcon>
        {open && <ListItemText primary={label} />}
      </ListItemButton>
    </ListItem>
  )
}
