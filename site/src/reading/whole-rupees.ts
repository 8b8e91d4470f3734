import { localised } from '@panai/contract/language/localised'

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** "Rs. 1,23,457", "ரூ. 1,23,457": an amount in rupees as the author's pages show it, without decimals, grouped as in India. */
export function wholeRupees(rupees: number): string {
  const rounded = indian.format(Math.abs(rupees))
  return `${rupees < 0 && rounded !== '0' ? '-' : ''}${localised('Rs. ', 'ரூ.\u00a0')}${rounded}`
}

/** "1,23,457": a number of things. */
export function wholeNumber(count: number): string {
  return indian.format(count)
}
