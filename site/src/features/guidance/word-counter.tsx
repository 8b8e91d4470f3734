import { localised } from '@panai/contract/language/localised'
import { useState } from 'react'
import { fieldClass, Labelled } from '../../ui/field.tsx'
import { countWords, whatItMakes } from './word-count.ts'

const said = localised(
  {
    title: 'Count your words',
    label: 'Your text',
    placeholder: 'Type or paste a story, or one of the two short texts',
    unit: (count: number): string => (count === 1 ? 'word' : 'words'),
    stays: 'The text stays in this page. It is sent nowhere.',
  },
  {
    title: 'சொற்களை எண்ணிப் பாருங்கள்',
    label: 'நீங்கள் எழுதியது',
    placeholder: 'ஒரு கதையை, அல்லது இரண்டு குறிப்புகளில் ஒன்றை இங்கே தட்டச்சு செய்யலாம், ஒட்டலாம்',
    unit: (count: number): string => (count === 1 ? 'சொல்' : 'சொற்கள்'),
    stays: 'நீங்கள் எழுதியது இந்தப் பக்கத்திலேயே இருக்கும். அதை எங்கும் அனுப்புவதில்லை.',
  },
)

/** Counts a text that is typed or pasted. It stays in the page. */
export function WordCounter() {
  const [text, setText] = useState('')
  const words = countWords(text)
  return (
    <section aria-labelledby="count-your-words" className="noscript:hidden">
      <h3 id="count-your-words" className="text-xl">
        {said.title}
      </h3>
      <div className="mt-4 max-w-measure">
        <Labelled label={said.label}>
          <textarea
            rows={6}
            dir="auto"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={said.placeholder}
            className={`${fieldClass} block resize-y py-2`}
          />
        </Labelled>
        <output className="mt-3 flex flex-wrap items-baseline gap-x-3">
          <strong className="text-xl tabular-nums">
            {words.toLocaleString('en-IN')} {said.unit(words)}
          </strong>
          <span>{whatItMakes(words)}</span>
        </output>
        <p className="mt-2 text-ink-soft text-sm">{said.stays}</p>
      </div>
    </section>
  )
}
