import { useQuery } from '@tanstack/react-query'
import { staffCall } from '../api/staff-call.ts'

/** Whether payouts need two people now, who may move money, and who switched the rule off. */
export function useFourEyes() {
  return useQuery({
    queryKey: ['four-eyes'],
    queryFn: async ({ signal }) => (await staffCall('GET', '/api/staff/four-eyes', {}, { signal })).data,
  })
}
