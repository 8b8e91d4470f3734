import { manuscriptFormat as addressOfFormat, COVER_GUIDELINES } from '@panai/contract/downloads'
import { trimSizes } from '@panai/contract/vocabulary'
import { coverGuidelines } from './cover/cover-guidelines.ts'
import { manuscriptFormat } from './manuscript/manuscript-format.ts'

/** Every document that authors download, and how it is made. */
export const documents: readonly { address: string; make: () => Promise<Uint8Array> }[] = [
  { address: COVER_GUIDELINES, make: coverGuidelines },
  ...trimSizes.map((size) => ({ address: addressOfFormat(size), make: () => manuscriptFormat(size) })),
]
