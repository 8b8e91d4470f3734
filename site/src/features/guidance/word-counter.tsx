import { useState } from 'react'
import { fieldClass, Labelled } from '../../ui/field.tsx'
import { countWords, whatItMakes } from './word-count.ts'

/** Counts a text that is typed or pasted. It stays in the page. */
export function WordCounter() {
  const [text, setText] = useState('')
  const words = countWords(text)
  return (
    <section aria-labelledby="count-your-words" className="noscript:hidden">
      <h3 id="count-your-words" className="text-xl">
        Count your words
      </h3>
      <div className="mt-4 max-w-measure">
        <Labelled label="Your text">
          <textarea
            rows={6}
            dir="auto"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="Type or paste a story, or one of the two short texts"
            className={`${fieldClass} block resize-y py-2`}
          />
        </Labelled>
        <output className="mt-3 flex flex-wrap items-baseline gap-x-3">
          <strong className="text-xl tabular-nums">
            {words.toLocaleString('en-IN')} {words === 1 ? 'word' : 'words'}
          </strong>
          <span>{whatItMakes(words)}</span>
        </output>
        <p className="mt-2 text-ink-soft text-sm">The text stays in this page. It is sent nowhere.</p>
      </div>
    </section>
  )
}
