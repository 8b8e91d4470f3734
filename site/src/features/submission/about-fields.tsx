import { localised } from '@panai/contract/language/localised'
import { submissionRules } from '@panai/contract/submissions/submission-rules'
import { checkedFieldClass } from '../../ui/field.tsx'
import { FormField } from '../../ui/form-field.tsx'
import type { SubmissionState } from './use-submission.ts'

const texts = [
  {
    name: 'about_book',
    label: localised('About the Book', 'நூல் குறிப்பு'),
    hint: localised(
      'What readers will find on the page of the book, 100 to 150 words in its language.',
      'நூலின் பக்கத்தில் வாசகர்கள் படிக்கப் போவது: 100 முதல் 150 சொற்கள், நூலின் மொழியில்.',
    ),
  },
  {
    name: 'about_author',
    label: localised('About the Author', 'ஆசிரியர் குறிப்பு'),
    hint: localised(
      'A few sentences for readers. Left empty, what your profile says is used.',
      'வாசகர்களுக்குச் சில வரிகள். எழுதாமல் விட்டால், உங்கள் விவரங்களில் உள்ள குறிப்பு வரும்.',
    ),
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
