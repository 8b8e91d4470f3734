import { paise } from '../money/money.ts'
import type { CalculatorRates } from './calculator-rates.ts'

/** The publisher's own figures (section 9 of its specification): the first rates of every database. */
export const specifiedRates: CalculatorRates = {
  pageRates: {
    '5 X 7 in': paise(50),
    '5 X 8 in': paise(50),
    '5.5 X 8.5 in': paise(50),
    '6 X 9 in': paise(60),
    '7 X 9 in': paise(70),
    '8 X 11 in': paise(80),
    '8.5 X 8.5 in': paise(85),
    A4: paise(90),
  },
  bindingCosts: { 'Soft Cover': paise(30_00), 'Hard Cover': paise(40_00) },
  interiorFactors: {
    'B & W cream paper': 100,
    'B & W White paper': 100,
    'Standard colour with White paper': 300,
  },
  distributionCost: paise(70_00),
  platformMargin: paise(30_00),
  suggestedRoyalty: paise(30_00),
}
