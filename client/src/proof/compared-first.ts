import type { EarlierPages } from '@panai/contract/submissions/proof-changes'

/**
 * The earlier pages that are compared with until others are chosen: the newest that something was written about, else the newest; of
 * those whose text was kept, where there are any.
 * @param pages the newest first
 */
export function comparedFirst(pages: readonly EarlierPages[]): EarlierPages | undefined {
  const known = pages.filter(({ has_text }) => has_text)
  const [newest, ...others] = known.length > 0 ? known : pages
  return [newest, ...others].find((one) => (one?.comments ?? 0) > 0) ?? newest
}
