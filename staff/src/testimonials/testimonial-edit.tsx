import type { StaffTestimonial } from '@panai/contract/staff/testimonials'
import { Edit } from 'react-admin'
import { TestimonialForm } from './testimonial-form.tsx'

export default function TestimonialEdit() {
  return (
    <Edit<StaffTestimonial> mutationMode="pessimistic" redirect="list">
      <TestimonialForm />
    </Edit>
  )
}
