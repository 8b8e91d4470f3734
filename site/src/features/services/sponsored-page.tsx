import { ButtonLink } from '../../ui/button.tsx'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageBanner } from '../../ui/page-banner.tsx'
import { LampDrawing, SlateDrawing, TouchDrawing } from './drawings.tsx'

const audiences = [
  {
    title: 'Homemakers',
    Drawing: LampDrawing,
    text: 'Recipes, songs, a diary, a novel written when the house was asleep. What you know is worth a book, and the time you took for it was never free.',
  },
  {
    title: 'School children',
    Drawing: SlateDrawing,
    text: 'Poems, stories and pictures by children, printed as a real book with their name on the cover. A parent or a teacher sends it with them.',
  },
  {
    title: 'Children with special needs',
    Drawing: TouchDrawing,
    text: 'Told, dictated, drawn or typed: we take the work in whatever way the child makes it, and do the rest together with the family.',
  },
] as const

export function SponsoredPage() {
  return (
    <>
      <PageBanner
        title="Sponsored publishing"
        subtitle="Some books should not have to wait for money."
        ornamentSeed="sponsored publishing"
      />
      <div className="page-width section-space">
        <div className="max-w-measure space-y-4">
          <h2 className="text-2xl">Free, from the manuscript to the first copy</h2>
          <p className="text-lg">
            Sponsored publishing is free for homemakers, school children and children with special needs. The
            author pays nothing for layout, cover, ISBN and publication.
          </p>
          <p className="text-ink-soft">
            The book is treated like every other one of ours: an editor reads it, a designer draws its cover,
            and it stands in our library under its author's name. The rights stay with the author.
          </p>
          <ButtonLink to="/contact" className="mt-3">
            Reach us
          </ButtonLink>
        </div>
        <h2 className="mt-16 text-2xl">Who it is for</h2>
        <ul className="mt-8 grid gap-6 lg:grid-cols-3">
          {audiences.map(({ title, Drawing, text }) => (
            <li key={title} className="rounded-lg border border-line bg-leaf p-[min(1.5rem,7vw)] md:p-8">
              <span className="text-palm">
                <Drawing />
              </span>
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <CallToAction
        title="Do you know somebody who writes in secret?"
        text="Tell them about this page, or write to us for them."
      />
    </>
  )
}
