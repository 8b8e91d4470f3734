export { allRates, ratesInForce } from './rates-queries.ts'
