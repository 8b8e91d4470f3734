import { questionAnchor } from '@panai/contract/content/question-address'
import type { ShownQuestion } from '@panai/contract/content/shown-questions'
import { localised } from '@panai/contract/language/localised'
import { useLocation } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ChevronIcon } from '../../ui/icons.tsx'
import { Words } from '../../ui/words.tsx'

/** The questions, closed. An address that names one opens it. */
export function Questions({ questions }: { questions: readonly ShownQuestion[] }) {
  const named = useLocation({ select: ({ hash }) => hash })
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-2xl">
        {localised('Frequently Asked Questions', 'அடிக்கடி கேட்கும் கேள்விகள்')}
      </h2>
      <div className="mt-6 border-line border-b">
        {questions.map((question) => (
          <Entry key={question.id} question={question} isNamed={named === questionAnchor(question)} />
        ))}
      </div>
    </section>
  )
}

function Entry({ question, isNamed }: { question: ShownQuestion; isNamed: boolean }) {
  const openNamed = useCallback(
    (details: HTMLDetailsElement | null) => {
      // Where the browser has not done so by itself, on the way to what is inside.
      if (details && isNamed) details.open = true
    },
    [isNamed],
  )
  return (
    <details ref={openNamed} className="group border-line border-t">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-palm">
        <h3 lang={question.language} className="text-lg">
          <Words text={question.question} lang={question.language} />
        </h3>
        <span className="text-palm transition-transform group-open:rotate-180">
          <ChevronIcon />
        </span>
      </summary>
      <div id={questionAnchor(question)} className="max-w-measure scroll-mt-28 pb-6">
        <p lang={question.language} className="whitespace-pre-line">
          <Words text={question.answer} lang={question.language} />
        </p>
      </div>
    </details>
  )
}
