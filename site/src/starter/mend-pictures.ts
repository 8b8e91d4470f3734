/** A picture that can't be had gives way to the one that its `data-fallback` names, with its width and height. */
export function mendPictures(): void {
  const mend = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || target.dataset.fallback === undefined) return
    const [src = '', width, height] = target.dataset.fallback.split(' ')
    delete target.dataset.fallback
    for (const source of target.parentElement?.querySelectorAll('source') ?? [])
      source.removeAttribute('srcset')
    target.removeAttribute('srcset')
    Object.assign(target, { src, width, height })
    target.dataset.mended = ''
  }
  // It does not bubble.
  addEventListener('error', mend, true)
}
