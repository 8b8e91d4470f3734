import { profileRules } from '@panai/contract/account-rules'
import type { AuthorProfile } from '@panai/contract/profile'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useDetails } from './use-details.ts'

const addresses = [
  ['website', 'Website', 'https://'],
  ['facebook', 'Facebook', 'https://www.facebook.com/…'],
  ['twitter', 'Twitter', 'https://x.com/…'],
  ['instagram', 'Instagram', 'https://www.instagram.com/…'],
] as const

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
      {isDraft && (
        <p className="border-turmeric border-l-4 bg-leaf px-4 py-3">
          What you had typed before you were logged out is back. It is not saved yet.
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="name"
          label="Full Name"
          autoComplete="name"
          defaultValue={initial.name}
        />
        <TextField
          form={form}
          name="phone"
          label="Phone Number"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          defaultValue={initial.phone}
        />
      </div>
      <TextAreaField
        form={form}
        name="bio"
        label="Biography"
        rows={8}
        defaultValue={initial.bio}
        hint={
          <>
            100 to 150 words suit a book. In Tamil or any other language.{' '}
            <span lang="ta">தமிழிலும் எழுதலாம்.</span>
          </>
        }
      />
      <TextAreaField
        form={form}
        name="awards"
        label="Awards & Achievements"
        rows={3}
        defaultValue={initial.awards}
        hint="One on each line."
      />
      <fieldset className="grid min-w-0 gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">Where readers find you</legend>
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
        <SubmitButton busy={form.busy} busyLabel="Saving...">
          Save changes
        </SubmitButton>
        {changed && (
          <>
            <Button variant="quiet" onClick={() => element.current && discard(element.current)}>
              Discard
            </Button>
            <p role="status" className="text-ink-soft text-sm">
              Not saved yet
            </p>
          </>
        )}
      </div>
      <UnsavedGuard changed={changed} />
    </form>
  )
}
