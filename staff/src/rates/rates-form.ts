import { trimSizes } from '@panai/contract/language/vocabulary'
import { bindings, interiors, type RatesInJson } from '@panai/contract/royalties/calculator-rates'

type Figure = number | null | undefined

/** How a form holds rates: in the order of the closed lists, for the names of sizes have dots, which form fields can't. */
export type RatesForm = {
  valid_from?: string
  pages: Figure[]
  bindings: Figure[]
  interiors: Figure[]
  distribution_cost: Figure
  platform_margin: Figure
  suggested_royalty: Figure
}

/** @param rates of a new form: those that it begins with */
export function toForm(rates: Partial<RatesInJson>): Partial<RatesForm> {
  const { page_rates, binding_costs, interior_factors } = rates
  if (!page_rates || !binding_costs || !interior_factors) return {}
  return {
    pages: trimSizes.map((size) => page_rates[size]),
    bindings: bindings.map((binding) => binding_costs[binding]),
    interiors: interiors.map((interior) => interior_factors[interior]),
  }
}

/** What the form holds, as the server takes it; a field that is empty is left out, and the server names it. */
export function fromForm(form: Partial<RatesForm>) {
  const { valid_from, distribution_cost, platform_margin, suggested_royalty } = form
  return {
    valid_from,
    page_rates: named(trimSizes, form.pages),
    binding_costs: named(bindings, form.bindings),
    interior_factors: named(interiors, form.interiors),
    distribution_cost,
    platform_margin,
    suggested_royalty,
  }
}

/** The rates in the form, or null while a figure is missing. */
export function wholeRates(form: Partial<RatesForm>): RatesInJson | null {
  const { valid_from: _, ...rates } = fromForm(form)
  const figures = [
    ...trimSizes.map((size) => rates.page_rates[size]),
    ...bindings.map((binding) => rates.binding_costs[binding]),
    ...interiors.map((interior) => rates.interior_factors[interior]),
    rates.distribution_cost,
    rates.platform_margin,
    rates.suggested_royalty,
  ]
  const isWhole = figures.every((figure) => typeof figure === 'number' && Number.isFinite(figure))
  return isWhole ? (rates as RatesInJson) : null // every figure was looked at
}

function named<K extends string>(
  names: readonly K[],
  figures: readonly Figure[] = [],
): Partial<Record<K, Figure>> {
  const entries = names.map((name, at) => [name, figures[at]] as const)
  return Object.fromEntries(entries) as Partial<Record<K, Figure>> // an entry for each name
}
