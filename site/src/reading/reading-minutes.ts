/** An adult reads about so many words a minute; those of Indian languages carry in their endings what English says in several. */
const LATIN_WORDS_A_MINUTE = 220
const OTHER_WORDS_A_MINUTE = 130

/** How many minutes somebody needs for a text: whole ones, and one at the least. */
export function readingMinutes(text: string): number {
  let minutes = 0
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]\S*/gu))
    minutes += 1 / (/\p{Script=Latin}|\p{N}/u.test(word) ? LATIN_WORDS_A_MINUTE : OTHER_WORDS_A_MINUTE)
  return Math.max(1, Math.round(minutes))
}
