import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icons.tsx'
import type { FirstStep } from './first-steps.ts'

/** What is done and what is open, each open one with the way there. */
export function StepList({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter((step) => step.done).length
  return (
    <div className="border-line border-t pt-3 md:border-t-0 md:border-l md:pt-0 md:pl-8">
      <p className="text-ink-soft text-sm">
        {localised(`${done} of ${steps.length} done`, `முடிந்தவை: ${done} / ${steps.length}`)}
      </p>
      <ul aria-label={localised('Checklist', 'செய்ய வேண்டியவை')}>
        {steps.map(({ title, done: isDone, to, hash }) => (
          <li key={title} className="flex min-h-11 items-center gap-3">
            <Mark isDone={isDone} />
            {isDone ? (
              <span className="text-ink-soft">
                {title}
                <span className="sr-only">{localised(', done', ', முடிந்தது')}</span>
              </span>
            ) : (
              <Link
                to={to}
                {...(hash && { hash })}
                className="inline-flex min-h-11 items-center font-semibold text-palm underline-offset-4 hover:underline"
              >
                {title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Mark({ isDone }: { isDone: boolean }) {
  return (
    <span className={isDone ? 'text-palm' : 'text-edge'}>
      <Icon size={22}>
        <circle cx="12" cy="12" r="9.5" />
        {isDone && <path d="M7.5 12.5l3 3 6-7" strokeWidth="2.2" />}
      </Icon>
    </span>
  )
}
