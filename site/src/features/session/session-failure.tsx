import { ApiError } from '@panai/client/api-error'
import { useRouter } from '@tanstack/react-router'
import { inPageLanguage } from '../../in-page-language.ts'
import { networkFailure } from '../../network-failure.ts'
import { unknownFailure } from '../../page-failure.ts'
import { Failure } from '../../ui/status.tsx'

/** The session could not be checked, or an author's page not be fetched. */
export function SessionFailure({ error }: { error: unknown }) {
  const router = useRouter()
  const text = error instanceof ApiError ? (inPageLanguage(error.message) ?? unknownFailure) : networkFailure
  return <Failure as="h1" text={text} onRetry={() => router.invalidate()} />
}
