import { Create, SimpleForm } from 'react-admin'
import { QuestionFields } from './question-fields.tsx'

export default function QuestionCreate() {
  return (
    <Create redirect="list" title="New question">
      <SimpleForm defaultValues={{ language: 'en', is_shown: true }}>
        <QuestionFields />
      </SimpleForm>
    </Create>
  )
}
