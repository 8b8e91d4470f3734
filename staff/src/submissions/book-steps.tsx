import { Box, LinearProgress, Typography } from '@mui/material'
import { trimSizes } from '@panai/contract/language/vocabulary'
import { sizesInWords, stepAtHand, stepInWords, stepTexts } from '@panai/contract/manuscripts/book-step-words'
import type { BookStep } from '@panai/contract/manuscripts/book-steps'

/** Heard, and not seen. */
const unseen = {
  ...{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' },
  ...{ clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
} as const

/** How far a manuscript is on its way to a book, as its author sees it, and why something failed. */
export function BookSteps({ steps }: { steps: readonly BookStep[] }) {
  if (steps.length === 0) return null
  return (
    <>
      <Typography role="status" sx={unseen}>
        {stepAtHand(steps)}
      </Typography>
      <Box component="ol" aria-label={stepTexts.title} sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {steps.map((step) => (
          <Box component="li" key={step.kind} aria-current={step.state === 'working' ? 'step' : undefined}>
            <Typography variant="body2" sx={{ fontWeight: step.state === 'later' ? 400 : 600 }}>
              {stepTexts.names[step.kind]}
            </Typography>
            <Typography variant="body2" color={step.state === 'failed' ? 'error' : 'text.secondary'}>
              {stepInWords(step, 'staff').join(' · ')}
            </Typography>
            {step.reason !== null && (
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                Reason: {step.reason}
              </Typography>
            )}
            {step.state === 'working' && step.sizes !== null && (
              <LinearProgress
                variant="determinate"
                aria-label={sizesInWords(step.sizes.length)}
                value={(100 * step.sizes.length) / trimSizes.length}
                sx={{ my: 0.5, maxWidth: 320 }}
              />
            )}
          </Box>
        ))}
      </Box>
    </>
  )
}
