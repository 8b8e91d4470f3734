/**
 * Asks a connection one thing at a time, in the order of the calls: it can answer no two at once. Those who want the same asked, and
 * come before it is, share one answer. @returns what `ask` resolves with, or fails as it fails
 */
export function askInTurn<Answer>(ask: (text: string) => Promise<Answer>): (text: string) => Promise<Answer> {
  const waiting = new Map<string, Promise<Answer>>()
  let before: Promise<unknown> = Promise.resolve()
  return (text) => {
    const shared = waiting.get(text)
    if (shared) return shared
    const answer = before.then(() => {
      waiting.delete(text)
      return ask(text)
    })
    waiting.set(text, answer)
    before = answer.catch(() => {})
    return answer
  }
}
