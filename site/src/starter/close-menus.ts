/** A menu (`<details data-menu>`) is closed by Escape, a click elsewhere, by leaving it and by following one of its links. */
export function closeMenus(): void {
  const openAround = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLDetailsElement>('details[data-menu][open]') : null

  addEventListener('pointerdown', ({ target }) => {
    const menu = document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
    if (menu && target instanceof Node && !menu.contains(target)) menu.open = false
  })
  addEventListener('keydown', ({ key, target }) => {
    const menu = key === 'Escape' ? openAround(target) : null
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = openAround(target)
    // Nobody gets the focus when the window loses it, or where a click does not give it.
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
  })
  addEventListener('click', ({ target }) => {
    const menu = openAround(target)
    if (menu && target instanceof Element && target.closest('a')) menu.open = false
  })
}
