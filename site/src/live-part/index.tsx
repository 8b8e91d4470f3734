import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

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
  /**
   * Its module writes words or elements into it. What the server has drawn is then never read by the framework, which would draw the page
   * anew over a difference, but taken over as it stands: with what has been typed and said in it before. It has no links of the router.
   */
  keptAsFound?: boolean
  children: ReactNode
} & Record<`data-${string}`, string | number | undefined>

/** With markup of its own given, React looks at nothing within; that it is another than what is there is no matter, and it is never set. */
const asFound = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/** What is in it is drawn once: its module alone changes it. */
export function LivePart({ script, keptAsFound = false, children, ...settings }: LivePartProps) {
  const hydrated = useHydrated()
  const [found] = useState(keptAsFound && !import.meta.env.SSR && !hydrated)
  return <live-part data-script={script} {...settings} {...(found ? asFound : { children })} />
}
