let pressed = false
if (typeof window !== 'undefined') {
  const note = ({ type }: MouseEvent) => {
    pressed = type === 'mousedown'
  }
  addEventListener('mousedown', note, true)
  addEventListener('mouseup', note, true)
}

/**
 * Does what makes the page longer or shorter once the press that is under way has hit what it was meant for; at once when there is none.
 * A tap on a phone presses the mouse as well.
 */
export function afterPress(act: () => void): void {
  if (!pressed) {
    act()
    return
  }
  let done = false
  const once = () => {
    if (!done) act()
    done = true
  }
  // Before whatever the click does, such as sending the form; a press that becomes no click ends with the mouse let go.
  addEventListener('click', once, { capture: true, once: true })
  addEventListener('mouseup', () => setTimeout(once), { capture: true, once: true })
}
