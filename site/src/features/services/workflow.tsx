const steps = [
  ['Create author login', 'Register once. Your books, sales and royalties are then in one place.'],
  ['Choose size and format', 'One of eight sizes, soft or hard cover, paper and ink; as an eBook too.'],
  ['Formatting and proofreading', 'We set the pages and read every line for slips. You read them again.'],
  ['Cover and illustration design', 'Front, spine and back, and pictures inside where the book wants them.'],
  [
    'E-book creation and editorial services',
    'The same text made to flow on every screen, and edited as you wish.',
  ],
  [
    'Final review before printing',
    'You hold the last proof. Nothing is printed until you have agreed to it.',
  ],
  [
    'Printing and distribution',
    'Each copy is printed when it is ordered, and sent to the reader by courier.',
  ],
  ['Track royalties and sales', 'Your dashboard shows what was sold, when, and what it has earned.'],
] as const

/** From manuscript to reader. */
export function Workflow() {
  return (
    <section aria-labelledby="workflow">
      <h2 id="workflow" className="text-2xl">
        From manuscript to book in eight steps
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-12">
        {steps.map(([title, text], at) => (
          <li key={title} className="border-t-2 border-turmeric pt-3">
            <span aria-hidden="true" className="block font-title text-2xl text-palm tabular-nums">
              {at + 1}
            </span>
            <h3 className="mt-1 text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
