import { localised } from '@panai/contract/language/localised'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { prepareToasts } from '../../ui/toast/index.tsx'
import { WelcomeBanner } from '../author-area/welcome-banner.tsx'
import { AuthorHeader } from '../author-header/author-header.tsx'
import { Closure } from './closure.tsx'
import { DetailsForm } from './details-form.tsx'
import { Devices } from './devices.tsx'
import { EmailForm } from './email-form.tsx'
import type { LoadedProfile } from './load-profile.ts'
import { MailChoices } from './mail-choices.tsx'
import { MailLanguage } from './mail-language.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { PictureForm } from './picture-form.tsx'
import { ProfileContents, ProfileSection } from './profile-section.tsx'

const words = localised(
  {
    details:
      'Name, biography, awards and links stand on your page once a book of yours is published. Your phone number is for us alone.',
    picture: 'Beside your name, on your page and your books. Location data is removed.',
    email:
      'For the login and for our mail. A new one takes effect once you have opened the link that we send to it.',
    password: 'A new one logs out every other device.',
    devices:
      'Where you are logged in. Is there one that you don’t know? Log it out, and change your password.',
    notifications:
      'In English or in Tamil, as you like. Everything also appears under the bell on your pages. Mails about the safety of your account always come.',
    data: 'What we hold about you is yours to take along.',
    closure: 'For good. Please read what goes and what stays.',
  },
  {
    details:
      'பெயர், உங்களைப் பற்றிய குறிப்பு, விருதுகள், இணைப்புகள்: உங்கள் நூல் ஒன்று வெளியானதும் இவை உங்கள் பக்கத்தில் இருக்கும். தொலைபேசி எண் எங்களுக்கு மட்டும்.',
    picture: 'உங்கள் பக்கத்திலும் நூல்களிலும் உங்கள் பெயருக்கு அருகே இருக்கும். எங்கே எடுத்தது என்ற தகவலை நீக்கிவிடுவோம்.',
    email:
      'உள்நுழையவும், எங்கள் மின்னஞ்சல்கள் வரவும். புதிய முகவரிக்கு நாங்கள் அனுப்பும் இணைப்பைத் திறந்ததும் அது நடைமுறைக்கு வரும்.',
    password: 'புதியதை வைத்தால் மற்ற எல்லாச் சாதனங்களிலிருந்தும் வெளியேற்றுவோம்.',
    devices: 'நீங்கள் உள்நுழைந்திருக்கும் இடங்கள். தெரியாத ஒன்று உள்ளதா? அதை வெளியேற்றிவிட்டுக் கடவுச்சொல்லை மாற்றுங்கள்.',
    notifications:
      'தமிழிலோ ஆங்கிலத்திலோ, உங்கள் விருப்பம். எல்லாமே உங்கள் பக்கங்களில் மணியின் கீழும் தெரியும். கணக்கின் பாதுகாப்பு பற்றிய மின்னஞ்சல்கள் எப்போதும் வரும்.',
    data: 'உங்களைப் பற்றி எங்களிடம் உள்ளதை நீங்கள் எடுத்துச் செல்லலாம்.',
    closure: 'நிரந்தரமாக. எது போகும், எது இருக்கும் என்று படியுங்கள்.',
  },
)

/** Everything about the author's account, each matter by itself. */
export function ProfilePage({ profile, devices, preferences }: LoadedProfile) {
  const router = useRouter()
  useEffect(prepareToasts, [])
  const reload = () => void router.invalidate()
  return (
    <>
      <AuthorHeader arrow />
      <WelcomeBanner name={profile.name} title={localised('Profile', 'உங்கள் விவரங்கள்')}>
        <ButtonLink to="/dashboard" variant="light">
          {localised('Back to Dashboard', 'உங்கள் பக்கத்துக்குத் திரும்புக')}
        </ButtonLink>
      </WelcomeBanner>
      <ProfileContents />
      <div className="page-width pb-8">
        <ProfileSection id="details" lead={words.details}>
          <DetailsForm profile={profile} />
        </ProfileSection>
        <ProfileSection id="picture" lead={words.picture}>
          <PictureForm profile={profile} />
        </ProfileSection>
        <ProfileSection id="email" lead={words.email}>
          <EmailForm profile={profile} />
        </ProfileSection>
        <ProfileSection id="password" lead={words.password}>
          <PasswordForm email={profile.email} onChanged={reload} />
        </ProfileSection>
        <ProfileSection id="devices" lead={words.devices}>
          <Devices devices={devices} onChanged={reload} />
        </ProfileSection>
        <ProfileSection id="notifications" lead={words.notifications}>
          <MailLanguage language={profile.mail_language} />
          <MailChoices preferences={preferences} />
        </ProfileSection>
        <ProfileSection id="data" lead={words.data}>
          <OwnData />
        </ProfileSection>
        <ProfileSection id="closure" lead={words.closure}>
          <Closure />
        </ProfileSection>
      </div>
    </>
  )
}
