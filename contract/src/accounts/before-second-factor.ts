import { endpoints } from '../endpoints.ts'
import type { AnyEndpoint } from '../http/endpoint.ts'

/** All that answers one of the company's people who has a second factor and has not given it: what giving it takes, and leaving. */
export const beforeSecondFactor: readonly AnyEndpoint[] = endpoints.filter(
  (endpoint: AnyEndpoint) => endpoint.beforeSecondFactor === true,
)

/** All that answers one who has none: that, and what setting one up takes. */
export const withoutSecondFactor: readonly AnyEndpoint[] = endpoints.filter(
  (endpoint: AnyEndpoint) => endpoint.beforeSecondFactor !== undefined,
)
