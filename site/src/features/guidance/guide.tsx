import { type ComponentType, Suspense, use } from 'react'
import type { GuideTab } from './guide-tab.ts'

type GuideModule = { default: ComponentType }

const files: Readonly<Record<GuideTab, () => Promise<GuideModule>>> = {
  manuscript: () => import('./manuscript-guide.tsx'),
  'word-limits': () => import('./word-limits-guide.tsx'),
  images: () => import('./images-guide.tsx'),
}
const loaded = new Map<GuideTab, ComponentType>()
const loading = new Map<GuideTab, Promise<ComponentType>>()

/**
 * Each guide is loaded when it is read. The route's loader waits for it, so that the page is rendered with it at once; only in a
 * page that the server rendered the browser has yet to fetch it, and shows it as it came until then.
 */
export function loadGuide(tab: GuideTab): Promise<ComponentType> {
  const begun = loading.get(tab)
  if (begun) return begun
  const guide = files[tab]().then(
    (file) => {
      loaded.set(tab, file.default)
      return file.default
    },
    (problem: unknown) => {
      loading.delete(tab)
      throw problem
    },
  )
  loading.set(tab, guide)
  return guide
}

export function Guide({ tab }: { tab: GuideTab }) {
  const Loaded = loaded.get(tab)
  return <Suspense>{Loaded ? <Loaded /> : <Awaited guide={loadGuide(tab)} />}</Suspense>
}

function Awaited({ guide }: { guide: Promise<ComponentType> }) {
  const Loaded = use(guide)
  return <Loaded />
}
