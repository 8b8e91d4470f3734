import type { ReactNode } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'live-part': HTMLAttributes<HTMLElement> &
        Record<`data-${string}`, string | number | boolean | undefined>
    }
  }
}

type LivePartProps = {
  /** The address of its module. */
  script: string
  children: ReactNode
} & Record<`data-${string}`, string | number | undefined>

/** What is in it is drawn once: its module alone changes it. */
export function LivePart({ script, children, ...settings }: LivePartProps) {
  return (
    <live-part data-script={script} {...settings}>
      {children}
    </live-part>
  )
}
