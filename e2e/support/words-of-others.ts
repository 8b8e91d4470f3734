import type { Page } from '@playwright/test'

/** Names, abbreviations and addresses: the same in every language. */
const ofAllLanguages =
  /^(Panai|Olai|Web|Studio|Facebook|Instagram|Twitter|WhatsApp|OpenStreetMap|JavaScript|Word|PageMaker|Google|Drive|Windows|Android|iPhone|Bamini|TAB|TAM|Tab|Shift|Enter|ISBN|EPUB|DPI|IFSC|PAN|MRP|POD|PDF|pdf|CSV|ZIP|UPI|docx?|JPE?G|PNG|TIFF?|WebP|AVIF|GIF|MB|MS|QR|SHA|hello|panai|example|mail|meena|com|name|zzzz)$/

/**
 * What a reader sees or hears as Tamil, and is none. Titles and names in another language are marked where they stand by themselves;
 * within a sentence of ours nobody can.
 */
export async function wordsOfOthers(page: Page): Promise<string[]> {
  const { texts, given } = await page.evaluate(() => {
    const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang')
    const said = { texts: [document.title], given: new Set<string>() }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      if (languageOf(node.parentElement) !== 'ta') said.given.add(text.trim())
      else if (!node.parentElement?.closest('script, style, noscript, textarea')) said.texts.push(text)
    }
    for (const element of document.querySelectorAll('body *'))
      for (const name of ['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title', 'data-label'])
        if (languageOf(element) === 'ta') said.texts.push(element.getAttribute(name) ?? '')
    return { texts: said.texts, given: [...said.given] }
  })
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ')
  const named = given.map(inOneLine).filter((text) => text.length > 3)
  const isForeign = (text: string) => {
    const own = named.reduce((rest, one) => rest.replaceAll(one, ''), text.replace(/https?:\/\/\S*/g, ''))
    return (own.match(/[A-Za-z]{2,}/g) ?? []).some((word) => !ofAllLanguages.test(word))
  }
  return texts.map(inOneLine).filter(isForeign)
}
