import { Create } from 'react-admin'
import { TestimonialForm } from './testimonial-form.tsx'

export default function TestimonialCreate() {
  return (
    <Create redirect="list">
      <TestimonialForm />
    </Create>
  )
}
