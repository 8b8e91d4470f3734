import { savedName } from '../../files/saved-name.ts'
import { attachmentHeader } from '../../http/attachment-header.ts'

const otherwise = 'manuscript'

/** Under which name a manuscript, or what was made of it, is saved: its title, as far as a file can be called so. */
export function manuscriptName(title: string, kind: string): string {
  return savedName(title, kind, { otherwise })
}

export function manuscriptHeader(title: string, kind: string): string {
  return attachmentHeader(manuscriptName(title, kind), otherwise)
}
