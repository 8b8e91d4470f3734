import { englishTradeWords } from '@panai/contract/language/trade-words'
import { basisNames, publisherNames } from '@panai/contract/royalties/royalty-terms'
import { channelNames } from '@panai/contract/sales/sales-channels'
import { submissionStatusNames } from '@panai/contract/submissions/submission-rules'

/** Tables whose records a value is the number of: the sentence shows their names. */
export const namedTables = ['accounts', 'authors', 'books'] as const
export type NamedTable = (typeof namedTables)[number]

/** What the values of a column are, by which they are said. */
export type ColumnKind =
  /** A few words, said in quotation marks. */
  | 'text'
  /** A passage: only its beginning is said. */
  | 'passage'
  /** One of a closed list, or several. */
  | 'choice'
  | 'number'
  | 'paise'
  /** Ten-thousandths. */
  | 'share'
  | 'day'
  | 'moment'
  | 'yes'
  /** That it changed is said, not to what. */
  | 'withheld'
  | NamedTable

export type Column = {
  name: string
  kind: ColumnKind
  /** Names of the choices, where they are not the values themselves. */
  choices?: Readonly<Record<string, string>>
  /** In place of "changed … from … to …", where a change has a verb of its own. */
  moved?: string
  /** In place of "set …" and "removed …": it came to have a value, or lost it. */
  given?: string
  taken?: string
}

const column = (name: string, kind: ColumnKind, more: Omit<Column, 'name' | 'kind'> = {}): Column => ({
  name,
  kind,
  ...more,
})

export const text = (name: string) => column(name, 'text')
export const passage = (name: string) => column(name, 'passage')
export const number = (name: string) => column(name, 'number')
export const paise = (name: string) => column(name, 'paise')
export const share = (name: string) => column(name, 'share')
export const day = (name: string) => column(name, 'day')
export const yes = (name: string) => column(name, 'yes')
export const withheld = (name: string) => column(name, 'withheld')
export const account = (name: string) => column(name, 'accounts')
export const author = (name: string) => column(name, 'authors')
export const book = (name: string) => column(name, 'books')
export const choice = (name: string, choices?: Column['choices']) =>
  column(name, 'choice', choices && { choices })
export const moment = (name: string, given?: string, taken?: string) =>
  column(name, 'moment', { ...(given && { given }), ...(taken && { taken }) })

export const language = choice('the language', englishTradeWords.languages)
export const format = choice('the format', englishTradeWords.formats)
export const formats = choice('the formats', englishTradeWords.formats)
export const genre = choice('the genre', englishTradeWords.genres)
export const genres = choice('the genres', englishTradeWords.genres)
export const contributorRole = choice('the role', englishTradeWords.roles)
export const contributorRoles = choice('the kinds of contributors', englishTradeWords.roles)
export const channel = choice('the channel', channelNames)
export const basis = choice('the basis', basisNames)
export const publisher = choice('the publisher of record', publisherNames)
export const status = column('the status', 'choice', { choices: submissionStatusNames, moved: 'moved it' })
