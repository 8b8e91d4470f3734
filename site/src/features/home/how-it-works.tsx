import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const calculator = (name: string) => (
  <Link to="/royaltyform" className="underline underline-offset-4 hover:decoration-2">
    {name}
  </Link>
)

type Words = {
  readonly title: string
  readonly steps: readonly (readonly [title: string, text: ReactNode])[]
}

const words = localised<Words>(
  {
    title: 'How It Works',
    steps: [
      [
        'Write your manuscript',
        'In MS Word or PageMaker, in the language that is yours. Send it when you are ready.',
      ],
      ['Customize', 'Choose size, binding and paper, the inside layout and the cover.'],
      [
        'Set your price',
        <>See with the {calculator('royalty calculator')} what each copy earns, then decide.</>,
      ],
      ['Publish', 'We print and deliver; you follow sales and royalties in your account.'],
    ],
  },
  {
    title: 'எப்படி நடக்கிறது',
    steps: [
      ['எழுதுதல்', 'MS Word அல்லது PageMaker-இல், உங்கள் மொழியில் எழுதுங்கள். தயாரானதும் அனுப்புங்கள்.'],
      ['வடிவமைத்தல்', 'நூல் அளவு, அட்டை வகை, தாள், பக்க வடிவமைப்பு, அட்டைப்படம் ஆகியவற்றைத் தேர்ந்தெடுங்கள்.'],
      [
        'விலையை முடிவு செய்தல்',
        <>ஒவ்வொரு பிரதியும் என்ன தரும் என்று {calculator('உரிமைத்தொகைக் கணிப்பானில்')} பார்த்து, பிறகு முடிவு செய்யுங்கள்.</>,
      ],
      ['வெளியிடுதல்', 'நாங்கள் அச்சிட்டு வாசகரிடம் சேர்க்கிறோம்; விற்பனையும் உரிமைத்தொகையும் உங்கள் கணக்கில் தெரியும்.'],
    ],
  },
)

/** Four steps on one cord. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="bg-grove text-on-grove">
      <div className="page-width section-space">
        <h2 id="how-it-works" className="text-2xl">
          {words.title}
        </h2>
        <ol className="cord mt-6 grid gap-5 md:mt-10 md:gap-8 lg:grid-cols-4 lg:gap-10">
          {words.steps.map(([title, text]) => (
            <Step key={title} title={title}>
              {text}
            </Step>
          ))}
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
