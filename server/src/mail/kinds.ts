import { enquiryToStaff } from '../features/enquiries/enquiry-to-staff.ts'
import { submissionReceived } from '../features/submissions/submission-received.ts'
import { submissionToStaff } from '../features/submissions/submission-to-staff.ts'

/** Every kind of mail that is sent: the contents page. A kind that a stored mail names must stay. */
export const mailKinds = [enquiryToStaff, submissionReceived, submissionToStaff] as const
