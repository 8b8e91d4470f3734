import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { ButtonLink } from '../../ui/button.tsx'
import { Words } from '../../ui/words.tsx'
import { dashboardLink } from './dashboard-search.ts'
import { type Desk, firstSteps, nextStep } from './first-steps.ts'
import { StepList } from './step-list.tsx'

/** The one thing to do now, and beside it what every author has to do once, until all of that is done. */
export function FirstStepsCard({ desk }: { desk: Desk }) {
  const steps = firstSteps(desk)
  const { title, book, why, action, proofOf, to, hash } = nextStep(desk)
  const place = to === '/dashboard' ? dashboardLink({ shelf: 'submitted', page: 1 }) : { to }
  return (
    <section
      aria-labelledby="next-step"
      className="grid gap-x-10 gap-y-4 rounded-lg bg-leaf p-5 md:grid-cols-2 md:p-6"
    >
      <div>
        <p className="text-ink-soft text-sm">{localised('Your next step', 'அடுத்துச் செய்ய வேண்டியது')}</p>
        <h2 id="next-step" className="text-xl">
          {title}{' '}
          {book && (
            <span lang={scriptLanguage(book)}>
              <Words text={book} lang={scriptLanguage(book)} />
            </span>
          )}
        </h2>
        <p className="mt-1 max-w-measure">{why}</p>
        {proofOf === undefined ? (
          <ButtonLink {...place} {...(hash && { hash })} className="mt-4">
            {action}
          </ButtonLink>
        ) : (
          <ButtonLink to="/books-in-work/$id/proof" params={{ id: String(proofOf) }} className="mt-4">
            {action}
          </ButtonLink>
        )}
      </div>
      {steps.some(({ done }) => !done) && <StepList steps={steps} />}
    </section>
  )
}
