import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Four steps on one cord. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="bg-grove text-on-grove">
      <div className="page-width section-space">
        <h2 id="how-it-works" className="text-2xl">
          How It Works
        </h2>
        <ol className="cord mt-6 grid gap-5 md:mt-10 md:gap-8 lg:grid-cols-4 lg:gap-10">
          <Step title="Write your manuscript">
            In MS Word or PageMaker, in the language that is yours. Send it when you are ready.
          </Step>
          <Step title="Customize">Choose size, binding and paper, the inside layout and the cover.</Step>
          <Step title="Set your price">
            See with the{' '}
            <Link to="/royaltyform" className="underline underline-offset-4 hover:decoration-2">
              royalty calculator
            </Link>{' '}
            what each copy earns, then decide.
          </Step>
          <Step title="Publish">We print and deliver; you follow sales and royalties in your account.</Step>
        </ol>
      </div>
    </section>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="pl-12 lg:pt-10 lg:pl-0">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 opacity-90">{children}</p>
    </li>
  )
}
