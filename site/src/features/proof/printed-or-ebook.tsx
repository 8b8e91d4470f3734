import { ebookTexts } from '@panai/contract/manuscripts/ebook-texts'
import type { Interior } from '@panai/contract/manuscripts/interiors'
import { type ReactNode, useState } from 'react'
import { Choice } from '../../ui/choice.tsx'
import { EbookOfBook } from './ebook-of-book.tsx'

type Props = {
  readonly interior: Interior
  readonly id: string
  /** The pages as they are printed. */
  readonly children: ReactNode
}

const stacked = 'grid grid-cols-[minmax(0,1fr)] gap-5'

/** The printed pages, or the e-book where there is one. Either stays as it was left while the other is looked at. */
export function PrintedOrEbook({ interior, id, children }: Props) {
  const [shown, setShown] = useState<'printed' | 'ebook'>('printed')
  const [wasRead, setRead] = useState(false)
  const isThere = interior.ebook.state === 'made'
  const isRead = isThere && shown === 'ebook'
  return (
    <>
      {isThere && (
        <Choice
          label={ebookTexts.shown}
          choices={[
            ['printed', ebookTexts.printed],
            ['ebook', ebookTexts.ebook],
          ]}
          chosen={shown}
          onChoose={(wanted) => {
            setShown(wanted)
            if (wanted === 'ebook') setRead(true)
          }}
        />
      )}
      <div hidden={isRead} className={stacked}>
        {children}
      </div>
      {isThere && wasRead && (
        <div hidden={!isRead} className={stacked}>
          <EbookOfBook interior={interior} id={id} />
        </div>
      )}
    </>
  )
}
