import { localised } from '@panai/contract/language/localised'

/** What an account is good for, beside the form that makes or opens one. */
export function AccountPromises() {
  return (
    <>
      <h2 className="text-xl">{localised('Your books, in your hands', 'உங்கள் நூல்கள், உங்கள் கையில்')}</h2>
      <ul className="mt-6 space-y-5">
        {promises.map(([what, how]) => (
          <li key={what}>
            <p className="font-semibold">{what}</p>
            <p className="opacity-90">{how}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

const promises = localised(
  [
    ['Hand in a manuscript', 'From a phone too. What you typed is kept when the connection drops.'],
    ['Watch it move', 'Each step from submission to publication, with its date.'],
    ['See every rupee', 'Sales, royalties and payouts of your own books. Nobody else sees them.'],
  ],
  [
    [
      'கையெழுத்துப் பிரதியை அனுப்பலாம்',
      'கைப்பேசியிலிருந்தும் அனுப்பலாம். இணையத் தொடர்பு விட்டுப்போனாலும், எழுதியது அப்படியே இருக்கும்.',
    ],
    ['அது எங்கே உள்ளது என்று பார்க்கலாம்', 'அனுப்பியதிலிருந்து வெளியாகும்வரை ஒவ்வொரு கட்டமும், அதன் நாளுடன்.'],
    [
      'ஒவ்வொரு ரூபாயையும் அறியலாம்',
      'உங்கள் நூல்களின் விற்பனை, உரிமைத்தொகை (ராயல்டி), வழங்கிய தொகைகள். வேறு யாரும் அவற்றைப் பார்க்க முடியாது.',
    ],
  ],
)
