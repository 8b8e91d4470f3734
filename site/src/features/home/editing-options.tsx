import { localised } from '@panai/contract/language/localised'
import type { ReactNode } from 'react'

const removed = 'decoration-hibiscus decoration-2'
const added = 'font-semibold text-palm no-underline'

type Depth = { readonly title: string; readonly text: string; readonly example: ReactNode }

const words = localised<
  Record<'title' | 'text', string> & Record<'developmental' | 'line' | 'structural', Depth>
>(
  {
    title: 'Editing Options',
    text: 'As deep as your book wants it. You see every change and keep the last word.',
    developmental: {
      title: 'Developmental',
      text: 'The whole book: what it is about, who tells it, what is missing and what is there twice.',
      example: 'Chapter 3 knows what chapter 7 wants to reveal. Let us change their places.',
    },
    line: {
      title: 'Line',
      text: 'Sentence by sentence: sound, rhythm and the right word, in your own voice.',
      example: (
        <>
          The rain <del className={removed}>started to begin to fall</del> <ins className={added}>fell</ins>{' '}
          on the tamarind.
        </>
      ),
    },
    structural: {
      title: 'Structural',
      text: 'How it is built: the order of parts and scenes, the length of chapters, where it pauses.',
      example: 'Two short parts after the wedding, instead of one long one.',
    },
  },
  {
    title: 'செம்மையாக்க வகைகள்',
    text: 'உங்கள் நூலுக்கு எவ்வளவு தேவையோ அவ்வளவு. ஒவ்வொரு மாற்றத்தையும் நீங்கள் பார்க்கிறீர்கள்; இறுதிச் சொல் உங்களுடையது.',
    developmental: {
      title: 'உள்ளடக்கச் செம்மை',
      text: 'நூல் முழுவதும்: அது எதைப் பற்றியது, யார் சொல்கிறார், எது விடுபட்டுள்ளது, எது இருமுறை வருகிறது.',
      example: 'ஏழாம் அத்தியாயம் வெளிப்படுத்த வேண்டியது மூன்றாம் அத்தியாயத்திலேயே தெரிந்துவிடுகிறது. இரண்டையும் இடம் மாற்றலாமா?',
    },
    line: {
      title: 'வரிச் செம்மை',
      text: 'வாக்கியம் வாக்கியமாக: ஓசை, நடை, சரியான சொல்; குரல் உங்களுடையதாகவே.',
      example: (
        <>
          புளியமரத்தின் மேல் மழை <del className={removed}>பெய்ய ஆரம்பிக்கத் தொடங்கியது</del>{' '}
          <ins className={added}>பெய்தது</ins>.
        </>
      ),
    },
    structural: {
      title: 'கட்டமைப்புச் செம்மை',
      text: 'நூல் அமைந்திருக்கும் விதம்: பகுதிகள், காட்சிகளின் வரிசை, அத்தியாயங்களின் நீளம், நின்று மூச்சு வாங்கும் இடங்கள்.',
      example: 'திருமணத்துக்குப் பிறகு நீண்ட ஒரு பகுதிக்குப் பதில் இரண்டு சிறிய பகுதிகள்.',
    },
  },
)

/** Three depths of editing, each shown at work on a line. */
export function EditingOptions() {
  return (
    <section aria-labelledby="editing" className="border-t border-line">
      <div className="page-width section-space grid gap-x-16 gap-y-5 md:gap-y-8 lg:grid-cols-[1fr_1.9fr]">
        <div>
          <h2 id="editing" className="text-2xl">
            {words.title}
          </h2>
          <p className="mt-3 max-w-measure text-lg text-ink-soft">{words.text}</p>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          <Option title={words.developmental.title} text={words.developmental.text}>
            {words.developmental.example}
          </Option>
          <Option title={words.line.title} text={words.line.text}>
            {words.line.example}
          </Option>
          <Option title={words.structural.title} text={words.structural.text}>
            {words.structural.example}
          </Option>
        </ul>
      </div>
    </section>
  )
}

function Option({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 md:py-6 sm:grid-cols-[1fr_1fr]">
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
      <p className="self-center border-l-2 border-turmeric pl-5 font-title">{children}</p>
    </li>
  )
}
