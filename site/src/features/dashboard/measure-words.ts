import { wholeNumber, wholeRupees } from '../../reading/whole-rupees.ts'
import type { Measure } from './chart-series.ts'

/** A value as a chart and its table show it. */
export function measureWords(measure: Measure, value: number): string {
  return measure === 'royalty' ? wholeRupees(value) : wholeNumber(value)
}
