import { endpoint, file } from '../http/endpoint.ts'
import { ofSubmission } from '../submissions/of-submission.ts'
import { documentTypes } from '../submissions/submission-rules.ts'

export const getCorrectedText = endpoint({
  ...ofSubmission,
  id: 'getCorrectedText',
  path: '/api/author/submissions/{id}/corrected-text',
  summary: 'The text of the newest manuscript with all that was changed in it, as a Word file',
  description:
    'Made when it is asked for, in the styles of our manuscript format, with the pictures as they were sent; it can be handed in as the next version. There is none of a file that is no Word file, nor while that is being checked. Comments, running heads and the look of the pages are not in it.',
  output: file(documentTypes.docx, 'corrected-text.docx'),
  refusals: ['conflict', 'too_many'],
})
