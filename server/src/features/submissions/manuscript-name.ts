const MOST_LETTERS = 80
/** What some file system, some shell or the header itself takes amiss. */
const troublesome = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|%]+/gu

/** Under which name a manuscript is saved: its title, as far as a file can be called so. */
export function manuscriptName(title: string, kind: string): string {
  const calm = title
    .replace(troublesome, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s~-]+|[.\s]+$/g, '')
  const short = [...calm].slice(0, MOST_LETTERS).join('').trim()
  return `${short || 'manuscript'}.${kind}`
}

/** Content-Disposition by RFC 6266: a plain name for old programs, and the whole one beside it where it has other letters. */
export function attachmentHeader(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^ !#$&+\-.0-9A-Z^_`a-z{}~()[\],;=@']/g, '')
    .trim()
  const kept = plain.replace(/^\..*$/, (rest) => `manuscript${rest}`)
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${kept}"; filename*=UTF-8''${encoded}`
}
