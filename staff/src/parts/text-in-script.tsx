import type { ElementType, ReactNode } from 'react'

const tamil = /[\u0B80-\u0BFF]/

/** A name or title in whatever script it is written: it says which, so that it is read and spaced as it should be. */
export function TextInScript({ text, as: As = 'span' }: { text: string; as?: ElementType }) {
  return <As {...(tamil.test(text) && { lang: 'ta' })}>{text}</As>
}

const tamilRuns = /[\u0B80-\u0BFF](?:[\s\u200B-\u200D]*[\u0B80-\u0BFF])*/g

/** A sentence of ours that names what is in another script. */
export function MixedScripts({ text }: { text: string }) {
  let end = 0
  const parts: ReactNode[] = []
  for (const { 0: run, index } of text.matchAll(tamilRuns)) {
    parts.push(text.slice(end, index), <TextInScript key={index} text={run} />)
    end = index + run.length
  }
  return [...parts, text.slice(end)]
}
