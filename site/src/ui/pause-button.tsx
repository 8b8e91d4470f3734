import { classNames } from './class-names.ts'
import { PauseIcon, PlayIcon } from './icons.tsx'

/** Of something that moves by itself: hidden until that does. Its script says whether it rests, with `showPaused`. */
export function PauseButton({ label, className }: { label: string; className: string }) {
  return (
    <button
      type="button"
      hidden
      data-pause=""
      aria-label={label}
      className={classNames('group grid size-11 place-items-center', className)}
    >
      <span className="group-data-rests:hidden">
        <PauseIcon />
      </span>
      <span className="hidden group-data-rests:inline">
        <PlayIcon />
      </span>
    </button>
  )
}
