import { localised } from '@panai/contract/language/localised'

export const networkFailure = localised(
  'Network error. Please check your connection.',
  'இணையத் தொடர்பு இல்லை. சரிபார்த்து மீண்டும் முயலுங்கள்.',
)
