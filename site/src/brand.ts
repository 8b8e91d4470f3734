export { brand } from '@panai/contract/brand'
