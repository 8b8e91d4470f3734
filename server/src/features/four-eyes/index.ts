/** What others need of the rule of two people. */
export { countAsked } from './count-asked.ts'
export { findMode } from './find-mode.ts'
export { refuseSameHands, sayNextStep } from './next-step.ts'
