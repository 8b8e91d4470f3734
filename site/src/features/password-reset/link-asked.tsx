import { localised } from '@panai/contract/language/localised'
import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import type { Asked } from './use-forgot-password.ts'

const words = localised(
  {
    failed: (phone: ReactNode) => (
      <>Our mail could not leave at the moment. Please try again in a few minutes, or call {phone}.</>
    ),
    look: (email: ReactNode) => <>Look into the inbox of {email}</>,
    advice:
      'The link in our mail works once and for one hour. Nothing there after five minutes? Look into the spam folder, check the address above, and send it again: only the newest link works.',
  },
  {
    failed: (phone: ReactNode) => (
      <>
        இப்போது எங்கள் மின்னஞ்சலை அனுப்ப முடியவில்லை. சில நிமிடங்கள் கழித்து முயலுங்கள், அல்லது {phone} என்ற எண்ணை அழையுங்கள்.
      </>
    ),
    look: (email: ReactNode) => <>{email}: அங்கே வந்த மின்னஞ்சலைப் பாருங்கள்</>,
    advice:
      'அதில் உள்ள இணைப்பு ஒருமுறை மட்டும், ஒரு மணி நேரம் வேலை செய்யும். ஐந்து நிமிடங்களாகியும் வரவில்லையா? ஸ்பேம் கோப்புறையைப் பாருங்கள், மேலே உள்ள முகவரியைச் சரிபாருங்கள், மீண்டும் அனுப்புங்கள்: கடைசியாக வந்த இணைப்பு மட்டுமே வேலை செய்யும்.',
  },
)

/** What to do next. It says nothing of whether the address has an account. */
export function LinkAsked({ asked: { email, mailFailed } }: { asked: Asked }) {
  return (
    <div className={`mb-6 border-l-4 bg-leaf px-4 py-3 ${mailFailed ? 'border-turmeric' : 'border-palm'}`}>
      {mailFailed ? (
        <p>
          {words.failed(
            <a href={`tel:${brand.phone.dialled}`} className="whitespace-nowrap text-palm underline">
              {brand.phone.shown}
            </a>,
          )}
        </p>
      ) : (
        <>
          <p className="font-semibold">{words.look(<span className="wrap-anywhere">{email}</span>)}</p>
          <p className="mt-1">{words.advice}</p>
        </>
      )}
    </div>
  )
}
