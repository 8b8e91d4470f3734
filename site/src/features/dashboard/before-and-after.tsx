import { scriptLanguage } from '@panai/contract/language/script-language'
import { checkTexts } from '@panai/contract/manuscripts/manuscript-checks'
import { Words } from '../../ui/words.tsx'

/** A place as it is typed, beside the same as it reads mended. */
export function BeforeAndAfter({ before, after }: { before: string; after: string }) {
  return (
    <dl className="grid w-full grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
      <Excerpt label={checkTexts.before} text={before} />
      <Excerpt label={checkTexts.after} text={after} />
    </dl>
  )
}

function Excerpt({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0 bg-leaf px-4 py-3">
      <dt className="font-semibold text-sm">{label}</dt>
      <dd lang={scriptLanguage(text)} className="whitespace-pre-wrap wrap-anywhere">
        <Words text={text} lang={scriptLanguage(text)} />
      </dd>
    </div>
  )
}
