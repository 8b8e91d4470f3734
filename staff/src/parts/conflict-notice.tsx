import { Alert, Button, Typography } from '@mui/material'
import { consoleMessages } from '@panai/contract/console/staff/console-messages'
import { useState } from 'react'
import { useEditContext } from 'react-admin'
import { TextInScript } from './text-in-script.tsx'

/** What was refused because somebody else had changed the record first. */
export type Conflict = {
  text: string
  /** What the person had changed, by the names of the fields. */
  typed: Readonly<Record<string, unknown>>
}

/** Says who was quicker. Reloading fills the form again; the typed values stay in sight until the next save. */
export function ConflictNotice({ conflict }: { conflict: Conflict }) {
  const { refetch } = useEditContext()
  const [lookedAgain, setLookedAgain] = useState<Conflict | null>(null)
  const typed = Object.entries(conflict.typed)
  if (lookedAgain !== conflict)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={() => refetch().then(() => setLookedAgain(conflict))}>
            {consoleMessages.lookAgain}
          </Button>
        }
      >
        {conflict.text}
      </Alert>
    )
  return (
    <Alert severity="info">
      <Typography variant="body2">{consoleMessages.youHadTyped}</Typography>
      <dl>
        {typed.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <TextInScript as="dd" text={typeof value === 'string' ? value : JSON.stringify(value)} />
          </div>
        ))}
      </dl>
    </Alert>
  )
}
