import { localised } from '@panai/contract/language/localised'
import { useEffect } from 'react'
import { prepareToasts } from '../../ui/toast/index.tsx'
import { AccountPage } from '../account-page/account-page.tsx'
import { AccountPromises } from '../account-page/account-promises.tsx'
import { RegisteredBanner } from './registered-banner.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { useRegistration } from './use-registration.ts'

/** Where somebody becomes an author. */
export function RegistrationPage() {
  const registration = useRegistration()
  useEffect(prepareToasts, [])
  return (
    <AccountPage
      title={localised('Author Registration', 'எழுத்தாளர் பதிவு')}
      lead={localised('Free, and a matter of two minutes.', 'கட்டணம் இல்லை; இரண்டு நிமிடங்கள் போதும்.')}
      tamil={localised<readonly string[]>(tamil, [])}
      aside={<AccountPromises />}
    >
      {registration.registered && <RegisteredBanner registered={registration.registered} />}
      <RegistrationForm {...registration} />
    </AccountPage>
  )
}

const tamil = [
  'உங்கள் பெயர், மின்னஞ்சல், பத்து இலக்கக் கைப்பேசி எண் ஆகியவற்றை நிரப்புங்கள். பெயரைத் தமிழிலும் எழுதலாம்.',
  'கடவுச்சொல்லில் குறைந்தது ஆறு எழுத்துகள் இருக்க வேண்டும்: ஓர் ஆங்கிலப் பெரிய எழுத்து (A–Z), ஒரு சிறிய எழுத்து (a–z), ஓர் எண் (0–9) கட்டாயம்.',
  'படம் சேர்ப்பது உங்கள் விருப்பம். “Register” பொத்தானை அழுத்தியதும் உங்கள் மின்னஞ்சலை உறுதிசெய்யும் இணைப்பு ஒன்று வரும்.',
] as const
