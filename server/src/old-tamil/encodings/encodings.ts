import { anjal } from './anjal.ts'
import { bamini } from './bamini.ts'
import { mylai } from './mylai.ts'
import { suntommy } from './suntommy.ts'
import { tab } from './tab.ts'
import { tam } from './tam.ts'
import { tscii } from './tscii.ts'
import { vanavil } from './vanavil.ts'

export const encodings = { anjal, bamini, mylai, suntommy, tab, tam, tscii, vanavil } as const
export type EncodingName = keyof typeof encodings
