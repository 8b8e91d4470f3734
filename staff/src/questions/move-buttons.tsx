import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { IconButton, Stack } from '@mui/material'
import type { StaffQuestion } from '@panai/contract/content/staff/questions'
import type { MouseEvent } from 'react'
import { useListContext, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'

/** One place up or down. The server takes the order as a whole, and refuses one that another editor has made old. */
export function MoveButtons(_: { label: string }) {
  const question = useRecordContext<StaffQuestion>()
  const { data: all = [], filterValues } = useListContext<StaffQuestion>()
  const notify = useNotify()
  const refresh = useRefresh()
  const place = all.findIndex(({ id }) => id === question?.id)
  // Places are those among all of them.
  if (!question || place < 0 || filterValues.lacks) return null

  function mover(to: number) {
    return async (event: MouseEvent) => {
      // A click on the row opens the question.
      event.stopPropagation()
      const ids = all.map(({ id }) => id)
      ids.splice(to, 0, ...ids.splice(place, 1))
      try {
        await staffCall('POST', '/api/staff/question-order', { ids })
      } catch (cause) {
        notify(cause instanceof Error ? cause.message : 'The order was not changed', { type: 'error' })
      }
      refresh()
    }
  }

  return (
    <Stack direction="row">
      <IconButton aria-label={`Up: ${question.question}`} disabled={place === 0} onClick={mover(place - 1)}>
        <UpIcon />
      </IconButton>
      <IconButton
        aria-label={`Down: ${question.question}`}
        disabled={place === all.length - 1}
        onClick={mover(place + 1)}
      >
        <DownIcon />
      </IconButton>
    </Stack>
  )
}
