import { expect, test } from 'vitest'
import { spelled } from './spelled.ts'

test.each([
  ['மழை', 'mazhai'],
  ['மலை', 'malai'],
  ['மாலை', 'maalai'],
  ['பொன்னியின் செல்வன்', 'ponniyin selvan'],
  ['Ponniyin Chelvan', 'ponniyin selvan'],
  ['அழகு', 'azhaku'],
  ['azhagu', 'azhaku'],
  ['Cilappatikāram', 'silappatikaaram'],
  ['சிலப்பதிகாரம்', 'silappatikaaram'],
  ['ഇന്ദുലേഖ', 'intuleka'],
  ['Indulekha', 'intuleka'],
  ['కన్యాశుల్కం', 'kanyaasulkan'],
  ['गोदान', 'kotaana'],
  ['ஔவையார்', 'auvaiyaar'],
  ['', ''],
])('%s is spelled %s', (text, spelling) => {
  expect(spelled(text)).toBe(spelling)
})
