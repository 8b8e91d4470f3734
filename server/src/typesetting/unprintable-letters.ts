import { fontRuns } from './font-runs.ts'
import { loadFonts } from './load-fonts.ts'

/** The letters of a text that no font has, each once: their codes are printed in their place. */
export async function unprintableLetters(text: string): Promise<string[]> {
  const fonts = (await loadFonts(text)).filter(({ weight }) => weight === 'text')
  return [...new Set(fontRuns(text, fonts).flatMap(({ font, text: letter }) => (font ? [] : letter)))]
}
