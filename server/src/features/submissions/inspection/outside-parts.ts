import type { Attributes } from '../../../formats/xml/read-elements.ts'

/**
 * What a Word document fetches from elsewhere when it is opened. Word runs the macros of a template that is fetched, and tells its
 * user's password hash to a server whose share it is sent to. A link that a reader follows is fetched by nobody before.
 */
export function reachesOutside({ Type = '', Target = '', TargetMode = '' }: Attributes): boolean {
  const kind = kindOf(Type)
  const target = Target.trim()
  if (kind === 'attachedTemplate' || isShare(target)) return true
  if (TargetMode.trim().toLowerCase() !== 'external') return false
  return kind !== 'hyperlink' && !(kind === 'image' && /^https?:/i.test(target))
}

/** `http://…/relationships/image` is an image. */
export function kindOf(type: string): string {
  return type.trim().split('/').at(-1) ?? ''
}

/** `\\server\share`, however it is spelt. */
export function isShare(target: string): boolean {
  return /^(?:file:)?[\\/]{2,}(?![\\/]*[a-z]:)[^\\/]/i.test(
    target.replaceAll(/%5c/gi, '\\').replaceAll(/%2f/gi, '/'),
  )
}
