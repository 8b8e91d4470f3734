import { lengths } from '@panai/contract/publishing-terms'
import { Figure } from './guide-section.tsx'

const END = 60_000
const WIDTH = 300
const at = (words: number) => (words / END) * WIDTH
const number = (words: number) => words.toLocaleString('en-IN')

const kinds = [
  { name: 'Short story', from: 0, to: lengths.shortStory.most, look: 'fill-turmeric' },
  { name: 'Novella', from: lengths.novella.least, to: lengths.novella.most, look: 'fill-palm' },
  { name: 'Novel', from: lengths.novella.most, to: END, look: 'fill-ink-soft' },
] as const

/** Short story, novella and novel on one line of words. */
export function LengthScale() {
  const [short, novella] = [lengths.shortStory.most, lengths.novella.most]
  return (
    <Figure caption="Lengths to scale, in words. A novel goes on beyond the edge.">
      <svg
        viewBox="-2 0 312 116"
        role="img"
        aria-label={`A short story has up to ${number(short)} words, a novella up to ${number(novella)}, a novel more.`}
        className="h-auto w-full font-sans text-ink"
        fontSize="15"
        fill="currentColor"
      >
        {kinds.map(({ name, from, to, look }) => (
          <path key={name} d={`M${at(from)} 34h${at(to) - at(from) - 3}v26H${at(from)}z`} className={look} />
        ))}
        <path d={`M${WIDTH - 3} 34l7 13-7 13z`} className="fill-ink-soft" />
        <text x="0" y="24" className="font-semibold">
          Short story
        </text>
        <text x={at((short + novella) / 2) + 20} y="24" textAnchor="middle" className="font-semibold">
          Novella
        </text>
        <text x={at((novella + END) / 2)} y="24" textAnchor="middle" className="font-semibold">
          Novel
        </text>
        {[0, short, novella].map((words) => (
          <g key={words}>
            <path d={`M${at(words)} 60v12`} stroke="currentColor" />
            <text x={at(words)} y="90" textAnchor={words === 0 ? 'start' : 'middle'} className="tabular-nums">
              {number(words)}
            </text>
          </g>
        ))}
        <text x="0" y="112" className="fill-ink-soft" fontSize="13">
          words
        </text>
      </svg>
    </Figure>
  )
}
