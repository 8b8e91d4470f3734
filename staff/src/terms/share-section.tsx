import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import { type ShareRole, shareRoles } from '@panai/contract/royalties/royalty-terms'
import type { BookTerms, ShareSet } from '@panai/contract/royalties/staff/terms'
import {
  ArrayInput,
  AutocompleteInput,
  DateInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  SimpleFormIterator,
} from 'react-admin'
import { staffCall } from '../api/staff-call.ts'
import { ActionDialog } from '../parts/action-dialog.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { dayOf } from '../parts/time-words.ts'
import { StateChip } from './term-words.tsx'

const roles = shareRoles.map((id) => ({ id, name: id }))
const byName = { field: 'name', order: 'ASC' } as const

/** What the form holds once it is filled in; what is missing the server names. */
type ShareForm = {
  valid_from: string
  shares: { author_id: number; role: ShareRole; percent: number }[]
}

/** Who shares the royalty, the latest first. */
export function ShareSection({ terms, mayEdit }: { terms: BookTerms; mayEdit: boolean }) {
  const [last] = terms.share_sets
  const shares = last?.shares ?? [{ author_id: terms.author_id, role: 'author', percent: 100 }]
  return (
    <Box component="section" aria-labelledby="shares">
      <Typography variant="h2" id="shares" gutterBottom>
        Shares
      </Typography>
      <Typography gutterBottom>
        {last ? 'Before the first day below' : 'No shares are recorded:'}{' '}
        <TextInScript text={terms.author_name} /> receives the whole royalty.
      </Typography>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {terms.share_sets.map((set) => (
          <OneSet key={set.id} set={set} mayEdit={mayEdit} />
        ))}
        {mayEdit && (
          <FormDialog
            label="Add shares"
            title="Shares from a date"
            values={{ shares: shares.map(({ author_id, role, percent }) => ({ author_id, role, percent })) }}
            send={(given) =>
              staffCall('POST', '/api/staff/share-sets', {
                ...(given as ShareForm), // the fields below are the form's
                book_id: terms.id,
              })
            }
            done="The shares were added."
          >
            <DateInput source="valid_from" label="Valid from" isRequired fullWidth />
            <ArrayInput source="shares" label="Shares, together 100 %">
              <SimpleFormIterator disableReordering>
                <ReferenceInput source="author_id" reference="authors" sort={byName}>
                  <AutocompleteInput label="Author" filterToQuery={(q: string) => ({ q })} isRequired />
                </ReferenceInput>
                <SelectInput source="role" choices={roles} isRequired />
                <NumberInput source="percent" label="Per cent" min={0.01} max={100} step={0.01} isRequired />
              </SimpleFormIterator>
            </ArrayInput>
          </FormDialog>
        )}
      </Stack>
    </Box>
  )
}

function OneSet({ set, mayEdit }: { set: ShareSet; mayEdit: boolean }) {
  const { id, version, valid_from, state, shares } = set
  return (
    <Card variant="outlined" sx={{ width: '100%' }}>
      <CardContent>
        <Typography variant="h3">
          From {dayOf(valid_from)} <StateChip state={state} />
        </Typography>
        <ul>
          {shares.map(({ author_id, author_name, role, percent }) => (
            <li key={author_id}>
              <TextInScript text={author_name} />, {role}: {percent} %
            </li>
          ))}
        </ul>
        {mayEdit && state !== 'withdrawn' && (
          <ActionDialog
            label="Revoke"
            title={`Revoke the shares from ${dayOf(valid_from)}`}
            variant="text"
            color="error"
            act={() => staffCall('DELETE', '/api/staff/share-sets/{id}', { id: String(id), version })}
            done="The shares were revoked."
          >
            Royalties shared by them stay as they are. Later ones are calculated without them.
          </ActionDialog>
        )}
      </CardContent>
    </Card>
  )
}
