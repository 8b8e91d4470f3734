import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { trimSizes } from '../language/vocabulary.ts'
import { bindings, interiors, type RatesInJson, rateBounds } from './calculator-rates.ts'

type Bounds = { readonly least: number; readonly most: number }

/** A number with two decimals at the most, between bounds that are given in hundredths. */
function hundredths({ least, most }: Bounds) {
  const message = `must be from ${least / 100} to ${most / 100}, with two decimals at the most`
  return z
    .number(message)
    .refine((value) => {
      const whole = Math.round(value * 100)
      return whole / 100 === value && whole >= least && whole <= most
    }, message)
    .meta({ minimum: least / 100, maximum: most / 100 })
}

/** One number for each name, and no other. */
function table<const N extends readonly [string, ...string[]]>(names: N, bounds: Bounds) {
  const number = hundredths(bounds)
  type Shape = { [K in N[number]]: typeof number }
  return z.strictObject(Object.fromEntries(names.map((name) => [name, number])) as Shape) // one for each name
}

/** Rupees, and factors by which colour makes a page dearer. */
export const ratesFields = {
  page_rates: table(trimSizes, rateBounds.pageRate).meta({
    description: 'A page in black and white, by size.',
  }),
  binding_costs: table(bindings, rateBounds.bindingCost),
  interior_factors: table(interiors, rateBounds.interiorFactor),
  distribution_cost: hundredths(rateBounds.cost),
  platform_margin: hundredths(rateBounds.cost),
  suggested_royalty: hundredths(rateBounds.cost).meta({
    description: 'What the author earns of each copy at the suggested MRP.',
  }),
} satisfies Record<keyof RatesInJson, z.ZodType>

/** Where the price of one copy of a book goes, in rupees. */
export const priceParts = z
  .object({
    mrp: z.number(),
    printing: z.number(),
    distribution: z.number(),
    margin: z.number(),
    royalty: z.number(),
  })
  .meta({ id: 'PriceParts' })
export type PriceParts = z.output<typeof priceParts>

export const calculatorRates = z
  .object({ valid_from: z.iso.date(), ...ratesFields })
  .meta({ id: 'CalculatorRates' })

export const getCalculatorRates = endpoint({
  id: 'getCalculatorRates',
  method: 'GET',
  path: '/api/calculator-rates',
  tag: 'Content',
  access: 'public',
  summary: 'The rates that the royalty calculator uses today',
  description:
    'Today is the day in India. `example` is the book that the calculator opens with, at its suggested MRP.',
  output: z.object({
    success: z.literal(true),
    data: calculatorRates.extend({ example: priceParts }),
  }),
  caching: 'public',
})
