/**
 * Random for each start of the process and never sent to a browser. An injected script can't carry it, so only scripts
 * that the renderer wrote are hashed into the policy.
 */
export const scriptMark = import.meta.env.SSR ? crypto.randomUUID() : ''
