import { failureText } from '../../page-failure.ts'
import { Failure } from '../../ui/status.tsx'
import { useRetry } from '../../ui/use-retry.ts'

/** Says which page failed, and below it what happened. */
export function BlogFailure({ text, as = 'p', error }: { text: string; as?: 'p' | 'h1'; error: unknown }) {
  return (
    <Failure as={as} text={text} onRetry={useRetry(error)}>
      <p className="order-first w-full">{failureText(error)}</p>
    </Failure>
  )
}
