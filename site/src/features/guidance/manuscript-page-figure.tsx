import { localised } from '@panai/contract/language/localised'

/** What the numbers in the figure stand for. */
export const pageParts = localised(
  [
    {
      name: 'Running head',
      text: 'The title on right pages, your name on left ones. It comes by itself from the title page.',
    },
    {
      name: 'Chapter heading',
      text: 'In its own style, which begins a new page and enters the chapter into the list of contents.',
    },
    { name: 'First paragraph', text: 'Starts at the margin.' },
    {
      name: 'Body',
      text: 'Every other paragraph. Its style indents it; press Enter once and never the space bar. Text is not justified: that comes when we set the book.',
    },
    { name: 'Scene break', text: 'Three stars, where an empty line could be lost at the foot of a page.' },
    {
      name: 'Image placeholder and caption',
      text: 'Where a picture belongs. The picture itself is a file of its own.',
    },
  ],
  [
    {
      name: 'பக்கத் தலைப்பு',
      text: 'வலப் பக்கங்களில் நூலின் தலைப்பு, இடப் பக்கங்களில் உங்கள் பெயர். தலைப்புப் பக்கத்திலிருந்து தானாகவே வரும்.',
    },
    {
      name: 'அத்தியாயத் தலைப்பு',
      text: 'இதற்குத் தனிப் பாணி உண்டு; அது புதிய பக்கத்தில் தொடங்கி, அத்தியாயத்தைப் பொருளடக்கத்தில் சேர்க்கும்.',
    },
    { name: 'முதல் பத்தி', text: 'ஓரத்திலேயே தொடங்கும்.' },
    {
      name: 'மற்ற பத்திகள்',
      text: 'உள்தள்ளலைப் பாணியே தரும்; Enter-ஐ ஒரு முறை அழுத்தினால் போதும், இடைவெளிகளால் தள்ள வேண்டாம். வரிகளின் வலது ஓரம் சமமாக வேண்டியதில்லை: பக்கங்களை வடிவமைக்கும்போது அதை நாங்கள் செய்கிறோம்.',
    },
    { name: 'காட்சி மாற்றம்', text: 'மூன்று நட்சத்திரங்கள்; வெற்று வரி பக்கத்தின் அடியில் காணாமல் போகலாம்.' },
    {
      name: 'படத்தின் இடமும் படக்குறிப்பும்',
      text: 'படம் வர வேண்டிய இடம். படம் தனிக் கோப்பாக வரும்.',
    },
  ],
)

const marks = [
  [140, 22],
  [152, 60],
  [22, 100],
  [22, 140],
  [130, 200],
  [22, 249],
] as const

const lines: readonly (readonly [x: number, y: number, width: number])[] = [
  [34, 100, 132],
  [34, 108, 126],
  [34, 116, 90],
  [44, 132, 122],
  [34, 140, 130],
  [34, 148, 124],
  [34, 156, 60],
  [44, 168, 118],
  [34, 176, 132],
  [34, 184, 84],
  [34, 216, 128],
  [34, 224, 106],
]

/** A page of a manuscript, drawn; its parts carry the numbers of the list beside it. */
export function ManuscriptPageFigure() {
  return (
    <svg
      viewBox="0 0 200 310"
      role="img"
      aria-label={localised(
        'A manuscript page: running head, chapter heading, paragraphs, a scene break, a placeholder for a picture with its caption, and the page number.',
        'கையெழுத்துப் பிரதியின் ஒரு பக்கம்: பக்கத் தலைப்பு, அத்தியாயத் தலைப்பு, பத்திகள், காட்சி மாற்றம், படத்தின் இடம், அதன் படக்குறிப்பு, பக்க எண்.',
      )}
      className="mx-auto h-auto w-full max-w-72 text-ink"
    >
      <path d="M12 6h176v298H12z" className="fill-paper stroke-line" />
      <g className="stroke-ink-soft" strokeWidth="2.4" strokeLinecap="round" opacity="0.55">
        {lines.map(([x, y, width]) => (
          <path key={y} d={`M${x} ${y}h${width}`} />
        ))}
        <path d="M78 22h44M92 292h16" />
      </g>
      <path d="M66 60h68" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
      <path d="M84 46h32" className="stroke-palm" strokeWidth="2.4" strokeLinecap="round" />
      <g className="fill-ink">
        <circle cx="90" cy="200" r="1.6" />
        <circle cx="100" cy="200" r="1.6" />
        <circle cx="110" cy="200" r="1.6" />
      </g>
      <path
        d="M34 236h132v26H34z"
        fill="none"
        className="stroke-turmeric"
        strokeWidth="1.4"
        strokeDasharray="4 3"
      />
      <path d="M66 249h68" className="stroke-turmeric" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M60 272h80" className="stroke-ink-soft" strokeWidth="2" strokeLinecap="round" />
      {marks.map(([x, y], at) => (
        <g key={y}>
          <circle cx={x} cy={y} r="8" className="fill-palm" />
          <text
            x={x}
            y={y + 3.6}
            textAnchor="middle"
            className="fill-on-palm font-sans font-semibold"
            fontSize="10"
          >
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
