import { Box } from '@mui/material'
import { type ReactNode, useState } from 'react'
import {
  Create,
  type CreateProps,
  Edit,
  type EditProps,
  type RaRecord,
  useEditContext,
  useNotify,
} from 'react-admin'
import { ApiError } from '../api/api-error.ts'
import { changedFields } from '../api/changed-fields.ts'
import { type Conflict, ConflictNotice } from './conflict-notice.tsx'
import { LoadFailure } from './load-failure.tsx'

type StaffEditProps<T extends RaRecord> = Omit<EditProps<T>, 'children' | 'error' | 'mutationMode'> & {
  children: ReactNode
}

/**
 * A record to change, with a form of react-admin in it (`<SimpleForm>`, `<TabbedForm>`). It is saved when the server has said yes:
 * what is wrong stands at its field, and who was slower than somebody else is told so and loses nothing.
 */
export function StaffEdit<T extends RaRecord>({
  children,
  mutationOptions,
  queryOptions,
  ...props
}: StaffEditProps<T>) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const notify = useNotify()
  return (
    <Edit<T>
      {...props}
      mutationMode="pessimistic"
      error={<EditFailure />}
      // Without an `onError` of ours the screen would be left for the list.
      queryOptions={{ onError: () => undefined, ...queryOptions }}
      mutationOptions={{
        ...mutationOptions,
        onError(error: Error, { data, previousData }) {
          if (isConflict(error))
            setConflict({ text: error.message, typed: changedFields(data ?? {}, previousData) })
          // What is wrong with a field the form says itself.
          else if (!hasFieldErrors(error)) notify(error.message, { type: 'error' })
        },
        onSettled(_, error) {
          if (!error) setConflict(null)
        },
      }}
    >
      {conflict && (
        <Box sx={{ p: 2, pb: 0 }}>
          <ConflictNotice conflict={conflict} />
        </Box>
      )}
      {children}
    </Edit>
  )
}

/** A record to make; the same for its errors. */
export function StaffCreate<T extends Omit<RaRecord, 'id'>>(props: CreateProps<T>) {
  return <Create<T> {...props} />
}

function EditFailure() {
  const { error, refetch } = useEditContext()
  return <LoadFailure error={error} onRetry={refetch} />
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'stale'
}

function hasFieldErrors(error: unknown): boolean {
  return error instanceof ApiError && error.body?.errors !== undefined
}
