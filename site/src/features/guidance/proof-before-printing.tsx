import { localised } from '@panai/contract/language/localised'
import { DrawnSources } from '../../ui/drawn-sources.tsx'
import avif320 from './pictures/proof-320.avif'
import webp320 from './pictures/proof-320.webp'
import avif640 from './pictures/proof-640.avif'
import webp640 from './pictures/proof-640.webp'

const words = localised(
  {
    title: 'See your book before it is printed',
    text: 'Hand in a Word file, mend with one press what our check finds, and after some minutes you turn the pages of your book in the browser just as they will be printed, with the number of pages and the cost of printing in each size. Mark any place and write what should change: we answer you there. When all is right, you approve exactly those pages for printing.',
    picture: 'A page of a book in Tamil as it will be printed, with a comment pinned beside a line.',
  },
  {
    title: 'அச்சிடும் முன் உங்கள் நூலைப் பாருங்கள்',
    text: 'Word கோப்பை அனுப்பி, எங்கள் சரிபார்ப்பில் தெரிந்தவற்றை ஒரே அழுத்தத்தில் சரிசெய்த சில நிமிடங்களில், அச்சில் வரப்போகிறபடியே உங்கள் நூலின் பக்கங்களை உலாவியில் புரட்டிப் பார்க்கலாம்; மொத்தம் எத்தனை பக்கங்கள், ஒவ்வோர் அளவிலும் அச்சுச் செலவு எவ்வளவு என்பதும் தெரியும். எந்த இடத்தையும் தொட்டு, அங்கே எதை மாற்ற வேண்டும் என்று எழுதுங்கள்: நாங்கள் அங்கேயே பதில் எழுதுவோம். எல்லாம் சரியானதும், அதே பக்கங்களை அச்சிட ஒப்புதல் தாருங்கள்.',
    picture: 'அச்சில் வரப்போகும் தமிழ் நூலின் ஒரு பக்கம்; ஒரு வரியின் அருகே ஒரு குறிப்பு.',
  },
)

const drawn = { avif: { 320: avif320, 640: avif640 }, webp: { 320: webp320, 640: webp640 } }

/**
 * What an author sees of a book before it goes to the press: the ninth page of a long sample manuscript (`demo`) in 5 × 7 in, as it was
 * set, with a pin as the proof has it.
 */
export function ProofBeforePrinting() {
  return (
    <section
      aria-labelledby="proof"
      className="page-width section-space grid gap-8 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-16"
    >
      <div>
        <h2 id="proof" className="text-2xl">
          {words.title}
        </h2>
        <p className="mt-4 max-w-measure">{words.text}</p>
      </div>
      <picture>
        <DrawnSources drawn={drawn} sizes="16rem" />
        <img
          src={webp320}
          alt={words.picture}
          width={320}
          height={447}
          loading="lazy"
          decoding="async"
          className="h-auto w-64 border border-line"
        />
      </picture>
    </section>
  )
}
