import type { ShownQuestion } from '@panai/contract/content/shown-questions'
import { localised } from '@panai/contract/language/localised'
import { pageHead } from '../../head.ts'
import { breadcrumbs, schema } from '../../structured-data.ts'

/** The tabs are views of one page. */
export function guidanceHead(questions: readonly ShownQuestion[] = []) {
  return pageHead({
    title: localised('Publishing guidelines and questions', 'பதிப்பு வழிகாட்டியும் கேள்விகளும்'),
    description: localised(
      'How to prepare a manuscript, how long a story or a novella may be, how to send pictures and captions; templates to download, and answers to what authors ask most.',
      'கையெழுத்துப் பிரதியை எப்படித் தயாரிப்பது, சிறுகதைக்கும் குறுநாவலுக்கும் எத்தனை சொற்கள், படங்களையும் படக்குறிப்புகளையும் எப்படி அனுப்புவது; பதிவிறக்க மாதிரிக் கோப்புகள், எழுத்தாளர்கள் அதிகம் கேட்கும் கேள்விகளுக்குப் பதில்கள்.',
    ),
    path: '/help',
    jsonLd: [
      schema('FAQPage', {
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }),
      breadcrumbs([localised('Publishing guidelines', 'பதிப்பு வழிகாட்டி'), '/help']),
    ],
  })
}
