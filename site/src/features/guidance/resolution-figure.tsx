import { localised } from '@panai/contract/language/localised'

const leaf = 'M14 64C30 20 74 8 112 12 108 54 84 92 34 92 26 92 18 84 14 64z'
const veins = 'M18 88C44 66 74 40 108 16M46 66l-6-24M46 66l28 8M72 44l-4-18M72 44l26 2'
/** Dots to the edge of the coarse leaf. */
const STEP = 8

/** A leaf that is drawn fine, and the same leaf in large squares. */
export function ResolutionFigure() {
  return (
    <svg
      viewBox="0 0 280 120"
      role="img"
      aria-label={localised(
        'Two leaves: one with smooth edges and fine veins, one made of large squares.',
        'இரண்டு இலைகள்: ஒன்று சீரான விளிம்பும் நுண்ணிய நரம்புகளும் கொண்டது, மற்றது பெரிய சதுரங்களால் ஆனது.',
      )}
      className="h-auto w-full font-sans text-ink"
      fill="currentColor"
      fontSize="13"
      textAnchor="middle"
    >
      <path d={leaf} className="fill-palm" />
      <path d={veins} className="stroke-paper" fill="none" strokeWidth="1.6" />
      <text x="64" y="114" className="font-semibold">
        300
      </text>
      <g transform="translate(150 0)" className="fill-palm">
        {coarse.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y}h${STEP}v${STEP}h-${STEP}z`}
            opacity={(x * 5 + y * 3) % 56 < 24 ? 0.82 : 1}
          />
        ))}
      </g>
      <text x="214" y="114" className="font-semibold">
        72
      </text>
    </svg>
  )
}

/** Rows of the coarse leaf: its left and right ends in dots. */
const rows = [
  [11, 14],
  [7, 14],
  [5, 14],
  [4, 13],
  [3, 13],
  [2, 13],
  [2, 12],
  [2, 11],
  [2, 10],
  [3, 9],
] as const
const coarse = rows.flatMap(([from, to], row) =>
  Array.from({ length: to - from }, (_, at) => [(from + at) * STEP, (row + 1) * STEP] as const),
)
