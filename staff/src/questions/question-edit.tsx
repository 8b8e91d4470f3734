import { Edit, SimpleForm } from 'ra-ui-materialui'
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
