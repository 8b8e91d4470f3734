import { expect, test } from 'vitest'
import { keepInitials } from './keep-initials.ts'

/** `~` stands for the space that no line ends at. */
test.each([
  'உ.~வே.~சாமிநாதையர்',
  'வ.~வே.~சு.~ஐயர் எழுதிய சிறுகதை',
  'எம்.~எஸ்.~சுப்புலட்சுமி',
  'ஆர்.~கே.~நாராயண்',
  'ஜி.~யு.~போப், 1886',
  'உ.வே.சா. எழுதியது',
  'G.~U.~Pope and C.~Rajagopalachari',
  'The end. He went. Nothing',
  'நூல் வெளியானது. அவர் வந்தார்.',
  'p. 12, vol. 3',
  '',
])('%s', (shown) => {
  expect(keepInitials(shown.replaceAll('~', ' '))).toBe(shown.replaceAll('~', '\u00a0'))
})
