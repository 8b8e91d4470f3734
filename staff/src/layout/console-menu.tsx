import UnfoldedIcon from '@mui/icons-material/ExpandLess'
import FoldedIcon from '@mui/icons-material/ExpandMore'
import HomeIcon from '@mui/icons-material/HomeOutlined'
import { Box, ButtonBase, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material'
import { type ComponentType, Fragment } from 'react'
import { useSidebarState, useStore } from 'react-admin'
import { NavLink, useMatch } from 'react-router'
import { type MenuGroup, mayDo, menuGroups } from '../resource/resource.ts'
import { resources } from '../resources.tsx'
import { useSession } from '../session/session.ts'
import { CLOSED_MENU_WIDTH, MENU_WIDTH, PHONE_WIDTHS } from '../theme/menu-width.ts'

/** What a role has nothing to do with is not there. Groups fold, and stay so on this device. */
export function ConsoleMenu() {
  const session = useSession()
  const [open] = useSidebarState()
  const [folded, setFolded] = useStore<readonly MenuGroup[]>('menu.folded', none)
  // For a moment while somebody is logged out.
  if (session.kind !== 'in') return null
  const { permissions } = session.member
  const shown = resources.filter((resource) => resource.list && mayDo(resource, 'list', permissions))
  const toggle = (group: MenuGroup) =>
    setFolded(folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group])
  return (
    <Box component="nav" aria-label="Console" sx={{ py: 1, width: open ? MENU_WIDTH : CLOSED_MENU_WIDTH }}>
      <List dense disablePadding>
        <Entry to="/" label="To do" icon={HomeIcon} />
      </List>
      {menuGroups.map((group) => {
        const inGroup = shown.filter((resource) => resource.group === group)
        if (inGroup.length === 0) return null
        const isFolded = open && folded.includes(group)
        return (
          <Fragment key={group}>
            {open && <GroupButton group={group} isFolded={isFolded} onToggle={() => toggle(group)} />}
            <List dense disablePadding aria-label={group} id={listId(group)} hidden={isFolded}>
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

const none: readonly MenuGroup[] = []

function listId(group: MenuGroup): string {
  return `menu-${group.replaceAll(' ', '-').toLowerCase()}`
}

type GroupButtonProps = { group: MenuGroup; isFolded: boolean; onToggle: () => void }

function GroupButton({ group, isFolded, onToggle }: GroupButtonProps) {
  return (
    <ButtonBase
      aria-expanded={!isFolded}
      aria-controls={listId(group)}
      onClick={onToggle}
      sx={{
        width: '100%',
        minHeight: 44,
        px: 2,
        pt: 1,
        justifyContent: 'space-between',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {group}
      {isFolded ? <FoldedIcon fontSize="small" /> : <UnfoldedIcon fontSize="small" />}
    </ButtonBase>
  )
}

function Entry({ to, label, icon: Icon }: { to: string; label: string; icon: ComponentType }) {
  const [open, setOpen] = useSidebarState()
  const here = useMatch({ path: to, end: to === '/' }) !== null
  // On a phone the menu lies over the screen, and has done its work.
  const close = () => matchMedia(PHONE_WIDTHS).matches && setOpen(false)
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
