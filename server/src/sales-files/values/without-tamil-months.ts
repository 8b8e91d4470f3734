/** The months of the civil calendar, January first, as they are written in full and cut. */
const months = [
  'ஜனவரி ஜன',
  'பிப்ரவரி பெப்ரவரி பிப்',
  'மார்ச் மார்ச்சு மார்',
  'ஏப்ரல் ஏப்',
  'மே',
  'ஜூன் சூன்',
  'ஜூலை சூலை',
  'ஆகஸ்ட் ஆகஸ்டு ஆகத்து ஆக',
  'செப்டம்பர் செப்டெம்பர் செப்',
  'அக்டோபர் அக்',
  'நவம்பர் நவ',
  'டிசம்பர் டிச',
]
const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const byName = new Map(
  months.flatMap((names, at) => names.split(' ').map((name) => [name, english[at] ?? ''] as const)),
)

/** `5 அக்டோபர் 2026` as `5 oct 2026`; a word that is no month stays. */
export function withoutTamilMonths(text: string): string {
  return text.normalize('NFC').replace(/[\p{Script=Tamil}]+/gu, (word) => byName.get(word) ?? word)
}
