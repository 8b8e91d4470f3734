import { trimSizes } from '@panai/contract/language/vocabulary'
import { sizesInWords, stepAtHand, stepInWords, stepTexts } from '@panai/contract/manuscripts/book-step-words'
import type { BookStep } from '@panai/contract/manuscripts/book-steps'
import { shortSize } from '@panai/contract/manuscripts/interior-texts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'

const marks = {
  later: { colour: 'text-edge', drawing: null },
  waiting: { colour: 'text-ink-soft', drawing: <path d="M12 7v5l3 2" /> },
  working: { colour: 'text-palm', drawing: <circle cx="12" cy="12" r="4" fill="currentColor" /> },
  done: { colour: 'text-palm', drawing: <path d="M7.5 12.5l3 3 6-7" strokeWidth="2.2" /> },
  failed: { colour: 'text-hibiscus', drawing: <path d="M8.5 8.5l7 7M15.5 8.5l-7 7" strokeWidth="2.2" /> },
} as const

/** How far a manuscript is on its way to a book, step by step. What is at hand is said aloud when it is another, and not each second. */
export function BookSteps({ steps }: { steps: readonly BookStep[] }) {
  if (steps.length === 0) return null
  return (
    <div>
      <p role="status" className="sr-only">
        {stepAtHand(steps)}
      </p>
      <ol aria-label={stepTexts.title} className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
        {steps.map((step) => (
          <li
            key={step.kind}
            aria-current={step.state === 'working' ? 'step' : undefined}
            className="flex gap-3"
          >
            <span className={marks[step.state].colour}>
              <Icon size={22}>
                <circle cx="12" cy="12" r="9.5" />
                {marks[step.state].drawing}
              </Icon>
            </span>
            <div className="min-w-0">
              <p className={classNames(step.state === 'later' ? 'text-ink-soft' : 'font-semibold')}>
                {stepTexts.names[step.kind]}
              </p>
              <p className="text-ink-soft">{stepInWords(step).join(' · ')}</p>
              {step.state === 'working' && step.sizes !== null && <Sizes sizes={step.sizes} />}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** In which sizes the pages are set so far. */
function Sizes({ sizes }: { sizes: NonNullable<BookStep['sizes']> }) {
  return (
    <>
      <progress
        aria-label={sizesInWords(sizes.length)}
        value={sizes.length}
        max={trimSizes.length}
        className="mt-1 h-3 w-full max-w-80 appearance-none border border-edge bg-paper [&::-moz-progress-bar]:bg-palm [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-palm"
      />
      {sizes.length > 0 && <p className="text-ink-soft">{sizes.map(shortSize).join(' · ')}</p>}
    </>
  )
}
