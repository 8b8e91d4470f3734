import { send } from '../../api.ts'
import { momentWords } from '../../reading/moment-words.ts'

/** Hands the token of a mailed link over. @throws ApiError when the link is not valid any more. @returns what to say. */
export async function confirmDetails(token: string): Promise<string> {
  const { in_force_from } = await send('/api/author/payee/confirm', { token }, {})
  return `They count from ${momentWords(in_force_from)}, once we have verified them.`
}

export async function stopDetails(token: string): Promise<string> {
  await send('/api/author/payee/stop', { token }, {})
  return 'Nothing is paid to those details, and every device is logged out. Somebody knows your password: please take a new one now.'
}
