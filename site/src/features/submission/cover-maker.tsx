import { type CoverPaletteId, coverPalettes } from '@panai/client/drawn-cover/cover-palettes'
import { type CoverPlan, drawnCoverFile } from '@panai/client/drawn-cover/draw-cover'
import { type CoverLayoutId, coverLayouts } from '@panai/client/drawn-cover/layouts'
import { keysOf } from '@panai/contract/http/keys-of'
import { localised } from '@panai/contract/language/localised'
import { useDeferredValue, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CoverCanvas } from './cover-canvas.tsx'
import type { SubmissionState } from './use-submission.ts'

const PREVIEW = 320
const THUMBNAIL = 96

const layouts = keysOf(coverLayouts)
const palettes = keysOf(coverPalettes)

const tamilLayouts: Readonly<Record<CoverLayoutId, string>> = {
  threshold: 'தலைப்பின் கீழே கோலம்',
  medallion: 'வட்டத்துக்குள் கோலம்',
  plate: 'பட்டையில் தலைப்பு',
  corners: 'மூலைகளில் கோலங்கள்',
}
const tamilPalettes: Readonly<Record<CoverPaletteId, string>> = {
  palm: 'பனைப் பச்சை',
  night: 'இரவு நீலம்',
  madder: 'அரக்குச் சிவப்பு',
  aubergine: 'கத்தரிக்காய் ஊதா',
  leaf: 'பனையோலை',
  turmeric: 'மஞ்சள்',
}

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
  const words = {
    title: title || localised('The title', 'நூலின் தலைப்பு'),
    subtitle,
    author: author_name || localised('The author', 'ஆசிரியர் பெயர்'),
  }
  const plan: CoverPlan = { layout, palette, words, family: familyOfTitles() }

  async function use() {
    if (draft.title.trim() === '' || draft.author_name.trim() === '')
      return setProblem(
        localised(
          'Please write the title and the author’s name above first.',
          'முதலில் மேலே தலைப்பையும் ஆசிரியர் பெயரையும் எழுதுங்கள்.',
        ),
      )
    setProblem(null)
    setDrawing(true)
    const file = await drawnCoverFile({
      ...plan,
      words: { title: draft.title, subtitle: draft.subtitle, author: draft.author_name },
    }).catch(() => null)
    setDrawing(false)
    if (file) chooseFile('bookCover', file)
    else
      setProblem(
        localised(
          'This browser can’t draw a cover. Please upload one, or write to us.',
          'இந்த உலாவியால் அட்டைப்படத்தை வரைய முடியவில்லை. ஒரு படத்தைப் பதிவேற்றுங்கள், அல்லது எங்களுக்கு எழுதுங்கள்.',
        ),
      )
  }

  return (
    <div className="mt-4 border-line border-t pt-4">
      <p className="max-w-measure text-sm">
        {localised(
          'Choose a layout and colours. The cover shows what you write above; our editors can still change it with you.',
          'வடிவமைப்பையும் வண்ணங்களையும் தேர்ந்தெடுங்கள். மேலே நீங்கள் எழுதுவது அட்டையில் வரும்; பிறகு எங்கள் எடிட்டர்கள் உங்களுடன் பேசி அதை மாற்றலாம்.',
        )}
      </p>
      <div className="mt-4 grid gap-6 sm:grid-cols-[auto_1fr]">
        <CoverCanvas
          plan={plan}
          width={PREVIEW}
          label={localised(
            `Cover: ${words.title}, ${words.author}`,
            `அட்டைப்படம்: ${words.title}, ${words.author}`,
          )}
          className="w-40 sm:w-56"
        />
        <div className="grid content-start gap-5">
          <fieldset>
            <legend className="font-semibold text-sm">{localised('Layout', 'வடிவமைப்பு')}</legend>
            <div
              className={localised(
                'mt-2 grid grid-cols-2 gap-3 md:grid-cols-4',
                'mt-2 grid grid-cols-2 gap-3',
              )}
            >
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
                    {localised(coverLayouts[one].name, tamilLayouts[one])}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend className="font-semibold text-sm">{localised('Colours', 'வண்ணங்கள்')}</legend>
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
                  {localised(coverPalettes[one].name, tamilPalettes[one])}
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
              {isDrawing
                ? localised('Drawing the cover…', 'அட்டைப்படத்தை வரைகிறோம்…')
                : localised('Use this cover', 'இந்த அட்டையைப் பயன்படுத்துக')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}
