import { colours } from './colours.ts'

/** What the site has no need of: a card that lies on paper, and a turmeric that small text can be written in. */
export const furtherColours = {
  light: { card: '#fffdf8', warning: '#8a5a00' },
  dark: { card: '#251e17', warning: colours.dark.turmeric },
} as const
