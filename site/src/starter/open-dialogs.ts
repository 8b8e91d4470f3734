/**
 * A button that `data-opens` a dialog shows it, modal; one with `data-closes` closes the dialog around it, as a click outside does
 * with a `<dialog data-by-button>`. The browser keeps the focus inside and gives it back at the end. One that `data-forgets` is empty
 * when it is opened again.
 */
export function openDialogs(): void {
  let pressed: EventTarget | null = null
  addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const opened = document.getElementById(target.closest<HTMLElement>('[data-opens]')?.dataset.opens ?? '')
    if (opened instanceof HTMLDialogElement && !opened.open) opened.showModal()
    // The content fills the dialog: only its backdrop can be hit as the dialog itself. Marking words may end outside; that is no click there.
    const outside = target.matches('dialog[data-by-button]') && pressed === target
    if (outside || target.closest('[data-closes]')) target.closest('dialog')?.close()
  })
  // It does not bubble.
  addEventListener('close', ({ target }) => target instanceof Element && forget(target), true)
}

function forget(dialog: Element): void {
  for (const field of dialog.querySelectorAll<HTMLInputElement>('[data-forgets] input')) {
    field.value = ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
