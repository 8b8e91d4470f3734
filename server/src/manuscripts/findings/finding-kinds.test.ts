import { expect, test } from 'vitest'
import { type FactsOf, type FindingKind, findingKinds } from './finding-kinds.ts'

const font = { font: 'Vanavil' }
const sizes = { sizes: { shown: ['5.5 X 8.5 in', '215.9 × 279.4 mm'], more: 3 } }
const somewhere = [
  { count: 1, text: null },
  { count: 17, text: 'மழை' },
]
const samples: { [K in FindingKind]: readonly FactsOf<K>[] } = {
  no_chapters: [{}],
  empty_chapter: [{}],
  chapter_number: [{ number: 7, before: 4 }],
  guessed_title: [{}],
  empty_footnotes: [
    { count: 1, numbers: [6] },
    { count: 2, numbers: [6, 9] },
  ],
  contents_list: [
    { unknown: ['மழை 41'], missing: [] },
    { unknown: [], missing: ['வெயில் 42'] },
    { unknown: ['மழை 41'], missing: ['வெயில் 42'] },
  ],
  old_font_unread: (['text', 'title', 'note'] as const).map((one) => ({ ...font, in: one })),
  old_font: (['text', 'title', 'note'] as const).flatMap((one) =>
    [0, 1, 17].map((unread) => ({ ...font, in: one, unread })),
  ),
  old_font_unsure: [1, 17].map((count) => ({ ...font, count, unread: count - 1 })),
  missing_letters: [
    { count: 1, letters: { shown: ['漢'], more: 0 } },
    { count: 17, letters: { shown: ['漢', '[U+F0E8]'], more: 3 } },
  ],
  soft_picture: [
    { number: 4, dots: 67, blurred: true },
    { number: 4, dots: 200, blurred: false },
  ],
  undescribed_picture: [{ number: 4 }],
  converted: [{}],
  tracked_changes: [{ count: 1 }, { count: 17 }],
  comment: [
    { by: 'Meena', text: 'சரியா?' },
    { by: null, text: 'சரியா?' },
  ],
  hidden_text: somewhere,
  hidden_pictures: somewhere,
  formulas: somewhere,
  table_pictures: somewhere,
  table_headings: somewhere,
  reading_aids: somewhere,
  unread_symbols: somewhere,
  drawings: somewhere,
  objects: somewhere,
  missing_pictures: somewhere,
  inserted_files: somewhere,
  note_pictures: somewhere,
  unused_notes: somewhere,
  running_heads: somewhere,
  contents_of_word: somewhere,
  contents_by_hand: [{}],
  word_numbers: somewhere,
  template_notes: somewhere,
  title_page: somewhere,
  split_vowels: [{ count: 1 }, { count: 17 }],
  double_pulli: [{ count: 1 }, { count: 17 }],
  unseen_signs: [{ count: 1 }, { count: 17 }],
  straight_quotes: [{ count: 1 }, { count: 17 }],
  double_spaces: [{ count: 1 }, { count: 17 }],
  old_forms: [{ count: 1 }, { count: 17 }],
  hyphens: [{ count: 1 }, { count: 17 }],
  empty_lines: [{ count: 1 }, { count: 17 }],
  chapter_numbers: [{ count: 1 }, { count: 17 }],
  too_few_pages: [{ count: 1 }, { count: 8 }],
  too_many_pages: [
    { count: 901, orMore: false },
    { count: 20_000, orMore: true },
  ],
  unknown_size: [sizes],
  unequal_sizes: [sizes],
  missing_fonts: [{ fonts: { shown: ['Vanavil'], more: 0 } }, { fonts: { shown: ['Vanavil'], more: 3 } }],
  soft_pictures: [
    { dots: 67, blurred: true },
    { dots: 200, blurred: false },
  ],
  no_bleed: [{}],
  transparent: [{}],
  spot_colour: [{}],
  colours: [{ inks: ['rgb'] }, { inks: ['rgb', 'cmyk'] }],
  packed_pages: [{}],
  slow_pages: [{}],
  more_pages: [{ looked: 2_000 }],
  pdf_old_font_unread: [font],
  pdf_old_font: [0, 1, 17].map((unread) => ({ ...font, unread })),
  no_letters: [{}],
  unread_letters: [{}],
}
const all = Object.entries(samples).flatMap(([kind, facts]) =>
  facts.map((one) => [kind as FindingKind, one] as const),
)

/** Names, and what a program calls its own parts. */
const ofAllLanguages =
  /\b(Word|docx?|PDF|PDF\/A|PDF\/X(-1a)?|InDesign|RGB|CMYK|Chapter heading|Font|Hidden|Save as Picture|Insert, Pictures|References, Insert Footnote|Heading 1|Body|View Alt Text|Review, Reject|Save As PDF, Options|tracked changes|smart quotes|spot colour|bleed|Vanavil|Meena)\b/g
const figures = (text: string) => text.match(/\d+/g)?.toSorted() ?? []

test.each(all)('%s is told in both languages, with the same figures: %j', (kind, facts) => {
  const english = findingKinds[kind].say('en', facts)
  const tamil = findingKinds[kind].say('ta', facts)
  for (const part of ['meaning', 'mend'] as const) {
    expect(figures(tamil[part])).toEqual(figures(english[part]))
    expect(tamil[part].replaceAll(ofAllLanguages, '')).not.toMatch(/[A-WYZ][a-z]|[a-z]{2}/i)
    expect(tamil[part]).toMatch(/\p{Script=Tamil}/u)
    expect(tamil[part]).toBe(tamil[part].normalize('NFC'))
    expect(english[part].replaceAll(/[“(][^”)]*[”)]/g, '').replaceAll(/[ொொ]/g, '')).not.toMatch(
      /\p{Script=Tamil}/u,
    )
  }
})

test('facts of another kind are none', () => {
  expect(() => findingKinds.chapter_number.say('ta', { count: 3 })).toThrow()
})
