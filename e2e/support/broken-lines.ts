import type { Page } from '@playwright/test'

/**
 * Where a line begins wrongly: with a pure consonant, which ends the syllable before it, or with what initials belong to. Each as the
 * text around the place, `|` where the line ends.
 */
export function brokenLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong = [
      /(?<=\p{Script=Tamil})\p{Script=Tamil}\u0bcd/gu,
      /(?<=(?<![\p{L}\p{M}.])(?:\p{Lu}|[\u0b85-\u0bb9][\u0bbe-\u0bcc]?)\.[ \u00a0]?)[\p{Lu}\p{Lo}]/gu,
    ]
    const range = document.createRange()
    const boxAt = (node: Node, at: number) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getClientRects()[0]
    }
    // A word may be cut into several texts, such as by a place where its line may end.
    const blocks = new Map<Element, Text[]>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility() || parent.closest('textarea, select, option, .sr-only')) continue
      const texts = blocks.get(parent) ?? []
      texts.push(node as Text) // the walker shows texts alone
      blocks.set(parent, texts)
    }
    const found: string[] = []
    for (const texts of blocks.values()) {
      const letters = texts.flatMap((node) => Array.from(node.data, (_, at) => ({ node, at })))
      const text = texts.map(({ data }) => data).join('')
      for (const { index } of wrong.flatMap((one) => [...text.matchAll(one)])) {
        const [before, here] = [index - 1, index].map((place) => {
          const letter = letters[place]
          return letter && boxAt(letter.node, letter.at)
        })
        if (before && here && here.top > before.top + before.height / 2)
          found.push(`${text.slice(Math.max(0, index - 20), index)}|${text.slice(index, index + 10)}`)
      }
    }
    return found
  })
}
