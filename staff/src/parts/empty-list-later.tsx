import { lazy, Suspense } from 'react'

const EmptyList = lazy(() => import('./empty-list.tsx'))

/** For the theme, which is loaded before any list is. */
export function EmptyListLater() {
  return (
    <Suspense>
      <EmptyList />
    </Suspense>
  )
}
