import { localised } from '@panai/contract/language/localised'
import { lengths } from '@panai/contract/submissions/publishing-terms'
import { Figure } from './guide-section.tsx'

const END = 60_000
const WIDTH = 300
const at = (count: number) => (count / END) * WIDTH
const number = (count: number) => count.toLocaleString('en-IN')

const words = localised(
  {
    story: 'Short story',
    novella: 'Novella',
    novel: 'Novel',
    unit: 'words',
    caption: 'Lengths to scale, in words. A novel goes on beyond the edge.',
    spoken: (story: string, novella: string) =>
      `A short story has up to ${story} words, a novella up to ${novella}, a novel more.`,
  },
  {
    story: 'சிறுகதை',
    novella: 'குறுநாவல்',
    novel: 'நாவல்',
    unit: 'சொற்கள்',
    caption: 'சொற்களின் எண்ணிக்கைக்கேற்ற நீளங்கள். நாவல் விளிம்பைத் தாண்டியும் தொடரும்.',
    spoken: (story: string, novella: string) =>
      `சிறுகதை ${story} சொற்கள் வரை, குறுநாவல் ${novella} சொற்கள் வரை, நாவல் அதற்கு மேல்.`,
  },
)

const kinds = [
  { name: words.story, from: 0, to: lengths.shortStory.most, look: 'fill-turmeric' },
  { name: words.novella, from: lengths.novella.least, to: lengths.novella.most, look: 'fill-palm' },
  { name: words.novel, from: lengths.novella.most, to: END, look: 'fill-ink-soft' },
] as const

/** Short story, novella and novel on one line of words. */
export function LengthScale() {
  const [short, novella] = [lengths.shortStory.most, lengths.novella.most]
  return (
    <Figure caption={words.caption}>
      <svg
        viewBox="-2 0 312 116"
        role="img"
        aria-label={words.spoken(number(short), number(novella))}
        className="h-auto w-full font-sans text-ink"
        fontSize="15"
        fill="currentColor"
      >
        {kinds.map(({ name, from, to, look }) => (
          <path key={name} d={`M${at(from)} 34h${at(to) - at(from) - 3}v26H${at(from)}z`} className={look} />
        ))}
        <path d={`M${WIDTH - 3} 34l7 13-7 13z`} className="fill-ink-soft" />
        <text x="0" y="24" className="font-semibold">
          {words.story}
        </text>
        <text x={at((short + novella) / 2) + 20} y="24" textAnchor="middle" className="font-semibold">
          {words.novella}
        </text>
        <text x={at((novella + END) / 2)} y="24" textAnchor="middle" className="font-semibold">
          {words.novel}
        </text>
        {[0, short, novella].map((count) => (
          <g key={count}>
            <path d={`M${at(count)} 60v12`} stroke="currentColor" />
            <text x={at(count)} y="90" textAnchor={count === 0 ? 'start' : 'middle'} className="tabular-nums">
              {number(count)}
            </text>
          </g>
        ))}
        <text x="0" y="112" className="fill-ink-soft" fontSize="13">
          {words.unit}
        </text>
      </svg>
    </Figure>
  )
}
