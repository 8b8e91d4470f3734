import { localised } from '@panai/contract/language/localised'
import { brand } from '../../brand.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DrawnSources } from '../../ui/drawn-sources.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import avif640 from './drawn/poster-640.avif'
import webp640 from './drawn/poster-640.webp'
import avif960 from './drawn/poster-960.avif'
import webp960 from './drawn/poster-960.webp'
import avif1280 from './drawn/poster-1280.avif'
import webp1280 from './drawn/poster-1280.webp'
import { Film } from './film.tsx'

const words = localised(
  {
    text: 'We publish authors from Tamil Nadu and beyond: printed when a reader asks for it, as an eBook, and in translation.',
    publish: 'Publish your book',
    picture: 'An iron stylus writes verses of the Tirukkural on a palm leaf; behind it grows a kolam.',
  },
  {
    text: 'தமிழ்நாட்டிலும் அதற்கு அப்பாலும் வாழும் எழுத்தாளர்களின் நூல்களை வெளியிடுகிறோம்: வாசகர் கேட்கும்போது அச்சிட்ட நூலாக, மின்னூலாக, மொழிபெயர்ப்பாக.',
    publish: 'உங்கள் நூலை வெளியிடுக',
    picture: 'ஓர் எழுத்தாணி பனையோலையில் திருக்குறளை எழுதுகிறது; அதன் பின்னால் ஒரு கோலம் மலர்கிறது.',
  },
)

const poster = {
  avif: { 640: avif640, 960: avif960, 1280: avif1280 },
  webp: { 640: webp640, 960: webp960, 1280: webp1280 },
}

export function Hero() {
  return (
    <section className="hero bg-leaf">
      <div className="hero-words py-7 md:py-14">
        <h1
          className={localised(
            'max-w-[8.4em] text-display sm:max-w-[11em] lg:text-[clamp(2.25rem,3.5vw,3rem)]',
            'text-display lg:text-[clamp(2rem,3vw,2.625rem)]',
          )}
        >
          {brand.headline}
        </h1>
        <p className="mt-3 max-w-measure md:mt-5 text-lg text-ink-soft">{words.text}</p>
        <ButtonLink to="/services/self-publishing" className="mt-5 px-7 md:mt-7 text-lg">
          {words.publish}
          <ArrowIcon />
        </ButtonLink>
      </div>
      <Scene />
    </section>
  )
}

/** The still picture, and over it the film once everything else has come. */
function Scene() {
  return (
    <div className="hero-scene relative overflow-hidden bg-grove">
      <picture className="contents">
        <DrawnSources drawn={poster} sizes="(width < 62rem) 100vw, 54vw" />
        <img
          src={webp960}
          width={1280}
          height={720}
          fetchPriority="high"
          alt={words.picture}
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
      <Film />
    </div>
  )
}
