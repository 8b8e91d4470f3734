const hints = [
  {
    about: 'A book of your own',
    text: 'Its language, about how many words it has, how far it has come, and whether it has pictures.',
  },
  {
    about: 'Royalties',
    text: 'The title and the months in question. Never a password, a card number or a bank account.',
  },
  {
    about: 'Something that does not work',
    text: 'The page, what you did, what you saw, and whether it was a phone or a computer.',
  },
  { about: 'Buying a book', text: 'The title, how many copies, and the town they should go to.' },
] as const

/** What to put into a message, so that one answer is enough. */
export function WhatHelps() {
  return (
    <section aria-labelledby="what-helps" className="mt-14 border-line border-t pt-8">
      <h3 id="what-helps" className="text-xl">
        What helps us answer
      </h3>
      <dl className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2">
        {hints.map(({ about, text }) => (
          <div key={about}>
            <dt className="font-semibold">{about}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
