import { questionRules } from '@panai/contract/staff/questions'
import { languages } from '@panai/contract/vocabulary'
import {
  BooleanInput,
  Create,
  Edit,
  maxLength,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const choices = languages.map((id) => ({ id, name: languageNames.of(id) ?? id }))
const { question, answer } = questionRules

function QuestionFields() {
  return (
    <>
      <TextInput
        source="question"
        validate={[required(question.missing), maxLength(question.most, question.tooLong)]}
      />
      <TextInput
        source="answer"
        multiline
        minRows={4}
        validate={[required(answer.missing), maxLength(answer.most, answer.tooLong)]}
      />
      <SelectInput source="language" choices={choices} validate={required()} />
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
