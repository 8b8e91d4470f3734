import type { ProfileFields } from '@panai/contract/accounts/account-rules'
import type { AuthorProfile } from '@panai/contract/accounts/profile'

export const detailFields = [
  'name',
  'phone',
  'bio',
  'awards',
  'website',
  'facebook',
  'twitter',
  'instagram',
] as const satisfies readonly (keyof ProfileFields)[]

/** What the form shows of a profile. */
export function detailsOf(profile: AuthorProfile): ProfileFields {
  const texts = detailFields.map((field) => [field, profile[field] ?? ''] as const)
  return Object.fromEntries(texts) as ProfileFields // one of each
}

/** What differs. A browser sends every line of a text with a carriage return, which is no difference. */
export function changedDetails(kept: ProfileFields, typed: ProfileFields): Partial<ProfileFields> {
  const plain = (text: string) => text.replaceAll('\r\n', '\n')
  const changed = detailFields.filter((field) => plain(kept[field]) !== plain(typed[field]))
  return Object.fromEntries(changed.map((field) => [field, plain(typed[field])]))
}
