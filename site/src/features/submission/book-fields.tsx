import { submissionLanguages, submissionRules } from '@panai/contract/submission-rules'
import { capitalised } from '../../reading/trade-words.ts'
import { checkedFieldClass } from '../../ui/field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import type { SubmissionState } from './use-submission.ts'

const texts = [
  { name: 'title', label: 'Title', autoComplete: 'off' },
  { name: 'subtitle', label: 'Subtitle', autoComplete: 'off' },
  { name: 'author_name', label: 'Author Name', autoComplete: 'name' },
] as const

/** What is on the title page. */
export function BookFields({ state: { draft, problems, change } }: { state: SubmissionState }) {
  return (
    <div className="grid gap-5">
      <FormField label="Language" required problem={problems.language}>
        {(tied) => (
          <select
            {...tied}
            name="language"
            value={draft.language}
            className={checkedFieldClass}
            onChange={({ target }) => change({ language: target.value })}
          >
            <option value="">Select a language</option>
            {Object.keys(submissionLanguages).map((language) => (
              <option key={language} value={language}>
                {capitalised(language)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {texts.map(({ name, label, autoComplete }) => (
        <FormField
          key={name}
          label={label}
          required={submissionRules[name].missing !== null}
          problem={problems[name]}
        >
          {(tied) => (
            <input
              {...tied}
              name={name}
              value={draft[name]}
              autoComplete={autoComplete}
              dir="auto"
              className={checkedFieldClass}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          )}
        </FormField>
      ))}
    </div>
  )
}
