import { Button, ButtonLink } from '../../ui/button.tsx'

/** For what nobody foresaw. */
export function GeneralError() {
  return (
    <section role="alert" className="page-width section-space flex flex-col items-center text-center">
      <h1 className="text-2xl">Something went wrong</h1>
      <p className="mt-3 max-w-measure text-lg text-ink-soft">
        The page could not be shown. Nothing that you sent before is lost. Please refresh the page; if it
        fails again, come back in a few minutes.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>Refresh Page</Button>
        <ButtonLink to="/" reloadDocument variant="secondary">
          Back to Home
        </ButtonLink>
      </div>
    </section>
  )
}
