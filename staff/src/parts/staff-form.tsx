import { Box } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Create, type CreateProps, Edit, type EditProps, type RaRecord, useEditContext } from 'react-admin'
import { StaffApiError } from '../api/api-error.ts'
import { changedFields } from '../api/changed-fields.ts'
import { type Conflict, ConflictNotice } from './conflict-notice.tsx'
import { useFormFailure } from './form-failure.ts'
import { LoadFailure } from './load-failure.tsx'
import { wholeRecord } from './whole-record.ts'

type StaffEditProps<T extends RaRecord> = Omit<EditProps<T>, 'children' | 'error' | 'mutationMode'> & {
  children: ReactNode
}

/**
 * A record to change, with a form of react-admin in it (`<SimpleForm>`, `<TabbedForm>`). It is saved when the server has said yes:
 * a problem is shown at its field, and the slower of two people sees so and loses nothing.
 */
export function StaffEdit<T extends RaRecord>({
  children,
  mutationOptions,
  queryOptions,
  ...props
}: StaffEditProps<T>) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const { form, tell } = useFormFailure()
  return (
    <div ref={form}>
      <Edit<T>
        {...props}
        mutationMode="pessimistic"
        error={<EditFailure />}
        // Without an `onError` of ours the screen would be left for the list.
        queryOptions={{ onError: () => undefined, ...queryOptions, ...wholeRecord }}
        mutationOptions={{
          ...mutationOptions,
          ...wholeRecord,
          onError(error: Error, { data, previousData }) {
            if (!isConflict(error)) tell(error)
            else setConflict({ text: error.message, typed: changedFields(data ?? {}, previousData) })
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
    </div>
  )
}

/** A record to make; the same for its errors. */
export function StaffCreate<T extends Omit<RaRecord, 'id'>>({ mutationOptions, ...props }: CreateProps<T>) {
  const { form, tell } = useFormFailure()
  return (
    <div ref={form}>
      <Create<T> {...props} mutationOptions={{ ...mutationOptions, onError: tell }} />
    </div>
  )
}

function EditFailure() {
  const { error, refetch } = useEditContext()
  return <LoadFailure error={error} onRetry={refetch} />
}

function isConflict(error: unknown): boolean {
  return error instanceof StaffApiError && error.reason === 'stale'
}
