import { scriptLanguage } from '@panai/contract/language/script-language'
import { Words } from '../../ui/words.tsx'

/** A line in whatever script it is written. */
export function TextInScript({ text, className }: { text: string; className?: string }) {
  return (
    <p lang={scriptLanguage(text)} className={className ? `wrap-anywhere ${className}` : 'wrap-anywhere'}>
      <Words text={text} lang={scriptLanguage(text)} />
    </p>
  )
}
