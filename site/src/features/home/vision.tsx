import { localised } from '@panai/contract/language/localised'

const words = localised(
  {
    title: 'From Vision to Publication',
    text: 'A book is a long walk. We know the way and carry what is heavy.',
    promises: [
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
    ],
  },
  {
    title: 'எண்ணம் முதல் நூல் வரை',
    text: 'ஒரு நூலை உருவாக்குவது நெடும்பயணம். எங்களுக்கு வழி தெரியும்; சுமையை நாங்கள் சுமக்கிறோம்.',
    promises: [
      [
        'வெளிப்படையான உரிமைத்தொகை (ராயல்டி)',
        'அச்சுக்கும் விநியோகத்துக்கும் தளத்துக்கும் எவ்வளவு போகிறது என்று, விலையை முடிவு செய்யும் முன்பே பார்க்கலாம்; பிறகு ஒவ்வொரு விற்பனையையும் பார்க்கலாம்.',
      ],
      [
        'தொடக்கம் முதல் முடிவு வரை துணை',
        'செம்மையாக்கம், பக்க வடிவமைப்பு, அட்டை, ISBN, அச்சு, விநியோகம் எல்லாம் ஒரே இடத்தில். நீங்கள் பேசுவது மனிதர்களிடம், புகார் எண்ணிடம் அல்ல.',
      ],
      [
        'உலகெங்கும் வாசகர்கள்',
        'தேவைக்கேற்ப அச்சிடும் நூல்களும் மின்னூல்களும் சென்னை, கொழும்பு, சிங்கப்பூர், டொரண்டோ வாசகர்களுக்கு எட்டும் தொலைவில்.',
      ],
      [
        'வல்லுநர்களின் வழிகாட்டல்',
        'தமிழ் நூல்களையும் அவற்றின் வாசகர்களையும் அறிந்த எடிட்டர்களும் வடிவமைப்பாளர்களும், தாங்கள் என்ன செய்வார்கள், ஏன் என்று சொல்கிறார்கள்.',
      ],
    ],
  },
)

/** Why with us. */
export function Vision() {
  return (
    <section aria-labelledby="vision" className="border-t border-line">
      <div className="page-width section-space grid gap-x-16 gap-y-5 md:gap-y-8 lg:grid-cols-[1fr_1.9fr]">
        <div>
          <h2 id="vision" className="text-2xl">
            {words.title}
          </h2>
          <p className="mt-3 max-w-measure text-lg text-ink-soft">{words.text}</p>
        </div>
        <dl className="grid gap-x-10 gap-y-5 md:gap-y-8 sm:grid-cols-2">
          {words.promises.map(([title, text]) => (
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
