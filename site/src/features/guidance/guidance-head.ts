import type { ShownQuestion } from '@panai/contract/content'
import { pageHead } from '../../head.ts'
import { breadcrumbs, schema } from '../../structured-data.ts'

/** The tabs are views of one page. */
export function guidanceHead(questions: readonly ShownQuestion[] = []) {
  return pageHead({
    title: 'Publishing guidelines and questions',
    description:
      'How to prepare a manuscript, how long a story or a novella may be, how to send pictures and captions; templates to download, and answers to what authors ask most.',
    path: '/help',
    jsonLd: [
      schema('FAQPage', {
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }),
      breadcrumbs(['Publishing guidelines', '/help']),
    ],
  })
}
