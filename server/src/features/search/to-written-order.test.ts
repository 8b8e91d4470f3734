import { expect, test } from 'vitest'
import { toWrittenOrder } from './to-written-order.ts'

test.each([
  ['அைல ஓைச', 'அலை ஓசை'],
  ['ெபான்னியின் ெசல்வன்', 'பொன்னியின் செல்வன்'],
  ['மணிேமகைல', 'மணிமேகலை'],
  ['ேகாபுரம்', 'கோபுரம்'],
  // One word gives the others away.
  ['கைல ேகாவில்', 'கலை கோவில்'],
  ['ெக்ஷமம்', 'க்ஷெமம்'],
])('%s is %s', (copied, written) => {
  expect(toWrittenOrder(copied)).toBe(written)
})

test.each(['அலை ஓசை', 'பொன்னியின் செல்வன்', 'மணிமேகலை', 'கை', 'Ponniyin Selvan', '', 'ெ', 'गोदान'])(
  '%j stays as it is',
  (text) => {
    expect(toWrittenOrder(text)).toBe(text)
  },
)
