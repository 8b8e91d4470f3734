import { useRouter } from '@tanstack/react-router'
import { failureText } from '../../page-failure.ts'
import { Failure } from '../../ui/status.tsx'

/** Says which page failed, and below it what happened. */
export function BlogFailure({ text, as = 'p', error }: { text: string; as?: 'p' | 'h1'; error: unknown }) {
  const router = useRouter()
  return (
    <Failure as={as} text={text} onRetry={() => router.invalidate()}>
      <p className="order-first w-full">{failureText(error)}</p>
    </Failure>
  )
}
