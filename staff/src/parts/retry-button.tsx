import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'

type Props = { label: string; run: () => Promise<{ message: string }> }

/** Does something once and shows what has become of the list. */
export function RetryButton({ label, run }: Props) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  function start() {
    setBusy(true)
    run()
      .then(({ message }) => notify(message, { type: 'success' }))
      .catch((cause) => notify(String(cause.message), { type: 'error' }))
      .finally(() => {
        setBusy(false)
        refresh()
      })
  }
  return (
    <Button onClick={start} loading={busy}>
      {label}
    </Button>
  )
}
