/**
 * A button that `data-opens` a dialog shows it, modal; one with `data-closes` closes the dialog around it, as a click outside does
 * with a `<dialog data-by-button>`. The browser keeps the focus inside and gives it back at the end.
 */
export function openDialogs(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const opened = document.getElementById(target.closest<HTMLElement>('[data-opens]')?.dataset.opens ?? '')
    if (opened instanceof HTMLDialogElement && !opened.open) opened.showModal()
    // The content fills the dialog: only its backdrop can be hit as the dialog itself.
    if (target.closest('[data-closes]') || target.matches('dialog[data-by-button]'))
      target.closest('dialog')?.close()
  })
}
