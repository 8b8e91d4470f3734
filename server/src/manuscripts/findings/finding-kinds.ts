import type { z } from 'zod'
import { leftOutFindings } from './left-out-findings.ts'
import { printFileKinds } from './print-file-kinds.ts'
import { textKinds } from './text-kinds.ts'
import { typingKinds } from './typing-kinds.ts'

/** All that a check can find. What is stored names its kind: a kind goes only with the last report that has it. */
export const findingKinds = { ...textKinds, ...leftOutFindings, ...typingKinds, ...printFileKinds }
export type FindingKind = keyof typeof findingKinds
export type FactsOf<K extends FindingKind> = z.output<(typeof findingKinds)[K]['facts']>
