import { type CoverPlan, drawnCoverFile } from '@panai/client/drawn-cover/draw-cover'
import { type CoverLayoutId, coverLayouts } from '@panai/client/drawn-cover/layouts'
import { type CoverPaletteId, coverPalettes } from '@panai/client/drawn-cover/palettes'
import { useDeferredValue, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CoverCanvas } from './cover-canvas.tsx'
import type { SubmissionState } from './use-submission.ts'

const PREVIEW = 320
const THUMBNAIL = 96

const layouts = Object.keys(coverLayouts) as CoverLayoutId[] // its own keys
const palettes = Object.keys(coverPalettes) as CoverPaletteId[] // its own keys
const familyOfTitles = () => getComputedStyle(document.documentElement).getPropertyValue('--font-title')

/** Layouts and colours to choose from, seen with the words of the form. What is chosen becomes the cover as if it had been uploaded. */
export default function CoverMaker({ state: { draft, chooseFile } }: { state: SubmissionState }) {
  const id = useId()
  const [layout, setLayout] = useState<CoverLayoutId>('threshold')
  const [palette, setPalette] = useState<CoverPaletteId>('palm')
  const [problem, setProblem] = useState<string | null>(null)
  const [isDrawing, setDrawing] = useState(false)
  // Typing must not wait for pictures.
  const { title, subtitle, author_name } = useDeferredValue(draft)
  const words = { title: title || 'The title', subtitle, author: author_name || 'The author' }
  const plan: CoverPlan = { layout, palette, words, family: familyOfTitles() }

  async function use() {
    if (draft.title.trim() === '' || draft.author_name.trim() === '')
      return setProblem('Please write the title and the author’s name above first.')
    setProblem(null)
    setDrawing(true)
    const file = await drawnCoverFile({
      ...plan,
      words: { title: draft.title, subtitle: draft.subtitle, author: draft.author_name },
    }).catch(() => null)
    setDrawing(false)
    if (file) chooseFile('bookCover', file)
    else setProblem('This browser can’t draw a cover. Please upload one, or write to us.')
  }

  return (
    <div className="mt-4 border-line border-t pt-4">
      <p className="max-w-measure text-sm">
        Choose a layout and colours. The cover shows what you write above; our editors can still change it
        with you.
      </p>
      <div className="mt-4 grid gap-6 sm:grid-cols-[auto_1fr]">
        <CoverCanvas
          plan={plan}
          width={PREVIEW}
          label={`Cover: ${words.title}, ${words.author}`}
          className="w-40 sm:w-56"
        />
        <div className="grid content-start gap-5">
          <fieldset>
            <legend className="font-semibold text-sm">Layout</legend>
            <div className="mt-2 grid grid-cols-2 gap-3 md:grid-cols-4">
              {layouts.map((one) => (
                <label
                  key={one}
                  className="grid justify-items-center gap-1 rounded-sm border border-edge p-2 text-center text-sm has-checked:border-palm has-checked:bg-leaf has-focus-visible:outline-2"
                >
                  <CoverCanvas plan={{ ...plan, layout: one }} width={THUMBNAIL} className="w-16" />
                  <span>
                    <input
                      type="radio"
                      name={`${id} layout`}
                      checked={one === layout}
                      onChange={() => setLayout(one)}
                    />{' '}
                    {coverLayouts[one].name}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend className="font-semibold text-sm">Colours</legend>
            <div className="mt-2 flex flex-wrap gap-x-5">
              {palettes.map((one) => (
                <label key={one} className="inline-flex min-h-11 items-center gap-2 text-sm">
                  <input
                    type="radio"
                    name={`${id} palette`}
                    checked={one === palette}
                    onChange={() => setPalette(one)}
                  />
                  <span
                    aria-hidden="true"
                    className="size-5 rounded-full border border-edge"
                    style={{ background: coverPalettes[one].ground }}
                  />
                  {coverPalettes[one].name}
                </label>
              ))}
            </div>
          </fieldset>
          {problem && (
            <p role="alert" className="font-semibold text-hibiscus text-sm">
              {problem}
            </p>
          )}
          <div>
            <Button aria-disabled={isDrawing} onClick={() => isDrawing || void use()}>
              {isDrawing ? 'Drawing the cover…' : 'Use this cover'}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}
