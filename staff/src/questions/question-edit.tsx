import { Edit, SimpleForm } from 'react-admin'
import { QuestionFields } from './question-fields.tsx'

export default function QuestionEdit() {
  return (
    <Edit mutationMode="pessimistic">
      <SimpleForm warnWhenUnsavedChanges>
        <QuestionFields />
      </SimpleForm>
    </Edit>
  )
}
