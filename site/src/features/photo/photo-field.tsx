import { photoRule } from '@panai/contract/accounts/account-rules'
import { localised } from '@panai/contract/language/localised'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { checkedFieldClass } from '../../ui/field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import type { usePhoto } from './use-photo.ts'

const words = localised(
  {
    hint: 'A JPEG, PNG or WebP picture, under 5 MB. It is shown beside your name.',
    chosen: 'Chosen profile',
    remove: 'Remove',
  },
  {
    hint: 'JPEG, PNG அல்லது WebP படம், 5 MB-க்குள். உங்கள் பெயருக்கு அருகில் தெரியும்.',
    chosen: 'தேர்ந்தெடுத்த படம்',
    remove: 'நீக்குக',
  },
)

type PhotoFieldProps = { label: string; picked: ReturnType<typeof usePhoto> }

/** Chooses a picture and shows it. What is chosen is kept beside the form, not in it: it may be a smaller one. */
export function PhotoField({ label, picked: { photo, problem, choose, remove } }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <FormField label={label} problem={problem} hint={words.hint}>
        {(tied) => (
          <input
            {...tied}
            ref={input}
            type="file"
            name="chosen_photo"
            accept={photoRule.types.join(',')}
            className={`${checkedFieldClass} file-field`}
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
        )}
      </FormField>
      {photo && (
        <div className="mt-3 flex items-center gap-4">
          <img
            src={photo.preview}
            alt={words.chosen}
            className="size-24 rounded-full border border-line object-cover"
          />
          <Button
            variant="secondary"
            onClick={() => {
              remove()
              if (!input.current) return
              input.current.value = ''
              input.current.focus()
            }}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </div>
  )
}
