/** What payouts and bank details need of the rule of two people. */
export { findMode } from './find-mode.ts'
export { refuseSameHands } from './refuse-same-hands.ts'
export { sayNextStep } from './say-next-step.ts'
