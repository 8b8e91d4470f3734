import {
  bounds,
  landmarks,
  type Place,
  railway,
  type SketchLine,
  streetNames,
  streets,
  water,
  whereItIs,
} from '@panai/contract/brand/brand-map'
import { localised } from '@panai/contract/language/localised'
import { brand } from '../../brand.ts'
import { MapLinks } from './map-links.tsx'

const words = localised(
  {
    title: 'Find Us',
    map: (town: string, place: string) => `Sketch map of ${town}. ${place}`,
    sketch: 'A sketch; streets are simplified.',
  },
  {
    title: 'எங்களைக் கண்டறிய',
    map: (town: string, place: string) => `${town}: வழிகாட்டும் வரைபடம். ${place}`,
    sketch: 'இது கையால் வரைந்த படம்; தெருக்களை எளிமையாக்கியிருக்கிறோம்.',
  },
)

const WIDTH = 400
const middle = ((bounds.north + bounds.south) / 2) * (Math.PI / 180)
const scale = WIDTH / ((bounds.east - bounds.west) * Math.cos(middle))
const HEIGHT = Math.round((bounds.north - bounds.south) * scale)

/** Degrees as points of the drawing: in a town the earth is flat. */
function point([latitude, longitude]: Place): readonly [x: number, y: number] {
  const x = (longitude - bounds.west) * Math.cos(middle) * scale
  const y = (bounds.north - latitude) * scale
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}

function path(lines: readonly SketchLine[]): string {
  return lines.map(({ points }) => `M${points.map((place) => point(place).join(' ')).join('L')}`).join('')
}

const [houseX, houseY] = point([brand.map.latitude, brand.map.longitude])

/** Where the company is, drawn by ourselves: nothing is asked of a map service until the visitor follows a link. */
export function SketchMap() {
  return (
    <section aria-labelledby="find-us">
      <h2 id="find-us" className="text-xl">
        {words.title}
      </h2>
      <figure className="mt-4 max-w-measure">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={words.map(brand.address.town, whereItIs)}
          className="h-auto w-full rounded-lg border border-line bg-leaf font-sans"
          fill="none"
          fontSize="12.5"
          strokeLinejoin="round"
        >
          <path d={path(water)} className="stroke-info" strokeWidth="26" opacity="0.35" />
          <path d={path(streets)} className="stroke-paper" strokeWidth="7" strokeLinecap="round" />
          <path d={path(railway)} className="stroke-ink-soft" strokeWidth="4" />
          <path d={path(railway)} className="stroke-leaf" strokeWidth="2" strokeDasharray="7 7" />
          {landmarks.map(({ name, place, kind }) => (
            <Landmark key={name} name={name} at={point(place)} kind={kind} />
          ))}
          {water.map(({ name, points }) => (
            <Name key={name} at={point(points[2] ?? points[0] ?? [0, 0])} turn={19} className="fill-info">
              {name}
            </Name>
          ))}
          {streetNames.map(({ name, place, upright }) => (
            <Name key={name} at={point(place)} turn={upright ? -90 : 0} className="fill-ink-soft stroke-leaf">
              {name}
            </Name>
          ))}
          <Pin />
        </svg>
        <figcaption className="mt-2 text-ink-soft text-sm">
          {whereItIs} {words.sketch}
        </figcaption>
      </figure>
      <MapLinks />
    </section>
  )
}

/** Names stand clear of the lines that they cross. */
const halo = { paintOrder: 'stroke', strokeWidth: 3.5 } as const

function Landmark({
  name,
  at: [x, y],
  kind,
}: {
  name: string
  at: readonly [number, number]
  kind: 'temple' | 'station'
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {kind === 'temple' ? (
        <path d="M-9 8h18l-3-5h-1.500l-2-5h-1l-1.500-5-1.500 5h-1l-2 5h-1.500z" className="fill-turmeric" />
      ) : (
        <path
          d="M-5-6h10v11H-5zM-5 0H5M-4 9l2-4M4 9L2 5"
          className="fill-paper stroke-ink-soft"
          strokeWidth="1.6"
        />
      )}
      <text y={kind === 'temple' ? 22 : -12} textAnchor="middle" {...halo} className="fill-ink stroke-leaf">
        {name}
      </text>
    </g>
  )
}

function Name({
  at: [x, y],
  turn,
  className,
  children,
}: {
  at: readonly [number, number]
  turn: number
  className: string
  children: string | undefined
}) {
  return (
    <text
      transform={`translate(${x} ${y}) rotate(${turn})`}
      y="4"
      textAnchor="middle"
      {...halo}
      className={className}
    >
      {children}
    </text>
  )
}

function Pin() {
  return (
    <g transform={`translate(${houseX} ${houseY})`}>
      <path d="M0 0c-9-11-13-17-13-24a13 13 0 0 1 26 0c0 7-4 13-13 24z" className="fill-hibiscus" />
      <circle cy="-24" r="5" className="fill-paper" />
      <text y="17" textAnchor="middle" {...halo} className="fill-ink stroke-leaf font-semibold" fontSize="14">
        {localised(brand.name, brand.nameInTamil)}
      </text>
    </g>
  )
}
