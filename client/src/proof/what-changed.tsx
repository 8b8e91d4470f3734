import type { EarlierPages } from '@panai/contract/submissions/proof-changes'
import { useState } from 'react'
import { changeWords } from './change-words.ts'
import { ChangesSince } from './changes-since.tsx'
import { comparedFirst } from './compared-first.ts'
import type { EarlierReading } from './earlier-reading.ts'
import type { OpenPdf } from './open-pdf.ts'

type Props = {
  readonly id: string
  readonly pdf: OpenPdf
  /** The sum of the file that is shown; null while it has none. */
  readonly shown: string | null
  readonly earlier: EarlierReading
  readonly onPage: (page: number) => void
}

/** What of the text is another on these pages than on earlier ones, which can be chosen. */
export function WhatChanged({ id, pdf, shown, earlier, onPage }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const than = earlier.pages.find(({ sha256 }) => sha256 === chosen) ?? comparedFirst(earlier.pages)
  return (
    <section id={id} className="proof-text proof-changes" aria-label={changeWords.title}>
      <div className="proof-bar">
        <label>
          {changeWords.compared}
          <select value={than?.sha256} onChange={({ target }) => setChosen(target.value)}>
            {earlier.pages.map((one) => (
              <option key={one.sha256} value={one.sha256}>
                {nameOf(one, earlier.moment)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p>{changeWords.onlyText}</p>
      {than && (
        <ChangesSince
          key={than.sha256}
          pdf={pdf}
          shown={shown}
          than={than}
          earlier={earlier}
          onPage={onPage}
        />
      )}
    </section>
  )
}

function nameOf(
  { version, set_at, comments, has_text }: EarlierPages,
  moment: EarlierReading['moment'],
): string {
  const said = [changeWords.earlier(version, moment(set_at))]
  if (comments > 0) said.push(changeWords.comments(comments))
  if (!has_text) said.push(changeWords.withoutText)
  return said.join(' · ')
}
