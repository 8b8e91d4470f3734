import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { downloadFile, downloadWords } from './download-file.ts'

type DownloadButtonProps = { address: string; name: string; label: string }

/** Fetches a file that is the author's alone; says beside itself where that failed. */
export function DownloadButton({ address, name, label }: DownloadButtonProps) {
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => downloadFile(address, name) })
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Button variant="secondary" disabled={isPending} onClick={() => mutate()}>
        {isPending ? downloadWords.busy : label}
      </Button>
      <p role="status" className="text-hibiscus text-sm">
        {isError && downloadWords.failed}
      </p>
    </div>
  )
}
