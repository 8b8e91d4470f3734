import { type RaRecord, Show, type ShowProps, useShowContext } from 'react-admin'
import { LoadFailure } from './load-failure.tsx'

/** One record to look at. What could not be fetched is said in its place, and can be tried again. */
export function StaffShow<T extends RaRecord>({ queryOptions, ...props }: ShowProps<T>) {
  // Without an `onError` of ours the screen would be left for the list.
  return (
    <Show<T>
      error={<ShowFailure />}
      queryOptions={{ onError: () => undefined, ...queryOptions }}
      {...props}
    />
  )
}

function ShowFailure() {
  const { error, refetch } = useShowContext()
  return <LoadFailure error={error} onRetry={refetch} />
}
