import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** The id is that of react-admin's own titles, which lists and forms bring. */
const PLACE = 'react-admin-title'

/** The title of a screen, over it. React-admin's own comes with an editor for titles and all the fields of a form. */
export function ScreenTitle({ title }: { title: string }) {
  const [place, setPlace] = useState(() => document.getElementById(PLACE))
  // On the first screen the place comes with it.
  useEffect(() => setPlace(document.getElementById(PLACE)), [])
  return place && createPortal(title, place)
}
