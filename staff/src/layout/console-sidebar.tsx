import { useMediaQuery } from '@mui/material'
import { useEffect, useState } from 'react'
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin'
import { PHONE_WIDTHS } from '../theme/menu-width.ts'

/**
 * The menu's place: beside the screen, and on a phone over it behind a button. A window that gets narrow must not
 * open the menu over the screen: for a moment nothing is there, and then the closed menu.
 */
export function ConsoleSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery(PHONE_WIDTHS, { noSsr: true })
  const [isSetForPhone, setSetForPhone] = useState(false)
  const [, setOpen] = useSidebarState()
  const isSet = isSetForPhone === isPhone
  useEffect(() => {
    if (isSet) return
    setOpen(!isPhone)
    setSetForPhone(isPhone)
  }, [isSet, isPhone, setOpen])
  return isSet ? <Sidebar {...props} /> : null
}
