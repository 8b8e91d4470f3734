import { textEditTexts } from '@panai/contract/manuscripts/text-edit-words'
import { useMutation } from '@tanstack/react-query'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { problemText } from '../author-area/author-data.tsx'
import { downloadFile, downloadWords } from '../author-area/download-file.ts'

/** The text with what was changed in it, as a file that its author goes on with. */
export function CorrectedText({ submissionId }: { submissionId: number }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      downloadFile(`/api/author/submissions/${submissionId}/corrected-text`, 'corrected-text.docx'),
  })
  return (
    <>
      <p className="text-ink-soft text-sm">{textEditTexts.downloaded}</p>
      <Button variant="secondary" disabled={isPending} onClick={() => mutate()}>
        {isPending ? downloadWords.busy : textEditTexts.download}
      </Button>
      {error && <Alert>{problemText(error)}</Alert>}
    </>
  )
}
