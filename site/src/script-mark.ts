/**
 * Random for each start of the process and never sent to a browser. An injected script can't carry it, so only scripts
 * that the renderer wrote are hashed into the policy.
 */
export let scriptMark = import.meta.env.SSR ? crypto.randomUUID() : ''

/** Pages in another language have the mark of the English ones: the server looks for one. */
export function setScriptMark(mark: string): void {
  scriptMark = mark
}
