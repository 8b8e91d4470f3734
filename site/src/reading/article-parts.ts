/** A piece of an article that is plain text: a heading of its own, or a paragraph with its line breaks. */
export type ArticlePart = { readonly kind: 'heading' | 'paragraph'; readonly text: string }

const LONGEST_HEADING = 80

/** Splits plain text where a line is empty. A short line that ends in no stop, with text below it, is read as a heading. */
export function articleParts(content: string): ArticlePart[] {
  const blocks = content
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  return blocks.map((text, at) => ({
    kind: at < blocks.length - 1 && looksLikeHeading(text) ? 'heading' : 'paragraph',
    text,
  }))
}

function looksLikeHeading(text: string): boolean {
  return (
    text.length <= LONGEST_HEADING && /[\p{L}\p{M}\p{N}"”’')]$/u.test(text) && !/\n|^[\p{Nd}•*–-]/u.test(text)
  )
}
