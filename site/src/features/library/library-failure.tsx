import { useRouter } from '@tanstack/react-router'
import { failureText } from '../../page-failure.ts'
import { Failure } from '../../ui/status.tsx'

export function LibraryFailure({ error }: { error: unknown }) {
  const router = useRouter()
  return <Failure text={`Error: ${failureText(error)}`} onRetry={() => router.invalidate()} />
}
