import { type RatesInJson, ratesFromJson } from '@panai/contract/calculator-rates'
import { useMemo } from 'react'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageBanner } from '../../ui/page-banner.tsx'
import type { CalculationTexts } from './calculation-parameters.ts'
import { Calculator } from './calculator.tsx'

type CalculatorPageProps = { texts: CalculationTexts; at: string; rates: RatesInJson }

/** @param props.at the instant (ISO 8601) at which the page was asked for */
export function CalculatorPage({ texts, at, rates }: CalculatorPageProps) {
  const inPaise = useMemo(() => ratesFromJson(rates), [rates])
  return (
    <>
      <div className="print:hidden">
        <PageBanner
          title="Royalty Calculator"
          subtitle="Understand your earnings before publishing: what a copy costs to make, what it should sell for, and what of that is yours."
          ornamentSeed="royalty calculator"
        />
      </div>
      <Calculator texts={texts} at={at} rates={inPaise} />
      <div className="print:hidden">
        <CallToAction title="Ready to Start Your Publishing Journey?" />
      </div>
    </>
  )
}
