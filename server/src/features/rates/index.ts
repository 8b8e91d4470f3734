export { allRates } from './rates-queries.ts'
