import { Edit, SimpleForm } from 'react-admin'
import { RatesEffect } from './rates-effect.tsx'
import { RatesFields } from './rates-fields.tsx'
import { toForm } from './rates-form.ts'

export default function RatesEdit() {
  return (
    <Edit mutationMode="pessimistic">
      <SimpleForm warnWhenUnsavedChanges defaultValues={toForm}>
        <RatesEffect />
        <RatesFields />
      </SimpleForm>
    </Edit>
  )
}
