import type { FoundOnDesk } from '@panai/contract/search/staff/search'
import type { Named } from './find-all-named.ts'
import type { Written } from './find-written.ts'

/** What was typed, read for all kinds, and what was found for all of them. */
export type Asked = Named &
  Written & {
    text: string
    number: number | null
    /** As they were typed, without signs around them; none where it can only be a number. */
    words: readonly string[]
  }

export type Found = Omit<FoundOnDesk, 'kind'>
