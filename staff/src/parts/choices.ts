import { englishTradeWords } from '@panai/contract/language/trade-words'
import {
  bookFormats,
  contributorRoles,
  genres,
  languages,
  trimSizes,
} from '@panai/contract/language/vocabulary'

/** The closed lists of the trade as a select offers them. */
function toChoices<T extends string>(values: readonly T[], nameOf: (value: T) => string) {
  return values.map((id) => ({ id, name: nameOf(id) }))
}

const words = englishTradeWords

export const genreChoices = toChoices(genres, (genre) => words.genres[genre])
export const formatChoices = toChoices(bookFormats, (format) => words.formats[format])
export const roleChoices = toChoices(contributorRoles, (role) => words.roles[role])
export const trimChoices = toChoices(trimSizes, (size) => size)
export const languageChoices = toChoices(languages, (code) => words.languages[code])
