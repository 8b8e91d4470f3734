import { localised } from '@panai/contract/language/localised'

const words = localised(
  {
    title: 'From manuscript to book in eight steps',
    steps: [
      ['Create author login', 'Register once. Your books, sales and royalties are then in one place.'],
      ['Choose size and format', 'One of eight sizes, soft or hard cover, paper and ink; as an eBook too.'],
      ['Formatting and proofreading', 'We set the pages and read every line for slips. You read them again.'],
      [
        'Cover and illustration design',
        'Front, spine and back, and pictures inside where the book wants them.',
      ],
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
    ],
  },
  {
    title: 'கையெழுத்துப் பிரதியிலிருந்து நூல் வரை எட்டுப் படிகள்',
    steps: [
      [
        'எழுத்தாளராகப் பதிவு செய்தல்',
        'ஒரு முறை பதிவு செய்யுங்கள். உங்கள் நூல்கள், விற்பனை, உரிமைத்தொகை எல்லாம் ஒரே இடத்தில் இருக்கும்.',
      ],
      ['நூல் அளவும் வடிவமும் தேர்வு', 'எட்டு அளவுகளில் ஒன்று, சாதா அல்லது கெட்டி அட்டை, தாள், மை; மின்னூலாகவும் வெளியிடலாம்.'],
      [
        'பக்க வடிவமைப்பும் மெய்ப்புத் திருத்தமும்',
        'பக்கங்களை வடிவமைத்து, பிழை இருக்கிறதா என்று ஒவ்வொரு வரியையும் படிக்கிறோம். நீங்களும் ஒரு முறை படிக்கிறீர்கள்.',
      ],
      ['அட்டையும் ஓவியங்களும்', 'முன்னட்டை, முதுகு, பின்னட்டை; நூலுக்குத் தேவையான இடங்களில் உள்ளே ஓவியங்கள்.'],
      ['மின்னூலாக்கமும் செம்மையாக்கமும்', 'அதே நூல் எல்லாத் திரைகளுக்கும் ஏற்ப; நீங்கள் விரும்பும் அளவுக்குச் செம்மையாக்கி.'],
      ['அச்சுக்கு முன் இறுதிப் பார்வை', 'கடைசி மெய்ப்பு உங்கள் கையில். நீங்கள் ஒப்புதல் தரும்வரை எதையும் அச்சிடுவதில்லை.'],
      ['அச்சும் விநியோகமும்', 'ஆர்டர் வரும்போது ஒவ்வொரு பிரதியையும் அச்சிட்டு, கூரியரில் வாசகருக்கு அனுப்புகிறோம்.'],
      ['உரிமைத்தொகையும் விற்பனையும்', 'எது, எப்போது விற்றது, என்ன தந்தது என்று உங்கள் பக்கத்தில் பார்க்கலாம்.'],
    ],
  },
)

/** From manuscript to reader. */
export function Workflow() {
  return (
    <section aria-labelledby="workflow">
      <h2 id="workflow" className="text-2xl">
        {words.title}
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-12">
        {words.steps.map(([title, text], at) => (
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
