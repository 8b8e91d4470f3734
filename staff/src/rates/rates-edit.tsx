import { Edit, SimpleForm } from 'ra-ui-materialui'
import { RatesEffect } from './rates-effect.tsx'
import { RatesFields } from './rates-fields.tsx'

export default function RatesEdit() {
  return (
    <Edit mutationMode="pessimistic">
      <SimpleForm warnWhenUnsavedChanges>
        <RatesEffect />
        <RatesFields />
      </SimpleForm>
    </Edit>
  )
}
