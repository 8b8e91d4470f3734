import { ButtonLink } from '../../ui/button.tsx'

const packages = [
  {
    title: 'Writing Coach',
    text: 'Somebody who has brought books to their end reads with you, chapter by chapter, and agrees with you on what comes next and by when.',
    includes: [
      'A plan for the chapters that are missing',
      'Regular talks by phone or on screen',
      'Notes on each chapter you send',
    ],
  },
  {
    title: 'Manuscript Review',
    text: 'An editor reads what is there, from the first page to the last, and writes down what works, what is in the way and where to begin.',
    includes: [
      'One reading of the whole manuscript',
      'A written report on story, order and language',
      'A talk about the report',
    ],
  },
] as const

/** For a manuscript that is being written. */
export function ProgressPanel() {
  return (
    <div className="space-y-16">
      <section aria-labelledby="go-on" className="max-w-measure">
        <h2 id="go-on" className="text-2xl">
          Half a book is further than most get
        </h2>
        <p className="mt-4 text-lg text-ink-soft">
          Tell us what you are writing and where it has stopped. We answer within 24-48 hours, and asking
          costs nothing.
        </p>
        <ButtonLink to="/contact" className="mt-6">
          Reach us
        </ButtonLink>
      </section>
      <section aria-labelledby="packages">
        <h2 id="packages" className="text-2xl">
          Support Packages
        </h2>
        <ul className="mt-6 grid gap-6 md:grid-cols-2">
          {packages.map(({ title, text, includes }) => (
            <li key={title} className="rounded-lg border border-line bg-leaf p-6 md:p-8">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-3">{text}</p>
              <ul className="mt-4 space-y-2 border-t border-line pt-4 text-ink-soft">
                {includes.map((part) => (
                  <li key={part} className="flex gap-3">
                    <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-turmeric" />
                    {part}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="start" className="max-w-measure">
        <h2 id="start" className="text-2xl">
          Nearly done?
        </h2>
        <p className="mt-4 text-ink-soft">
          Formatting and the cover can begin while you write the last chapters. Log in and send what you have.
        </p>
        <ButtonLink to="/login" className="mt-6">
          Start Publishing
        </ButtonLink>
      </section>
    </div>
  )
}
