import { enquiryToStaff } from '../features/enquiries/enquiry-to-staff.ts'

/** Every kind of mail that is sent: the contents page. A kind that a stored mail names must stay. */
export const mailKinds = [enquiryToStaff] as const
