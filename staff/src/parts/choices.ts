import { languageNames } from '@panai/contract/staff/translation-rules'
import { bookFormats, contributorRoles, genres, languages, trimSizes } from '@panai/contract/vocabulary'

/** The closed lists of the trade as a select offers them. */
function toChoices<T extends string>(values: readonly T[], nameOf: (value: T) => string = sentence) {
  return values.map((id) => ({ id, name: nameOf(id) }))
}

function sentence(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ')
}

export const genreChoices = toChoices(genres)
export const formatChoices = toChoices(bookFormats)
export const roleChoices = toChoices(contributorRoles)
export const trimChoices = toChoices(trimSizes, (size) => size)
export const languageChoices = toChoices(languages, (code) => languageNames[code])
