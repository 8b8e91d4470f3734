import { localised } from '@panai/contract/language/localised'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { SessionEnded } from '../session/index.ts'
import { problemText } from './author-data.tsx'

/**
 * What could not be fetched, unless the login comes anyway. It stands above what was fetched before: when a page is come back to it is
 * asked for again, and a failure must take nothing away that is read, or typed into a form below it.
 */
export function FetchFailure({ cause, onRetry }: { cause: Error; onRetry: () => void }) {
  if (cause instanceof SessionEnded) return null
  return (
    <div className="grid justify-items-start gap-4">
      <Alert>{problemText(cause)}</Alert>
      <Button variant="secondary" onClick={onRetry}>
        {localised('Try Again', 'மீண்டும் முயல்க')}
      </Button>
    </div>
  )
}
