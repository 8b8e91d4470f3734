/**
 * Content-Disposition by RFC 6266: a plain name for old programs, which is `otherwise` where no letter of it is plain, and the whole one
 * beside it where it has other letters.
 */
export function attachmentHeader(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^ !#$&+\-.0-9A-Z^_`a-z{}~()[\],;=@']/g, '')
    .trim()
  const kept = plain.replace(/^\..*$/, (rest) => `${otherwise}${rest}`)
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${kept}"; filename*=UTF-8''${encoded}`
}
