import { genres } from '@panai/contract/vocabulary'
import { genreTitle } from '../../reading/trade-words.ts'
import { TickField } from './tick-field.tsx'
import type { SubmissionState } from './use-submission.ts'

export function GenreField({ state: { draft, problems, change } }: { state: SubmissionState }) {
  return (
    <TickField
      label="Genre"
      name="genre"
      choices={genres}
      titleOf={genreTitle}
      ticked={draft.genre}
      problem={problems.genre}
      onChange={(genre) => change({ genre })}
    />
  )
}
