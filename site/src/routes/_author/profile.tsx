import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { SessionFailure } from '../../features/session/session-failure.tsx'
import { unlistedHead } from '../../head.ts'
import { Loading } from '../../ui/status.tsx'

export const Route = createFileRoute('/_author/profile')({
  head: () => unlistedHead('Profile'),
  loader: async ({ abortController }) => {
    const { loadProfile } = await import('../../features/profile/load-profile.ts')
    return loadProfile(abortController.signal)
  },
  // What an author sees of themselves is asked for each time.
  gcTime: 0,
  pendingComponent: () => <Loading text="Loading your profile..." />,
  errorComponent: SessionFailure,
  component: Page,
})

function Page() {
  return <ProfilePage {...Route.useLoaderData()} />
}
