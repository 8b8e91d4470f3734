/**
 * What a Word document fetches from elsewhere when it is opened. Word runs the macros of a template that is fetched, and tells its
 * user's password hash to a server whose share it is sent to. A link that a reader follows is fetched by nobody before.
 */
export function reachesOutside(relations: string): boolean {
  return (relations.match(/<(?:\w+:)?Relationship\b[^>]*>/g) ?? []).some((relation) => {
    const kind = attributeOf(relation, 'Type').split('/').at(-1)
    const target = attributeOf(relation, 'Target').trim()
    if (kind === 'attachedTemplate' || isShare(target)) return true
    if (attributeOf(relation, 'TargetMode').toLowerCase() !== 'external') return false
    return kind !== 'hyperlink' && !(kind === 'image' && /^https?:/i.test(target))
  })
}

/** `\\server\share`, however it is spelt. */
function isShare(target: string): boolean {
  return /^(?:file:)?[\\/]{2,}(?![\\/]*[a-z]:)[^\\/]/i.test(
    target.replaceAll(/%5c/gi, '\\').replaceAll(/%2f/gi, '/'),
  )
}

function attributeOf(element: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element) ?? []
  return double ?? single ?? ''
}
