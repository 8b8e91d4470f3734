import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { downloadFile } from '../author-area/download-file.ts'

type CsvButtonProps = { readonly address: string; readonly name: string }

/** All of a history as a table for a spreadsheet. */
export function CsvButton({ address, name }: CsvButtonProps) {
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => downloadFile(address, name) })
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Button variant="secondary" disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Downloading...' : 'Download CSV'}
      </Button>
      <p role="status" className="text-hibiscus text-sm">
        {isError && 'The file could not be fetched. Please try again.'}
      </p>
    </div>
  )
}
