import { createFileRoute } from '@tanstack/react-router'
import { calculationTexts, hasCalculation } from '../features/calculator/calculation-parameters.ts'
import { calculatorHead } from '../features/calculator/calculator-head.ts'
import { CalculatorPage } from '../features/calculator/calculator-page.tsx'

export const Route = createFileRoute('/royaltyform')({
  validateSearch: calculationTexts,
  // Server and browser must agree on the day of a calculation that the address brings.
  loader: () => ({ at: new Date().toISOString() }),
  head: ({ match }) => calculatorHead(hasCalculation(match.search)),
  component: RoyaltyForm,
})

function RoyaltyForm() {
  return <CalculatorPage texts={Route.useSearch()} at={Route.useLoaderData().at} />
}
