export const NO_BREAK_SPACE = '\u00a0'

// Letters of the Latin alphabet as Tamil spells them out: எஸ். for S., which is longer than one letter of its own.
const spelledOut = 'டபிள்யூ|எக்ஸ்|எஃப்|எச்|எல்|எம்|என்|எஸ்|ஆர்|ஐஸ்|இசட்|க்யூ|கியூ|ஒய்'
const oneLetter = '[\\u0b85-\\u0bb9][\\u0bbe-\\u0bcc]?|ஸ்ரீ'
const initial = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.])((?:\\p{Lu}|${spelledOut}|${oneLetter})\\.) +(?=[\\p{Lu}\\p{Lo}])`,
  'gu',
)

/**
 * A text that is about to be shown, with its initials kept on the line of the name: உ. வே. சாமிநாதையர், G. U. Pope. Stored texts have
 * plain spaces, which are what people type and search for.
 */
export function keepInitials(text: string): string {
  return text.replace(initial, `$1${NO_BREAK_SPACE}`)
}
