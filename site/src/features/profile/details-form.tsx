import { profileRules } from '@panai/contract/accounts/account-rules'
import type { AuthorProfile } from '@panai/contract/accounts/profile'
import { localised } from '@panai/contract/language/localised'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useDetails } from './use-details.ts'

const addresses = [
  ['website', localised('Website', 'இணையத்தளம்'), 'https://'],
  ['facebook', 'Facebook', 'https://www.facebook.com/…'],
  ['twitter', 'Twitter', 'https://x.com/…'],
  ['instagram', 'Instagram', 'https://www.instagram.com/…'],
] as const

const words = localised(
  {
    back: 'What you had typed before you were logged out is back. It is not saved yet.',
    name: 'Full Name',
    phone: 'Phone Number',
    bio: 'Biography',
    awards: 'Awards & Achievements',
    awardsHint: 'One on each line.',
    where: 'Where readers find you',
    busy: 'Saving...',
    save: 'Save changes',
    discard: 'Discard',
    unsaved: 'Not saved yet',
  },
  {
    back: 'வெளியேறும் முன் நீங்கள் எழுதியது மீண்டும் வந்துள்ளது. அதை இன்னும் சேமிக்கவில்லை.',
    name: 'முழுப்பெயர்',
    phone: 'தொலைபேசி எண்',
    bio: 'உங்களைப் பற்றிய குறிப்பு',
    awards: 'விருதுகளும் சிறப்புகளும்',
    awardsHint: 'ஒவ்வொரு வரியிலும் ஒன்று.',
    where: 'வாசகர்கள் உங்களை எங்கே பார்க்கலாம்',
    busy: 'சேமிக்கிறோம்...',
    save: 'மாற்றங்களைச் சேமிக்க',
    discard: 'மாற்றங்களைக் கைவிடுக',
    unsaved: 'இன்னும் சேமிக்கவில்லை',
  },
)

/** Name, phone and what is on the author's page. Saved together, guarded until then. */
export function DetailsForm({ profile }: { profile: AuthorProfile }) {
  const { form, initial, isDraft, changed, compare, discard } = useDetails(profile)
  const element = useRef<HTMLFormElement>(null)
  return (
    <form
      {...form.props}
      ref={element}
      className="grid gap-5"
      onInput={(event) => compare(event.currentTarget)}
    >
      {isDraft && <p className="border-turmeric border-l-4 bg-leaf px-4 py-3">{words.back}</p>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="name"
          label={words.name}
          autoComplete="name"
          defaultValue={initial.name}
        />
        <TextField
          form={form}
          name="phone"
          label={words.phone}
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          defaultValue={initial.phone}
        />
      </div>
      <TextAreaField
        form={form}
        name="bio"
        label={words.bio}
        rows={8}
        defaultValue={initial.bio}
        hint={localised<ReactNode>(
          <>
            100 to 150 words suit a book. In Tamil or any other language.{' '}
            <span lang="ta">தமிழிலும் எழுதலாம்.</span>
          </>,
          'ஒரு நூலுக்கு 100 முதல் 150 சொற்கள் பொருந்தும். தமிழிலோ வேறெந்த மொழியிலோ எழுதலாம்.',
        )}
      />
      <TextAreaField
        form={form}
        name="awards"
        label={words.awards}
        rows={3}
        defaultValue={initial.awards}
        hint={words.awardsHint}
      />
      <fieldset className="grid min-w-0 gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">{words.where}</legend>
        {addresses.map(([name, label, placeholder]) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={label}
            required={false}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            dir="ltr"
            placeholder={placeholder}
            maxLength={profileRules[name].most}
            defaultValue={initial[name]}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton busy={form.busy} busyLabel={words.busy}>
          {words.save}
        </SubmitButton>
        {changed && (
          <>
            <Button variant="quiet" onClick={() => element.current && discard(element.current)}>
              {words.discard}
            </Button>
            <p role="status" className="text-ink-soft text-sm">
              {words.unsaved}
            </p>
          </>
        )}
      </div>
      <UnsavedGuard changed={changed} />
    </form>
  )
}
