/** A shorter scroll may be a trembling finger. */
const SHORTEST = 8
/** The button always shows this near to the top. */
const TOP = 80

/** Hides the chat button while the reader scrolls down. */
export function giveWay(): void {
  let last = window.scrollY
  const look = () => {
    const way = window.scrollY - last
    if (Math.abs(way) < SHORTEST) return
    last = window.scrollY
    document.querySelector('.chat-link')?.toggleAttribute('data-away', way > 0 && last > TOP)
  }
  addEventListener('scroll', look, { passive: true })
}
