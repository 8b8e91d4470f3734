import type { ReactNode } from 'react'

/** Three depths of editing, each shown at work on a line. */
export function EditingOptions() {
  return (
    <section aria-labelledby="editing" className="border-t border-line">
      <div className="page-width section-space grid gap-x-16 gap-y-5 md:gap-y-8 lg:grid-cols-[1fr_1.9fr]">
        <div>
          <h2 id="editing" className="text-2xl">
            Editing Options
          </h2>
          <p className="mt-3 max-w-measure text-lg text-ink-soft">
            As deep as your book wants it. You see every change and keep the last word.
          </p>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          <Option
            title="Developmental"
            text="The whole book: what it is about, who tells it, what is missing and what is there twice."
          >
            Chapter 3 knows what chapter 7 wants to reveal. Let us change their places.
          </Option>
          <Option
            title="Line"
            text="Sentence by sentence: sound, rhythm and the right word, in your own voice."
          >
            The rain <del className="decoration-hibiscus decoration-2">started to begin to fall</del>{' '}
            <ins className="font-semibold text-palm no-underline">fell</ins> on the tamarind.
          </Option>
          <Option
            title="Structural"
            text="How it is built: the order of parts and scenes, the length of chapters, where it pauses."
          >
            Two short parts after the wedding, instead of one long one.
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
