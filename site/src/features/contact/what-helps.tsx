import { localised } from '@panai/contract/language/localised'

const words = localised(
  {
    title: 'What helps us answer',
    hints: [
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
      { about: 'A book of ours', text: 'The title, how many copies, and the town they should go to.' },
    ],
  },
  {
    title: 'இவற்றை எழுதினால் பதில் சொல்வது எளிது',
    hints: [
      {
        about: 'உங்கள் நூலைப் பற்றி',
        text: 'எந்த மொழி, ஏறக்குறைய எத்தனை சொற்கள், எவ்வளவு எழுதியிருக்கிறீர்கள், படங்கள் உண்டா என்று எழுதுங்கள்.',
      },
      {
        about: 'உரிமைத்தொகை',
        text: 'நூலின் தலைப்பும் எந்த மாதங்கள் என்பதும். கடவுச்சொல், அட்டை எண், வங்கிக் கணக்கு எண் ஆகியவற்றை எழுதவே வேண்டாம்.',
      },
      {
        about: 'ஏதாவது வேலை செய்யாவிட்டால்',
        text: 'எந்தப் பக்கம், என்ன செய்தீர்கள், என்ன பார்த்தீர்கள், கைப்பேசியிலா கணினியிலா என்று எழுதுங்கள்.',
      },
      { about: 'எங்கள் நூலை வாங்க', text: 'தலைப்பு, எத்தனை பிரதிகள், எந்த ஊருக்கு அனுப்ப வேண்டும் என்று எழுதுங்கள்.' },
    ],
  },
)

/** What to put into a message, so that one answer is enough. */
export function WhatHelps() {
  return (
    <section aria-labelledby="what-helps" className="mt-14 border-line border-t pt-8">
      <h3 id="what-helps" className="text-xl">
        {words.title}
      </h3>
      <dl className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2">
        {words.hints.map(({ about, text }) => (
          <div key={about}>
            <dt className="font-semibold">{about}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
