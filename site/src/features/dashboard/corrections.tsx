import { localised } from '@panai/contract/language/localised'
import { scriptLanguage } from '@panai/contract/language/script-language'
import { proofTexts } from '@panai/contract/submissions/proof-texts'
import { useState } from 'react'
import { dateWords } from '../../reading/date-words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Words } from '../../ui/words.tsx'
import { WaitingProof } from '../author-area/waiting-proof.tsx'
import { CheckOfManuscript } from './check-of-manuscript.tsx'
import { NewVersion } from './new-version.tsx'
import { PrintedBook } from './printed-book.tsx'
import type { SubmittedBook } from './read-booklists.ts'

const words = localised(
  {
    asked: 'Our editors ask for changes',
    versions: (title: string) => `Versions of ${title}`,
    version: (number: number, date: string) => `Version ${number}, ${date}`,
    published: ', published',
    newest: ', newest',
    upload: 'Upload a new version',
    ofBook: (title: string) => ` of ${title}`,
  },
  {
    asked: 'எங்கள் எடிட்டர்கள் திருத்தங்கள் கேட்கிறார்கள்',
    versions: (title: string) => `“${title}” நூலுக்கு அனுப்பிய பிரதிகள்`,
    version: (number: number, date: string) => `பிரதி ${number}, ${date}`,
    published: ', வெளியானது',
    newest: ', கடைசியாக வந்தது',
    upload: 'திருத்திய பிரதியைப் பதிவேற்றுக',
    ofBook: (title: string) => `: ${title}`,
  },
)

/** The proof that waits, what the editors ask to be changed, the versions that there are, and the way to send another. */
export function Corrections({ book }: { book: SubmittedBook }) {
  const [isOpen, setOpen] = useState(false)
  const { id, title, versions, changeRequest, proofRequest, status } = book
  const newest = versions.at(-1)
  if (newest === undefined) return null
  return (
    <div className="my-3 grid gap-3">
      {proofRequest !== null && (
        <WaitingProof request={proofRequest}>
          <ButtonLink to="/books-in-work/$id/proof" params={{ id: String(id) }}>
            {proofTexts.open}
            <span className="sr-only">{words.ofBook(title)}</span>
          </ButtonLink>
        </WaitingProof>
      )}
      {changeRequest !== null && (
        <div className="border-turmeric border-l-4 bg-leaf px-4 py-3">
          <p className="font-semibold">{words.asked}</p>
          <p lang={scriptLanguage(changeRequest)} className="whitespace-pre-line wrap-anywhere">
            <Words text={changeRequest} lang={scriptLanguage(changeRequest)} />
          </p>
        </div>
      )}
      {(versions.length > 1 || newest.isPublished) && (
        <ol aria-label={words.versions(title)} className="text-ink-soft text-sm">
          {versions.toReversed().map(({ number, at, isPublished }) => (
            <li key={number}>
              {words.version(number, dateWords(at))}
              {isPublished ? words.published : number === newest.number ? words.newest : ''}
            </li>
          ))}
        </ol>
      )}
      {versions.some(({ isFile }) => isFile) && (
        <div className="flex flex-wrap gap-x-6">
          <CheckOfManuscript book={book} />
          <PrintedBook book={book} />
        </div>
      )}
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
              {words.upload}
              <span className="sr-only">{words.ofBook(title)}</span>
            </Button>
          </div>
        ))}
    </div>
  )
}
