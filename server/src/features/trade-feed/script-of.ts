import { scriptCodes } from './codes.ts'

const known = Object.entries(scriptCodes).map(
  ([script, code]) => [new RegExp(`\\p{Script=${script}}`, 'u'), code] as const,
)

/** The code of the script in which a text is written: of the first of ours that it has a letter of. A Tamil title may hold an English word. */
export function scriptOf(text: string): string | null {
  return known.find(([letter]) => letter.test(text))?.[1] ?? null
}
