import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { SessionFailure } from '../../features/session/session-failure.tsx'
import { unlistedHead } from '../../head.ts'
import { Loading } from '../../ui/status.tsx'

export const Route = createFileRoute('/_author/profile')({
  head: () => unlistedHead(localised('Profile', 'உங்கள் விவரங்கள்')),
  loader: async ({ abortController, location }) => {
    const { loadProfile } = await import('../../features/profile/load-profile.ts')
    const { orLogin } = await import('../../features/session/require-session.ts')
    return orLogin(loadProfile(abortController.signal), { location })
  },
  // What an author sees of themselves is asked for each time.
  gcTime: 0,
  pendingComponent: () => <Loading text={localised('Loading your profile...', 'உங்கள் விவரங்கள் வருகின்றன...')} />,
  errorComponent: SessionFailure,
  component: Page,
})

function Page() {
  return <ProfilePage {...Route.useLoaderData()} />
}
