import type { ShownQuestion } from '@panai/contract/content'
import { api } from '../../api.ts'

/** What authors ask, in its order. */
export async function loadQuestions(signal: AbortSignal): Promise<ShownQuestion[]> {
  return (await api('/api/questions', {}, signal)).data
}
