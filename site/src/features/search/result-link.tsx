import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { addressHere } from '../../language.ts'

type ResultLinkProps = {
  url: string
  category: string
  title: ReactNode
  description: ReactNode
  /** A small picture beside the words. */
  picture?: ReactNode
  onFollow: () => void
}

/** One result: a real link, so that it can be opened beside the page too. */
export function ResultLink({ url: path, category, title, description, picture, onFollow }: ResultLinkProps) {
  const router = useRouter()
  const url = addressHere(path)

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    onFollow()
    event.preventDefault()
    router.navigate({ href: url })
  }

  return (
    <li>
      <a
        href={url}
        data-result=""
        onClick={follow}
        className="group flex gap-3 rounded-sm px-3 py-2.5 -outline-offset-2 hover:bg-leaf focus-visible:bg-leaf"
      >
        {picture}
        <span className="min-w-0">
          <span className="block text-ink-soft text-sm">{category}</span>
          <span className="block wrap-anywhere font-semibold group-hover:text-palm">{title}</span>
          {description && <span className="line-clamp-2 text-ink-soft text-sm">{description}</span>}
        </span>
      </a>
    </li>
  )
}
