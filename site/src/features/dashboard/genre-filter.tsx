import { localised } from '@panai/contract/language/localised'
import { genreTitle } from '../../reading/trade-words.ts'
import { fieldClass, Labelled } from '../../ui/field.tsx'

type GenreFilterProps = {
  readonly genres: readonly string[]
  readonly chosen: string | undefined
  readonly onChoose: (genre: string | undefined) => void
}

/** Narrows a shelf to one of the genres on it. */
export function GenreFilter({ genres, chosen, onChoose }: GenreFilterProps) {
  return (
    <Labelled label={localised('Genre', 'வகை')} className="w-full max-w-56">
      <select
        className={fieldClass}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
        <option value="">{localised('All', 'எல்லாம்')}</option>
        {genres.map((genre) => (
          <option key={genre} value={genre}>
            {genreTitle(genre)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
