import { localised } from '@panai/contract/language/localised'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { EditorialList } from './editorial-list.tsx'
import { PriceParts } from './price-parts.tsx'
import { Workflow } from './workflow.tsx'

const calculator = (name: string) => (
  <Link to="/royaltyform" className="text-palm underline underline-offset-4 hover:decoration-2">
    {name}
  </Link>
)

const words = localised<Readonly<Record<'title' | 'all' | 'ofWhat' | 'yourChoice' | 'isbn', ReactNode>>>(
  {
    title: 'Why self-publish?',
    all: 'You receive 100% of the royalty. In traditional publishing an author receives under 15%.',
    ofWhat: (
      <>
        A hundred per cent of what? Of what remains of the price when printing, distribution and the platform
        margin are paid. It is not the whole price, and nobody can give you that. The traditional 15% is
        usually counted on the price itself, and that publisher pays for editing, printing and unsold stock.
        So compare rupees a copy with rupees a copy: {calculator('the royalty calculator')} works them out for
        your own book.
      </>
    ),
    yourChoice:
      'You set the price, from the suggested MRP upwards, and every rupee above it is yours. You choose the size, the cover and the day of publication. The rights stay with you.',
    isbn: 'Each edition carries an ISBN, the number of 13 digits by which shops and libraries everywhere know a book.',
  },
  {
    title: 'ஏன் சுயபதிப்பு?',
    all: 'உரிமைத்தொகை (ராயல்டி) 100% உங்களுக்கே. வழக்கமான பதிப்பில் எழுத்தாளருக்கு 15 சதவீதத்துக்கும் குறைவாகவே கிடைக்கிறது.',
    ofWhat: (
      <>
        எதில் நூறு சதவீதம்? விலையில் அச்சுச் செலவு, விநியோகச் செலவு, தளத்தின் பங்கு ஆகியவை போக மீதியில். அது முழு விலை
        அல்ல; அதை யாராலும் தர முடியாது. வழக்கமான 15 சதவீதத்தைப் பெரும்பாலும் விலையின் மீதே கணக்கிடுவார்கள்; செம்மையாக்கம், அச்சு,
        விற்காத பிரதிகள் ஆகியவற்றின் செலவு அந்தப் பதிப்பகத்துடையது. ஆகவே ஒரு பிரதிக்கு எத்தனை ரூபாய் என்று ஒப்பிடுங்கள்: உங்கள்
        நூலுக்கு {calculator('உரிமைத்தொகைக் கணிப்பான்')} கணக்கிட்டுச் சொல்லும்.
      </>
    ),
    yourChoice:
      'பரிந்துரைக்கும் விலையிலிருந்து தொடங்கி, விலையை நீங்களே முடிவு செய்கிறீர்கள்; அதற்கு மேல் வரும் ஒவ்வொரு ரூபாயும் உங்களுடையது. நூல் அளவு, அட்டை, வெளியீட்டு நாள் எல்லாம் உங்கள் விருப்பம். உரிமைகள் உங்களிடமே இருக்கும்.',
    isbn: 'ஒவ்வொரு பதிப்புக்கும் ISBN உண்டு: உலகெங்கும் கடைகளும் நூலகங்களும் ஒரு நூலை அறியும் 13 இலக்க எண் (பன்னாட்டுத் தர நூல் எண்).',
  },
)

/** For a manuscript that is written. */
export function ReadyPanel(example: ComponentProps<typeof PriceParts>) {
  return (
    <div className="space-y-16 md:space-y-20">
      <WhySelfPublish {...example} />
      <Workflow />
      <EditorialList />
    </div>
  )
}

function WhySelfPublish(example: ComponentProps<typeof PriceParts>) {
  return (
    <section
      aria-labelledby="why"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr] lg:items-start"
    >
      <div className="max-w-measure space-y-4">
        <h2 id="why" className="text-2xl">
          {words.title}
        </h2>
        <p className="text-lg">{words.all}</p>
        <p>{words.ofWhat}</p>
        <p>{words.yourChoice}</p>
        <p>{words.isbn}</p>
      </div>
      <PriceParts {...example} />
    </section>
  )
}
