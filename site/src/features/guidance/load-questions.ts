import type { Question } from '@panai/contract/questions'

/** A question with the name of its place on the page. */
export type AnsweredQuestion = Question & { readonly anchor: string }

/** Travels to the browser with the page: the answers are long, and no other page should load them. */
export async function loadQuestions(): Promise<AnsweredQuestion[]> {
  const { questionAnchor, questions } = await import('@panai/contract/questions')
  return questions.map((question) => ({ ...question, anchor: questionAnchor(question) }))
}
