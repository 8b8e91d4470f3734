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

/** Everything about the author's account, each matter by itself. */
export function ProfilePage({ profile, devices, preferences }: LoadedProfile) {
  const router = useRouter()
  useEffect(prepareToasts, [])
  const reload = () => void router.invalidate()
  return (
    <>
      <AuthorHeader arrow />
      <WelcomeBanner name={profile.name} title="Profile">
        <ButtonLink to="/dashboard" variant="light">
          Back to Dashboard
        </ButtonLink>
      </WelcomeBanner>
      <ProfileContents />
      <div className="page-width pb-8">
        <ProfileSection
          id="details"
          lead="Name, biography, awards and links stand on your page once a book of yours is published. Your phone number is for us alone."
        >
          <DetailsForm profile={profile} />
        </ProfileSection>
        <ProfileSection
          id="picture"
          lead="Beside your name, on your page and your books. Location data is removed."
        >
          <PictureForm profile={profile} />
        </ProfileSection>
        <ProfileSection
          id="email"
          lead="For the login and for our mail. A new one takes effect once you have opened the link that we send to it."
        >
          <EmailForm profile={profile} />
        </ProfileSection>
        <ProfileSection id="password" lead="A new one logs out every other device.">
          <PasswordForm email={profile.email} onChanged={reload} />
        </ProfileSection>
        <ProfileSection
          id="devices"
          lead="Where you are logged in. Is there one that you don’t know? Log it out, and change your password."
        >
          <Devices devices={devices} onChanged={reload} />
        </ProfileSection>
        <ProfileSection
          id="notifications"
          lead="In English or in Tamil, as you like. Everything also appears under the bell on your pages. Mails about the safety of your account always come."
        >
          <MailLanguage language={profile.mail_language} />
          <MailChoices preferences={preferences} />
        </ProfileSection>
        <ProfileSection id="data" lead="What we hold about you is yours to take along.">
          <OwnData />
        </ProfileSection>
        <ProfileSection id="closure" lead="For good. Please read what goes and what stays.">
          <Closure />
        </ProfileSection>
      </div>
    </>
  )
}
