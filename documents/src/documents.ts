import {
  manuscriptFormat as addressOfFormat,
  coverGuidelines as addressOfGuidelines,
} from '@panai/contract/content/downloads'
import { interfaceLanguages } from '@panai/contract/language/interface-languages'
import { trimSizes } from '@panai/contract/language/vocabulary'
import { coverGuidelines } from './cover/cover-guidelines.ts'
import { manuscriptFormat } from './manuscript/manuscript-format.ts'

/** Every document that authors download, in each language, and how it is made. */
export const documents: readonly { address: string; make: () => Promise<Uint8Array> }[] =
  interfaceLanguages.flatMap((language) => [
    { address: addressOfGuidelines(language), make: () => coverGuidelines(language) },
    ...trimSizes.map((size) => ({
      address: addressOfFormat(size, language),
      make: () => manuscriptFormat(size, language),
    })),
  ])
