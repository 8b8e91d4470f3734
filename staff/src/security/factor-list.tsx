import { Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material'
import type { FactorKind } from '@panai/contract/accounts/staff/me'
import type { SecondFactor } from '@panai/contract/accounts/staff/second-factor'
import { TextInput } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { Ago } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'

/** What takes a form of its own; nothing: the list is shown. */
export type FactorTask =
  | { kind: 'nothing' | 'set up' | 'renew codes' | 'turn app off' }
  | { kind: 'add'; factor: FactorKind }
  | { kind: 'remove'; id: number; name: string }

type Props = {
  factor: SecondFactor
  onTask: (task: FactorTask) => void
  /** A name was changed. */
  onChange: () => void
}

/** What is set up, and what can be done about it. */
export function FactorList({ factor, onTask, onChange }: Props) {
  const { is_set, app_since, passkeys, recovery_codes_left } = factor
  if (!is_set)
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>
          None is set up. It is needed for accounts and wherever money is moved, and it protects everything
          else.
        </Typography>
        <Button variant="contained" onClick={() => onTask({ kind: 'set up' })}>
          Set it up
        </Button>
      </Stack>
    )
  return (
    <>
      <List aria-label="Second factors" disablePadding>
        {app_since !== null && (
          <ListItem disableGutters sx={row}>
            <ListItemText
              primary="Authenticator app"
              secondary={
                <>
                  Set up <Ago at={app_since} />
                </>
              }
            />
            <Button color="error" onClick={() => onTask({ kind: 'turn app off' })}>
              Turn it off
            </Button>
          </ListItem>
        )}
        {passkeys.map((passkey) => (
          <ListItem key={passkey.id} disableGutters sx={row}>
            <Passkey
              passkey={passkey}
              isOnly={app_since === null && passkeys.length === 1}
              onTask={onTask}
              onChange={onChange}
            />
          </ListItem>
        ))}
      </List>
      <Typography sx={{ my: 2 }}>{recovery_codes_left} recovery codes are left.</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => onTask({ kind: 'add', factor: 'passkey' })}>
          Add a passkey
        </Button>
        {app_since === null && (
          <Button variant="outlined" onClick={() => onTask({ kind: 'add', factor: 'app' })}>
            Set up an authenticator app
          </Button>
        )}
        <Button variant="outlined" onClick={() => onTask({ kind: 'renew codes' })}>
          New recovery codes
        </Button>
      </Stack>
    </>
  )
}

const row = { flexWrap: 'wrap', gap: 1 }

type PasskeyProps = Pick<Props, 'onTask' | 'onChange'> & {
  passkey: SecondFactor['passkeys'][number]
  /** There is no other factor, so it stays. */
  isOnly: boolean
}

function Passkey({ passkey, isOnly, onTask, onChange }: PasskeyProps) {
  const { id, name, created_at, last_used_at } = passkey
  async function rename({ name: given = '' }: { name?: string }) {
    const answer = await staffCall('PATCH', '/api/staff/passkeys/{id}', { id: String(id), name: given })
    onChange()
    return answer
  }

  return (
    <>
      <ListItemText
        primary={<TextInScript text={name} />}
        secondary={
          <>
            Passkey, added <Ago at={created_at} />,{' '}
            {last_used_at === null ? (
              'not used yet'
            ) : (
              <>
                last used <Ago at={last_used_at} />
              </>
            )}
            {isOnly && '. Your only second factor: to remove it, add another one first.'}
          </>
        }
      />
      <FormDialog
        label="Rename"
        fullLabel={`Rename ${name}`}
        title="Rename the passkey"
        values={{ name }}
        send={rename}
        done={({ message }) => message}
      >
        <TextInput source="name" label="Name of the passkey" />
      </FormDialog>
      {!isOnly && (
        <Button
          color="error"
          aria-label={`Remove ${name}`}
          onClick={() => onTask({ kind: 'remove', id, name })}
        >
          Remove
        </Button>
      )}
    </>
  )
}
