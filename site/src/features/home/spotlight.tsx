import { ButtonLink } from '../../ui/button.tsx'
import tallAvif360 from './drawn/spotlight-tall-360.avif'
import tallWebp360 from './drawn/spotlight-tall-360.webp'
import tallAvif720 from './drawn/spotlight-tall-720.avif'
import tallWebp720 from './drawn/spotlight-tall-720.webp'
import wideAvif640 from './drawn/spotlight-wide-640.avif'
import wideWebp640 from './drawn/spotlight-wide-640.webp'
import wideAvif960 from './drawn/spotlight-wide-960.avif'
import wideWebp960 from './drawn/spotlight-wide-960.webp'
import wideAvif1280 from './drawn/spotlight-wide-1280.avif'
import wideWebp1280 from './drawn/spotlight-wide-1280.webp'
import { DrawnSources } from './drawn-picture.tsx'

const wide = {
  avif: { 640: wideAvif640, 960: wideAvif960, 1280: wideAvif1280 },
  webp: { 640: wideWebp640, 960: wideWebp960, 1280: wideWebp1280 },
}
const tall = {
  avif: { 360: tallAvif360, 720: tallAvif720 },
  webp: { 360: tallWebp360, 720: tallWebp720 },
}

/** The same scene lying or, below 768 px, standing. */
export function Spotlight() {
  return (
    <section aria-labelledby="spotlight" className="bg-grove text-on-grove">
      <div className="lg:grid lg:grid-cols-[58vw_minmax(0,1fr)] lg:items-center">
        <picture className="spotlight-scene block aspect-square min-[48rem]:aspect-video lg:h-full">
          <DrawnSources drawn={tall} sizes="100vw" media="(width < 48rem)" />
          <DrawnSources drawn={wide} sizes="(width < 62rem) 100vw, 58vw" />
          <img
            src={wideWebp640}
            alt="A book stands on palm leaves in a beam of light, between two brass lamps in a grove of palms."
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        </picture>
        <div className="page-width py-7 md:py-14 lg:max-w-[36rem] lg:pl-12">
          <h2 id="spotlight" className="text-2xl">
            Your Story Deserves the Spotlight
          </h2>
          <p className="mt-3 max-w-measure text-lg opacity-90">
            Somewhere a reader is looking for exactly the book that lies in your drawer. Bring it out: create
            your login, send the manuscript, and we take it from there.
          </p>
          <ButtonLink
            to="/login"
            className="mt-5 bg-on-grove! text-grove! hover:bg-turmeric! hover:text-[#1f1a14]!"
          >
            Start Publishing
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
