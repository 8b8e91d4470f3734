/** What the address names is opened as soon as it has been read: later it would push away what stands below it. */
export function openNamed(): void {
  const name = location.hash.slice(1)
  if (!name) return
  const reading = new MutationObserver(() => {
    const named = document.getElementById(name)
    if (!named) return
    reading.disconnect()
    named.closest('details')?.setAttribute('open', '')
  })
  reading.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => reading.disconnect())
}
