/** A button with `data-unfolds` shows and hides the rest of its section's text, of which `data-unfolded` tells the style sheet. */
export function unfoldTexts(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[data-unfolds]') : null
    const unfolded = button?.closest('section')?.toggleAttribute('data-unfolded')
    button?.setAttribute('aria-expanded', String(unfolded === true))
  })
}
