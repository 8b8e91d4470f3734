const promises = [
  [
    'Transparent royalties',
    'You see what printing, distribution and the platform take before you set a price, and every sale afterwards.',
  ],
  [
    'End-to-end support',
    'Editing, layout, cover, ISBN, printing and delivery under one roof. You talk to people, not to a ticket.',
  ],
  [
    'Global reach',
    'Paperbacks printed on demand and eBooks within reach of readers in Chennai, Colombo, Singapore and Toronto.',
  ],
  [
    'Expert guidance',
    'Editors and designers who know Tamil books and their readers tell you what they would do, and why.',
  ],
] as const

/** Why with us. */
export function Vision() {
  return (
    <section aria-labelledby="vision" className="border-t border-line">
      <div className="page-width section-space grid gap-x-16 gap-y-5 md:gap-y-8 lg:grid-cols-[1fr_1.9fr]">
        <div>
          <h2 id="vision" className="text-2xl">
            From Vision to Publication
          </h2>
          <p className="mt-3 max-w-measure text-lg text-ink-soft">
            A book is a long walk. We know the way and carry what is heavy.
          </p>
        </div>
        <dl className="grid gap-x-10 gap-y-5 md:gap-y-8 sm:grid-cols-2">
          {promises.map(([title, text]) => (
            <div key={title} className="border-t-2 border-turmeric pt-3 md:pt-4">
              <dt className="font-title text-xl font-semibold">{title}</dt>
              <dd className="mt-1 md:mt-2 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
