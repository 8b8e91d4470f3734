/** What payouts and bank details need of the rule of two people. */
export { findMode } from './find-mode.ts'
export { refuseSameHands, sayNextStep } from './next-step.ts'
