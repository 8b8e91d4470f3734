import { submissionRules } from '@panai/contract/submission-rules'
import { checkedFieldClass } from '../../ui/field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import type { SubmissionState } from './use-submission.ts'

const texts = [
  {
    name: 'about_book',
    label: 'About the Book',
    hint: 'What readers will find on the page of the book, 100 to 150 words in its language.',
  },
  {
    name: 'about_author',
    label: 'About the Author',
    hint: 'A few sentences for readers. Left empty, what your profile says is used.',
  },
] as const

/** What readers are told of the book and of its author, in the author's own words. */
export function AboutFields({ state: { draft, problems, change } }: { state: SubmissionState }) {
  return (
    <div className="grid gap-5">
      {texts.map(({ name, label, hint }) => (
        <FormField key={name} label={label} problem={problems[name]} hint={hint}>
          {(tied) => (
            <textarea
              {...tied}
              name={name}
              rows={5}
              maxLength={submissionRules[name].most}
              value={draft[name]}
              dir="auto"
              className={`${checkedFieldClass} block resize-y py-2`}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          )}
        </FormField>
      ))}
    </div>
  )
}
