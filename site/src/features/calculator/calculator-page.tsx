import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageBanner } from '../../ui/page-banner.tsx'
import type { CalculationSearch } from './calculation-search.ts'
import { Calculator } from './calculator.tsx'

/** @param at the instant (ISO 8601) at which the page was asked for */
export function CalculatorPage({ search, at }: { search: CalculationSearch; at: string }) {
  return (
    <>
      <div className="print:hidden">
        <PageBanner
          title="Royalty Calculator"
          subtitle="Understand your earnings before publishing: what a copy costs to make, what it should sell for, and what of that is yours."
          ornamentSeed="royalty calculator"
        />
      </div>
      <Calculator search={search} at={at} />
      <div className="print:hidden">
        <CallToAction title="Ready to Start Your Publishing Journey?" />
      </div>
    </>
  )
}
