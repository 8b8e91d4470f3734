import path from 'node:path'
import { root, run } from './commands.ts'
import { findChromium } from './find-chromium.ts'

type Environment = Record<string, string>

/** Runs Vitest once, with its output shown. @returns whether all passed */
export function runVitest(words: readonly string[], env: Environment = {}): Promise<boolean> {
  return run('vitest', ['run', ...words], env)
}

/** Runs journeys in Chromium, with their output shown. @returns whether all passed, or null when there is no browser to run them in */
export async function runPlaywright(
  words: readonly string[],
  env: Environment = {},
): Promise<boolean | null> {
  const chromium = findChromium()
  if (!chromium) return null
  const all = ['test', '--config', 'e2e/playwright.config.ts', ...words]
  return run('playwright', all, { CHROMIUM: chromium, ...env })
}

export const noChromium =
  'journeys in a browser: Chromium is not installed. Install it, or set CHROMIUM to its path'

/** Playwright takes files as patterns: those whose names end in the same words are others. */
export function inPattern(file: string): string {
  return `${file.replaceAll('.', '\\.')}$`
}

/** Hundreds of processes of ours are started by tests: what one has read of the code, the next need not compile again. */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE = path.join(root, 'node_modules/.cache/compiled')
}
