import { localised } from '@panai/contract/language/localised'
import { brand, siteName } from '../../brand.ts'

const words = localised(
  { own: 'Open in your map application', page: 'Open in OpenStreetMap', newTab: ', in a new tab' },
  { own: 'உங்கள் வரைபடச் செயலியில் திறக்க', page: 'OpenStreetMap-இல் திறக்க', newTab: ', புதிய தாவலில்' },
)

const { latitude, longitude } = brand.map
const place = `${latitude},${longitude}`
const named = encodeURIComponent(`${siteName}, ${brand.address.street}, ${brand.address.town}`)
/** Addresses of the place: one that phones give to the visitor's own map, one for Apple's, and a page for everybody. */
const placeLinks = {
  geo: `geo:${place}?q=${place}(${named})`,
  apple: `https://maps.apple.com/?ll=${place}&q=${named}`,
  openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
} as const

const link = 'min-h-11 items-center font-semibold text-palm underline underline-offset-4 hover:decoration-2'

/**
 * Only phones open `geo:`, and iPhones have Apple's map instead; the style sheet knows which of them this is, so the links are
 * right without a script too.
 */
export function MapLinks() {
  return (
    <p className="mt-1 flex flex-wrap gap-x-6">
      <a
        href={placeLinks.geo}
        className={`hidden pointer-coarse:inline-flex supports-[-webkit-touch-callout:none]:hidden ${link}`}
      >
        {words.own}
      </a>
      <a
        href={placeLinks.apple}
        rel="noopener noreferrer"
        className={`hidden supports-[-webkit-touch-callout:none]:inline-flex ${link}`}
      >
        {words.own}
      </a>
      <a
        href={placeLinks.openStreetMap}
        target="_blank"
        rel="noopener noreferrer"
        className={`inline-flex ${link}`}
      >
        {words.page}
        <span className="sr-only">{words.newTab}</span>
      </a>
    </p>
  )
}
