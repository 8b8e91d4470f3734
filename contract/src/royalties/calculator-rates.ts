import { type TrimSize, trimSizes } from '../language/vocabulary.ts'
import { type Paise, paise, toRupees } from '../money/money.ts'

/**
 * The rates of the royalty calculator. Rates have a day from which they hold; what held on a day before never changes.
 * Browsers load this: no schema library here.
 */

export const bindings = ['Soft Cover', 'Hard Cover'] as const
export type Binding = (typeof bindings)[number]

export const interiors = [
  'B & W cream paper',
  'B & W White paper',
  'Standard colour with White paper',
] as const
export type Interior = (typeof interiors)[number]

export type CalculatorRates = {
  /** Of one page in black and white. */
  pageRates: Readonly<Record<TrimSize, Paise>>
  bindingCosts: Readonly<Record<Binding, Paise>>
  /** Hundredths: 300 makes a page three times as dear. */
  interiorFactors: Readonly<Record<Interior, number>>
  distributionCost: Paise
  platformMargin: Paise
  /** What the suggested MRP leaves the author of each copy. */
  suggestedRoyalty: Paise
}

/** Before any day on which somebody can have asked. */
export const FIRST_RATES_DAY = '2000-01-01'

/** Least and most of each kind of rate, in paise and hundredths: beyond them a figure is a slip of the keyboard. */
export const rateBounds = {
  pageRate: { least: 1, most: 50_00 },
  bindingCost: { least: 0, most: 1000_00 },
  interiorFactor: { least: 100, most: 1000 },
  cost: { least: 0, most: 1000_00 },
} as const

/** The rates as JSON carries them: rupees and plain factors, with two decimals at the most. */
export type RatesInJson = {
  page_rates: Record<TrimSize, number>
  binding_costs: Record<Binding, number>
  interior_factors: Record<Interior, number>
  distribution_cost: number
  platform_margin: number
  suggested_royalty: number
}

export function ratesToJson(rates: CalculatorRates): RatesInJson {
  return {
    page_rates: each(trimSizes, (size) => toRupees(rates.pageRates[size])),
    binding_costs: each(bindings, (binding) => toRupees(rates.bindingCosts[binding])),
    interior_factors: each(interiors, (interior) => rates.interiorFactors[interior] / 100),
    distribution_cost: toRupees(rates.distributionCost),
    platform_margin: toRupees(rates.platformMargin),
    suggested_royalty: toRupees(rates.suggestedRoyalty),
  }
}

/** The other way round; exact, since both have two decimals. */
export function ratesFromJson(json: RatesInJson): CalculatorRates {
  return {
    pageRates: each(trimSizes, (size) => fromRupees(json.page_rates[size])),
    bindingCosts: each(bindings, (binding) => fromRupees(json.binding_costs[binding])),
    interiorFactors: each(interiors, (interior) => Math.round(json.interior_factors[interior] * 100)),
    distributionCost: fromRupees(json.distribution_cost),
    platformMargin: fromRupees(json.platform_margin),
    suggestedRoyalty: fromRupees(json.suggested_royalty),
  }
}

function fromRupees(rupees: number): Paise {
  return paise(Math.round(rupees * 100))
}

function each<K extends string, V>(names: readonly K[], toValue: (name: K) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<K, V> // one entry for each name
}
