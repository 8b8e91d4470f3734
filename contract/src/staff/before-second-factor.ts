import type { AnyEndpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'

/** All that answers one of the company's people who has not given the second factor: what giving it takes, and leaving. */
export const beforeSecondFactor: readonly AnyEndpoint[] = endpoints.filter(
  (endpoint: AnyEndpoint) => endpoint.beforeSecondFactor === true,
)
