/** What other features tell the console's home: how much waits for somebody. */
export type { WaitingCounter } from './waiting-route.ts'
