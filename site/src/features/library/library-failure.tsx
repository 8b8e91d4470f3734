import { localised } from '@panai/contract/language/localised'
import { failureText } from '../../page-failure.ts'
import { Failure } from '../../ui/status.tsx'
import { useRetry } from '../../ui/use-retry.ts'

export function LibraryFailure({ error }: { error: unknown }) {
  return (
    <Failure text={localised(`Error: ${failureText(error)}`, failureText(error))} onRetry={useRetry(error)} />
  )
}
