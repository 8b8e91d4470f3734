import { Box, Button, Stack, Typography } from '@mui/material'
import type { ManuscriptGuess, ManuscriptReport } from '@panai/contract/manuscripts/manuscript-checks'
import { choicesOf, editOf, textEditTexts, useNames } from '@panai/contract/manuscripts/text-edit-words'
import { MixedScripts } from '../parts/text-in-script.tsx'
import type { ChangeText } from './use-text-edits.ts'

type Props = { report: ManuscriptReport; change: ChangeText }

/** Lines that were taken for something by their look, each with what else it may be. */
export function TextGuesses({ report: { guesses, more_guesses }, change }: Props) {
  if (guesses.length === 0) return null
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', py: 1, fontWeight: 600 }}>
        {textEditTexts.guesses(guesses.length + more_guesses)}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {textEditTexts.guessed}
      </Typography>
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {guesses.map((guess) => (
          <Guess key={guess.at} guess={guess} change={change} />
        ))}
      </Box>
      {more_guesses > 0 && <Typography>{textEditTexts.moreGuesses(more_guesses)}</Typography>}
    </Box>
  )
}

function Guess({ guess, change }: { guess: ManuscriptGuess; change: ChangeText }) {
  const text = guess.text === '' ? textEditTexts.emptyLine : guess.text
  return (
    <Box component="li" sx={{ py: 1, overflowWrap: 'anywhere' }}>
      {guess.chapter !== null && guess.chapter !== guess.text && (
        <Typography variant="body2" color="text.secondary">
          <MixedScripts text={guess.chapter} />
        </Typography>
      )}
      <Typography>
        <MixedScripts text={text} />
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        role="group"
        aria-label={text}
        sx={{ gap: 1, flexWrap: 'wrap', mt: 0.5 }}
      >
        {choicesOf(guess).map((use) => (
          <Button
            key={use}
            size="small"
            variant="outlined"
            color={use === guess.use ? 'primary' : 'inherit'}
            aria-pressed={use === guess.use}
            disabled={change.isPending}
            onClick={() => change.mutate({ make: [editOf(guess, use)] })}
          >
            {useNames[use]}
          </Button>
        ))}
      </Stack>
    </Box>
  )
}
