import { Loading } from '../../ui/status.tsx'

/** Until the session has been checked. */
export function LoadingSession() {
  return (
    <>
      <h1 className="sr-only">Author pages</h1>
      <div className="noscript:hidden">
        <Loading text="Loading authentication..." />
      </div>
      <noscript>
        <p className="page-width py-16">This page needs JavaScript, which is switched off in this browser.</p>
      </noscript>
    </>
  )
}
