import { questionRules } from '@panai/contract/content/staff/questions'
import { BooleanInput, Create, Edit, SimpleForm } from 'react-admin'
import { BothLanguages, type TextOfRecord } from '../parts/both-languages.tsx'
import { OwnLanguageInput } from '../parts/own-language-input.tsx'

const texts: readonly TextOfRecord[] = [
  { source: 'question', label: 'Question', rule: questionRules.question },
  { source: 'answer', label: 'Answer', rule: questionRules.answer, rows: 4 },
]

function QuestionFields() {
  return (
    <>
      <OwnLanguageInput texts={texts} />
      <BothLanguages texts={texts} />
      <BooleanInput source="is_shown" label="Shown on the help page and found by the search" />
    </>
  )
}

export function QuestionCreate() {
  return (
    <Create redirect="list" title="New question">
      <SimpleForm defaultValues={{ language: 'en', is_shown: true }}>
        <QuestionFields />
      </SimpleForm>
    </Create>
  )
}

export function QuestionEdit() {
  return (
    <Edit mutationMode="pessimistic">
      <SimpleForm warnWhenUnsavedChanges>
        <QuestionFields />
      </SimpleForm>
    </Edit>
  )
}
