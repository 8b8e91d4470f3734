import type { ElementType } from 'react'

const tamil = /[\u0B80-\u0BFF]/

/** A name or title in whatever script it is written: it says which, so that it is read and spaced as it should be. */
export function TextInScript({ text, as: As = 'span' }: { text: string; as?: ElementType }) {
  return <As {...(tamil.test(text) && { lang: 'ta' })}>{text}</As>
}
