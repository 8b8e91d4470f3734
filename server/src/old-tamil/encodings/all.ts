import { anjal } from './anjal.ts'
import { bamini } from './bamini.ts'
import { tab } from './tab.ts'
import { tam } from './tam.ts'
import { tscii } from './tscii.ts'

export const encodings = { anjal, bamini, tab, tam, tscii } as const
export type EncodingName = keyof typeof encodings
