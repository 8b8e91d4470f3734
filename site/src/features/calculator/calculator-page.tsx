import { localised } from '@panai/contract/language/localised'
import { type RatesInJson, ratesFromJson } from '@panai/contract/royalties/calculator-rates'
import { useMemo } from 'react'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageBanner } from '../../ui/page-banner.tsx'
import type { CalculationTexts } from './calculation-parameters.ts'
import { Calculator } from './calculator.tsx'

const words = localised(
  {
    title: 'Royalty Calculator',
    subtitle:
      'Understand your earnings before publishing: what a copy costs to make, what it should sell for, and what of that is yours.',
    ready: 'Ready to Start Your Publishing Journey?',
  },
  {
    title: 'உரிமைத்தொகைக் கணிப்பான்',
    subtitle:
      'வெளியிடும் முன்பே உங்கள் வருமானத்தை அறியுங்கள்: ஒரு பிரதிக்கு ஆகும் செலவு, அதற்கு வைக்க வேண்டிய விலை, அதில் உங்களுக்கு வரும் உரிமைத்தொகை (ராயல்டி).',
    ready: 'உங்கள் நூலை வெளியிடத் தொடங்கலாமா?',
  },
)

type CalculatorPageProps = { texts: CalculationTexts; at: string; rates: RatesInJson }

/** @param props.at the instant (ISO 8601) at which the page was asked for */
export function CalculatorPage({ texts, at, rates }: CalculatorPageProps) {
  const inPaise = useMemo(() => ratesFromJson(rates), [rates])
  return (
    <>
      <div className="print:hidden">
        <PageBanner title={words.title} subtitle={words.subtitle} ornamentSeed="royalty calculator" />
      </div>
      <Calculator texts={texts} at={at} rates={inPaise} />
      <div className="print:hidden">
        <CallToAction title={words.ready} />
      </div>
    </>
  )
}
