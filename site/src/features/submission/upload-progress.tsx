import { localised } from '@panai/contract/language/localised'
import { megabytes } from '../../reading/megabytes.ts'
import { Button } from '../../ui/button.tsx'
import type { Progress } from './upload.ts'

type UploadProgressProps = { readonly progress: Progress | null; readonly onStop: () => void }

/** How far the files are on their way, and the way to stop them. */
export function UploadProgress({ progress, onStop }: UploadProgressProps) {
  const { sent, total } = progress ?? { sent: 0, total: 0 }
  const percent = total > 0 ? Math.floor((sent / total) * 100) : 0
  return (
    <div className="w-full">
      <div
        role="progressbar"
        aria-label={localised('Upload', 'பதிவேற்றம்')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-3 overflow-hidden rounded-lg border border-edge bg-paper"
      >
        <div className="h-full bg-palm" style={{ width: `${percent}%` }} />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <p className="tabular-nums">
          {percent < 100
            ? localised(
                `${percent}% of ${total > 0 ? megabytes(total) : 'the files'} sent`,
                `${total > 0 ? `${megabytes(total)} அளவில் ` : ''}${percent}% அனுப்பியாகிவிட்டது`,
              )
            : localised(
                'Everything is sent. The files are being looked through...',
                'எல்லாம் வந்து சேர்ந்தது. கோப்புகளைச் சரிபார்க்கிறோம்...',
              )}
        </p>
        <Button variant="secondary" onClick={onStop}>
          {localised('Cancel', 'நிறுத்துக')}
        </Button>
      </div>
    </div>
  )
}
