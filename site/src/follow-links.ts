import type { getRouter } from './router.tsx'

/** What a browser does when it follows a link by itself, and the router leaves to us. */
export function followLinks(router: ReturnType<typeof getRouter>): void {
  // Keyboard and screen reader begin at the new page, unless that has put them somewhere itself or a dialog holds them.
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || document.activeElement?.closest('main, dialog')) return
    document.getElementById('main')?.focus({ preventScroll: true })
  })

  // A link to the very page that is open leads to its top; a tab leaves the page where it stands. Seen before the router goes.
  addEventListener('click', seekTop, true)
}

function seekTop({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([role=tab])') : null
  const elsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey
  if (link && !elsewhere && !link.hash && link.href === location.href) scrollTo(0, 0)
}
