import { createFileRoute } from '@tanstack/react-router'
import { calculationOf, readCalculationSearch } from '../features/calculator/calculation-search.ts'
import { calculatorHead } from '../features/calculator/calculator-head.ts'
import { CalculatorPage } from '../features/calculator/calculator-page.tsx'

export const Route = createFileRoute('/royaltyform')({
  validateSearch: readCalculationSearch,
  // Server and browser must agree on the day of a calculation that the address brings.
  loader: () => ({ at: new Date().toISOString() }),
  head: ({ match }) => calculatorHead(calculationOf(match.search) !== null),
  component: RoyaltyForm,
})

function RoyaltyForm() {
  return <CalculatorPage search={Route.useSearch()} at={Route.useLoaderData().at} />
}
