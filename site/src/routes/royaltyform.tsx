import { createFileRoute } from '@tanstack/react-router'
import { api } from '../api.ts'
import { calculationTexts, hasCalculation } from '../features/calculator/calculation-parameters.ts'
import { calculatorHead } from '../features/calculator/calculator-head.ts'
import { CalculatorPage } from '../features/calculator/calculator-page.tsx'

export const Route = createFileRoute('/royaltyform')({
  validateSearch: calculationTexts,
  // Server and browser must agree on the day of a calculation that the address brings, and on the rates of that day.
  loader: async ({ abortController }) => {
    const { data } = await api('/api/calculator-rates', {}, abortController.signal)
    return { at: new Date().toISOString(), rates: data }
  },
  head: ({ match }) => calculatorHead(hasCalculation(match.search)),
  component: RoyaltyForm,
})

function RoyaltyForm() {
  const { at, rates } = Route.useLoaderData()
  return <CalculatorPage texts={Route.useSearch()} at={at} rates={rates} />
}
