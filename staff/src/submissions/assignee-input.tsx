import { useQuery } from '@tanstack/react-query'
import { SelectInput, type SelectInputProps } from 'react-admin'
import { staffCall } from '../api/staff-call.ts'

type Props = SelectInputProps & {
  /** Whether “Me” and “Unassigned” can be chosen, as in a filter. */
  withNobody?: boolean
}

/** Chooses one of those who can look after a submission. */
export function AssigneeInput({ withNobody = false, ...input }: Props) {
  const people = useAssignees()
  const choices = withNobody
    ? [
        { id: 'me', name: 'Me' },
        { id: 'nobody', name: 'Unassigned' },
        ...people.map(({ id, name }) => ({ id: String(id), name })),
      ]
    : people
  return <SelectInput {...input} choices={[...choices]} />
}

export function useAssignees(): readonly { id: number; name: string }[] {
  const { data } = useQuery({
    queryKey: ['assignees'],
    queryFn: ({ signal }) => staffCall('GET', '/api/staff/assignees', {}, { signal }),
    staleTime: 60_000,
  })
  return data?.data ?? []
}
