import type { DeskTestimonial } from '@panai/contract/staff/testimonials'
import { Edit } from 'react-admin'
import { TestimonialForm } from './testimonial-form.tsx'

export default function TestimonialEdit() {
  return (
    <Edit<DeskTestimonial> mutationMode="pessimistic" redirect="list">
      <TestimonialForm />
    </Edit>
  )
}
