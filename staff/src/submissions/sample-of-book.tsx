import { Alert, Button, Link, Stack, Typography } from '@mui/material'
import type { SampleExtent, SampleProblem } from '@panai/contract/catalogue/sample-rules'
import {
  extentNames,
  noTextPublished,
  sampleProblemTexts,
  sampleSentence,
  sampleTitle,
} from '@panai/contract/submissions/staff/sample-words'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { type FormEvent, useState } from 'react'
import { staffCall } from '../api/staff-call.ts'
import { useMay } from '../session/session.ts'
import { ExtentSelect } from './extent-select.tsx'
import { hasText } from './has-text.ts'
import { Panel } from './panel.tsx'
import { RefusedAlert } from './refused-alert.tsx'
import { useInterior } from './use-interior.ts'
import { useSubmissionAction } from './use-submission-action.ts'

type Props = { submission: StaffSubmission }

/** Problems that the same text does not have each time. */
const passing: ReadonlySet<SampleProblem | null> = new Set(['heavy', 'broken'])

/** How much of a published book anybody may read, and how far it is. */
export function SampleOfBook({ submission }: Props) {
  const { status, sample, book } = submission
  const mayChoose = useMay('books.publish')
  const { data } = useInterior(submission)
  if (status !== 'published' || !book) return null
  const isWithoutText = sample === null && hasText(submission, data?.data.interior) === false
  const problem = sample?.problem ?? null
  return (
    <Panel title={sampleTitle}>
      <Typography role="status">{isWithoutText ? noTextPublished : sampleSentence(sample)}</Typography>
      {problem !== null && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {sampleProblemTexts[problem]}
        </Alert>
      )}
      {sample?.state === 'made' && (
        <Link href={`/books/${book.id}/sample`} target="_blank" rel="noopener">
          Read it as readers do
        </Link>
      )}
      {mayChoose && !isWithoutText && <Choose submission={submission} />}
    </Panel>
  )
}

function Choose({ submission: { id, version, sample } }: Props) {
  const stored = sample?.extent ?? null
  const [chosen, setChosen] = useState<SampleExtent | null>()
  const action = useSubmissionAction(id)
  const extent = chosen === undefined ? stored : chosen
  const isSame = extent === stored
  const isAgain = isSame && passing.has(sample?.problem ?? null)
  const isIdle = action.busy || (isSame && !isAgain)

  async function choose(event: FormEvent) {
    event.preventDefault()
    if (isIdle) return
    const refused = await action.act(
      () => staffCall('PUT', '/api/staff/submissions/{id}/sample', { id: String(id), version, extent }),
      extent === null
        ? 'Readers can’t look inside any more'
        : `${extentNames[extent]}: it is being taken from the manuscript`,
    )
    if (refused === null) setChosen(undefined)
  }
  return (
    <form onSubmit={choose}>
      <RefusedAlert action={action} onLookAgain={() => setChosen(undefined)} />
      <Stack direction="row" sx={{ gap: 1, mt: 2, alignItems: 'center' }}>
        <ExtentSelect
          label="Anybody may read"
          value={extent}
          onChoose={setChosen}
          error={action.refused?.errors.extent !== undefined}
        />
        {/* Whoever is on it stays there when there is nothing more to change. */}
        <Button
          type="submit"
          variant="outlined"
          aria-disabled={isIdle}
          sx={{ flexShrink: 0, '&[aria-disabled="true"]': { opacity: 0.5 } }}
        >
          {isAgain ? 'Try again' : 'Change'}
        </Button>
      </Stack>
    </form>
  )
}
