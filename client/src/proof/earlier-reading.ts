import type { OutputOf } from '@panai/contract/http/endpoint'
import type { EarlierPages, getProofChanges } from '@panai/contract/submissions/proof-changes'

/** How the pages are had that there were before, and what has changed since. */
export type EarlierReading = {
  /** The newest first. */
  readonly pages: readonly EarlierPages[]
  /** @param sha256 of the file of the earlier pages */
  readonly changesSince: (sha256: string) => Promise<OutputOf<typeof getProofChanges>['data']>
  readonly fileOf: (sha256: string) => Promise<Uint8Array>
  /** Words of a moment: its day and time. */
  readonly moment: (iso: string) => string
}
