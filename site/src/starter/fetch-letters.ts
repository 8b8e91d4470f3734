import { localised } from '@panai/contract/language/localised'

/** Where Tamil stands whose letters the page does not begin with. */
const withTamil = localised('main [lang|="ta"]', 'main .font-title')

/**
 * Asks for the fonts of a page's Tamil, also of those parts that the browser does not lay out before they are near: coming only then,
 * they would move what somebody reads. Other scripts stand in a title or name here and there, and their fonts are heavier.
 */
export function fetchLetters(): void {
  // The first picture of a page may come before its end.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', fetchLetters, { once: true })
    return
  }
  const texts = new Map<string, string>()
  for (const element of document.querySelectorAll<HTMLElement>(withTamil)) {
    const { fontWeight, fontFamily } = getComputedStyle(element)
    const font = `${fontWeight} 1em ${fontFamily}`
    texts.set(font, (texts.get(font) ?? '') + element.textContent)
  }
  for (const [font, text] of texts) document.fonts.load(font, text).catch(() => {}) // the device's own letters stand there
}
