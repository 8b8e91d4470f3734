import { createContext } from 'react'

export type OpeningFilter = {
  filter: Readonly<Record<string, unknown>>
  /** What to say when nothing is found with it. */
  none: string
}

/** With which a list opens, without anybody having set it. */
export const OpeningFilterContext = createContext<OpeningFilter | null>(null)
