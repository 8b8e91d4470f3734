import { placeLinks } from './place-links.ts'

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
        Open in your map application
      </a>
      <a
        href={placeLinks.apple}
        rel="noopener noreferrer"
        className={`hidden supports-[-webkit-touch-callout:none]:inline-flex ${link}`}
      >
        Open in your map application
      </a>
      <a
        href={placeLinks.openStreetMap}
        target="_blank"
        rel="noopener noreferrer"
        className={`inline-flex ${link}`}
      >
        Open in OpenStreetMap<span className="sr-only">, in a new tab</span>
      </a>
    </p>
  )
}
