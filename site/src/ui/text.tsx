import { classNames } from './class-names.ts'

/** Plain text as paragraphs: an empty line parts them, a single line break stays one. */
export function Text({ children, lang, className }: { children: string; lang?: string; className?: string }) {
  const paragraphs = children.trim().split(/\n{2,}/)
  return (
    <div lang={lang} className={classNames('max-w-measure space-y-4 whitespace-pre-line', className)}>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's paragraphs have no other name and never move
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  )
}
