import { localised } from '@panai/contract/localised'
import { useRouter } from '@tanstack/react-router'
import { failureText } from '../../page-failure.ts'
import { Failure } from '../../ui/status.tsx'

export function LibraryFailure({ error }: { error: unknown }) {
  const router = useRouter()
  return (
    <Failure
      text={localised(`Error: ${failureText(error)}`, failureText(error))}
      onRetry={() => router.invalidate()}
    />
  )
}
