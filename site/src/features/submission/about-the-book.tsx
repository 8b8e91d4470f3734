import { localised } from '@panai/contract/language/localised'
import { submissionLanguages, submissionRules } from '@panai/contract/submissions/submission-rules'
import { languageTitle } from '../../reading/trade-words.ts'
import { checkedFieldClass } from '../../ui/field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import type { SubmissionState } from './use-submission.ts'

const texts = [
  { name: 'title', label: localised('Title', 'தலைப்பு'), autoComplete: 'off' },
  { name: 'subtitle', label: localised('Subtitle', 'துணைத் தலைப்பு'), autoComplete: 'off' },
  { name: 'author_name', label: localised('Author Name', 'ஆசிரியர் பெயர்'), autoComplete: 'name' },
] as const

/** What is on the title page. */
export function AboutTheBook({ state: { draft, problems, change } }: { state: SubmissionState }) {
  return (
    <div className="grid gap-5">
      <FormField label={localised('Language', 'மொழி')} required problem={problems.language}>
        {(tied) => (
          <select
            {...tied}
            name="language"
            value={draft.language}
            className={checkedFieldClass}
            onChange={({ target }) => change({ language: target.value })}
          >
            <option value="">{localised('Select a language', 'மொழியைத் தேர்ந்தெடுங்கள்')}</option>
            {Object.entries(submissionLanguages).map(([language, code]) => (
              <option key={language} value={language}>
                {languageTitle(code)}
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
