import { endpoint } from '../../http/endpoint.ts'
import { staffMay } from '../../http/permissions.ts'
import { editing } from '../edit-text.ts'

export const editTextAsStaff = endpoint({
  ...editing,
  id: 'editTextAsStaff',
  path: '/api/staff/submissions/{id}/text-edits',
  tag: 'Staff: submissions',
  access: staffMay('submissions.move'),
})
