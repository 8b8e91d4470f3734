import { z } from 'zod'

/** What a paragraph can be said to be, whatever it looks like. */
export const paragraphUses = [
  'chapter',
  'part',
  'heading',
  'body',
  'verse',
  'quotation',
  'caption',
  'sceneBreak',
  'leftOut',
] as const
export type ParagraphUse = (typeof paragraphUses)[number]

/** Habits of typing that are mended everywhere at once. */
export const typingHabits = [
  'split_vowels',
  'double_pulli',
  'unseen_signs',
  'old_forms',
  'straight_quotes',
  'hyphens',
  'double_spaces',
  'empty_lines',
  'chapter_numbers',
] as const
export type TypingHabit = (typeof typingHabits)[number]

/** By so many of its first letters a paragraph is known again in a newer file. */
export const MOST_ANCHOR = 100
const MOST_FONT = 100
/** Of one version. */
export const MOST_EDITS = 2_000
const at = z.int().min(0).max(1_000_000)
const anchor = z.string().max(MOST_ANCHOR)

/** Something that is changed in what a manuscript reads as; its file stays as it was sent. */
export const textEdit = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('paragraph'),
      at: at.meta({ description: 'The number of the paragraph in the file, from 1.' }),
      anchor: anchor.meta({ description: 'How it begins.' }),
      use: z.enum(paragraphUses),
    }),
    z.object({ kind: z.literal('typing'), habit: z.enum(typingHabits) }),
    z.object({
      kind: z.literal('old_font'),
      font: z.string().min(1).max(MOST_FONT).meta({ description: 'The family of fonts.' }),
      at: at.meta({
        description: 'The paragraph of the title of the chapter. 0: what stands before the first.',
      }),
      anchor,
      last: at.meta({ description: 'The last paragraph of the chapter with such letters.' }),
      in: z.enum(['text', 'notes']),
    }),
    z.object({
      kind: z.literal('old_passages'),
      font: z
        .string()
        .min(1)
        .max(MOST_FONT)
        .meta({ description: 'Short passages in it, wherever they stand.' }),
    }),
  ])
  .meta({ id: 'TextEdit' })
export type TextEdit = z.output<typeof textEdit>

/** What an edit is about: another one about the same takes its place. */
export function placeOf(edit: TextEdit): string {
  switch (edit.kind) {
    case 'paragraph':
      return `paragraph ${edit.at}`
    case 'typing':
      return `typing ${edit.habit}`
    case 'old_font':
      return `old_font ${edit.at} ${edit.in} ${edit.font}`
    case 'old_passages':
      return `old_passages ${edit.font}`
  }
}
