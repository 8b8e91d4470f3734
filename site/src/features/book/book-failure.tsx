import { ApiError } from '@panai/client/api-error'
import { localised } from '@panai/contract/language/localised'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { failureText } from '../../page-failure.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/status.tsx'
import { useRetry } from '../../ui/use-retry.ts'

/** What went wrong with a book. A book that asks for a login forgets the one that is stored and leads to the login page. */
export function BookFailure({ error }: { error: unknown }) {
  const router = useRouter()
  const mustLogIn = error instanceof Error && error.cause instanceof ApiError && error.cause.status === 401

  useEffect(() => {
    if (!mustLogIn) return
    // Books need no session: what keeps it is fetched only here.
    import('../session/session-store.ts').then(({ end }) => {
      end({})
      if (localised<boolean>(false, true)) return location.replace('/login')
      router.navigate({ to: '/login', replace: true })
    })
  }, [mustLogIn, router])

  return (
    <Failure
      as="h1"
      text={localised(`Error: ${failureText(error)}`, failureText(error))}
      onRetry={useRetry(error)}
    >
      <ButtonLink to="/">{localised('Back to Home', 'முகப்புக்குத் திரும்புக')}</ButtonLink>
    </Failure>
  )
}
