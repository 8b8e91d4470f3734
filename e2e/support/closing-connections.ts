import type { APIRequestContext } from '@playwright/test'

/**
 * Every request on a connection of its own. Playwright keeps idle ones for ever, the server ends them after some seconds,
 * and a request that is sent in that moment is lost (8 of 720 with a busy server, none of 720 so). Browsers send it again.
 */
export function closingConnections(request: APIRequestContext): APIRequestContext {
  const fetch = request.fetch.bind(request)
  request.fetch = (address, options) =>
    fetch(address, { ...options, headers: { ...options?.headers, connection: 'close' } })
  return request
}
