import { failureText } from '../../page-failure.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/status.tsx'
import { useRetry } from '../../ui/use-retry.ts'
import { sampleWords } from './sample-words.ts'
import { toBook } from './to-book.ts'

export function SampleFailure({ error, bookId }: { error: unknown; bookId: string }) {
  return (
    <Failure as="h1" text={failureText(error)} onRetry={useRetry(error)}>
      <ButtonLink {...toBook(bookId)}>{sampleWords.aboutBook}</ButtonLink>
    </Failure>
  )
}
