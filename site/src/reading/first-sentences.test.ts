import { describe, expect, it } from 'vitest'
import { firstSentences } from './first-sentences.ts'

describe('firstSentences', () => {
  it('takes four and no more', () => {
    expect(firstSentences('One. Two! Three? Four. Five.', 4)).toBe('One. Two! Three? Four.')
  })

  it('takes what there is', () => {
    expect(firstSentences('Only one, and without a stop', 4)).toBe('Only one, and without a stop')
    expect(firstSentences('  ', 4)).toBe('')
  })

  it.each([
    'U. V. Swaminatha Iyer walked to the village.',
    'Printing one copy costs Rs. 30 at that size.',
    'The margin is 2.5 times the cost.',
    'Dr. Pope and Mr. Ellis read the same couplet.',
    'See No. 7 on p. 12 of the catalogue.',
    'It came out on Jan. 5 that year.',
    'He took his M.A. Degrees were rare then.',
    'A. R. Kenney-Herbert wrote as "Wyvern".',
    'Will it sell? she asked herself.',
    'உ. வே. சாமிநாதையர் ஏடுகளைத் தேடினார்.',
    'திரு. வி. க. எழுதிய நூல் இது.',
    'விலை ரூ. 150 மட்டுமே.',
    'கி.பி. 1820 ஆண்டில் அச்சானது.',
  ])('sees one sentence in: %s', (sentence) => {
    expect(firstSentences(`${sentence} And then another one.`, 1)).toBe(sentence)
  })

  it('keeps closing quotes with their sentence', () => {
    expect(firstSentences('“It is ready.” She smiled. Done.', 2)).toBe('“It is ready.” She smiled.')
    expect(firstSentences('(He left.) They stayed.', 1)).toBe('(He left.)')
  })

  it('ends a sentence with a year, a price or a plain "no"', () => {
    expect(firstSentences('It appeared in 1904. It sold for Rs. 1. He said no. They left.', 3)).toBe(
      'It appeared in 1904. It sold for Rs. 1. He said no.',
    )
  })

  it('reads Tamil sentences', () => {
    expect(firstSentences('அவர் எழுதினார். யார் படித்தார்கள்? எல்லோரும்! நன்று. முடிந்தது.', 4)).toBe(
      'அவர் எழுதினார். யார் படித்தார்கள்? எல்லோரும்! நன்று.',
    )
  })

  it('reads the danda of Hindi', () => {
    expect(firstSentences('होरी किसान है। उसकी एक गाय है।', 1)).toBe('होरी किसान है।')
  })

  it('does not take the number of a list item for a sentence', () => {
    expect(firstSentences('1. Use a first name. 2. Leave out the school.', 1)).toBe('1. Use a first name.')
  })

  it('ends a sentence where a paragraph ends', () => {
    expect(firstSentences('A heading\n\nThe text. More.', 2)).toBe('A heading The text.')
  })
})
