import { formatTitle, genreTitle } from '../../reading/trade-words.ts'

/** "Fiction, Poetry · Paperback": what kind of book it is. */
export function BookLine({ genres, formats }: { genres: readonly string[]; formats: readonly string[] }) {
  const parts = [genres.map(genreTitle), formats.map(formatTitle)]
  return (
    <p className="text-ink-soft text-sm">
      {parts
        .filter((part) => part.length > 0)
        .map((part) => part.join(', '))
        .join(' · ')}
    </p>
  )
}
