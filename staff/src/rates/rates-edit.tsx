import type { StaffRates } from '@panai/contract/royalties/staff/rates'
import { Create, Edit, SimpleForm, useGetList } from 'react-admin'
import { RatesEffect } from './rates-effect.tsx'
import { RatesFields } from './rates-fields.tsx'
import { toForm } from './rates-form.ts'

export function RatesEdit() {
  return (
    <Edit mutationMode="pessimistic">
      <SimpleForm warnWhenUnsavedChanges defaultValues={toForm}>
        <RatesEffect />
        <RatesFields />
      </SimpleForm>
    </Edit>
  )
}

/** New rates begin as a copy of the last ones. */
export function RatesCreate() {
  const { data } = useGetList<StaffRates>('calculator-rates', {
    sort: { field: 'valid_from', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  })
  const [last] = data ?? []
  if (!last) return null
  const { id: _, version: __, state: ___, valid_from: ____, ...figures } = last
  return (
    <Create redirect="list" title="New rates">
      <SimpleForm defaultValues={{ ...figures, ...toForm(figures) }}>
        <RatesEffect />
        <RatesFields />
      </SimpleForm>
    </Create>
  )
}
