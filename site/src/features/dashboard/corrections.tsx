import { scriptLanguage } from '@panai/contract/script-language'
import { useState } from 'react'
import { dateWords } from '../../reading/date-words.ts'
import { Button } from '../../ui/button.tsx'
import { CheckOfManuscript } from './check-of-manuscript.tsx'
import { NewVersion } from './new-version.tsx'
import type { SubmittedBook } from './read-booklists.ts'

/** What the editors ask to be changed, the versions that there are, and the way to send another. */
export function Corrections({ book }: { book: SubmittedBook }) {
  const [isOpen, setOpen] = useState(false)
  const { title, versions, changeRequest, status } = book
  const newest = versions.at(-1)
  if (newest === undefined) return null
  return (
    <div className="my-3 grid gap-3">
      {changeRequest !== null && (
        <div className="border-turmeric border-l-4 bg-leaf px-4 py-3">
          <p className="font-semibold">Our editors ask for changes</p>
          <p lang={scriptLanguage(changeRequest)} className="whitespace-pre-line wrap-anywhere">
            {changeRequest}
          </p>
        </div>
      )}
      {(versions.length > 1 || newest.isPublished) && (
        <ol aria-label={`Versions of ${title}`} className="text-ink-soft text-sm">
          {versions.toReversed().map(({ number, at, isPublished }) => (
            <li key={number}>
              Version {number}, {dateWords(at)}
              {isPublished ? ', published' : number === newest.number ? ', newest' : ''}
            </li>
          ))}
        </ol>
      )}
      {versions.some(({ isWord }) => isWord) && <CheckOfManuscript book={book} />}
      {status !== 'published' &&
        (isOpen ? (
          <NewVersion book={book} onClose={() => setOpen(false)} />
        ) : (
          <div>
            <Button
              variant={changeRequest === null ? 'quiet' : 'primary'}
              className={changeRequest === null ? '-ml-2' : ''}
              onClick={() => setOpen(true)}
            >
              Upload a new version<span className="sr-only"> of {title}</span>
            </Button>
          </div>
        ))}
    </div>
  )
}
