import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { type ComponentProps, useEffect, useRef } from 'react'
import { megabytes } from '../../reading/megabytes.ts'
import { Button } from '../../ui/button.tsx'
import { checkedFieldClass } from '../../ui/field.tsx'

type FileInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  readonly file: File | null
  readonly onChoose: (file: File | null) => void
}

/** Chooses a file and says which one is chosen, also when that was before this page was opened. */
export function FileInput({ file, onChoose, ...input }: FileInputProps) {
  const control = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (!control.current || control.current.files?.[0] === file) return
    const chosen = new DataTransfer()
    if (file) chosen.items.add(file)
    control.current.files = chosen.files
  }, [file])

  return (
    <>
      <input
        {...input}
        ref={control}
        type="file"
        className={`${checkedFieldClass} file-field`}
        onChange={({ target }) => {
          const chosen = target.files?.[0] ?? null
          // Whether it is taken is for others to say; until then the field shows none.
          target.value = ''
          onChoose(chosen)
        }}
      />
      {file && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4">
          <p className="min-w-0 text-sm wrap-anywhere">
            <span dir="auto" lang={scriptLanguage(file.name)}>
              {file.name}
            </span>
            , {megabytes(file.size)}
          </p>
          <Button
            variant="quiet"
            onClick={() => {
              onChoose(null)
              control.current?.focus()
            }}
          >
            {localised('Remove', 'நீக்குக')}
          </Button>
        </div>
      )}
    </>
  )
}
