import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { serviceHead } from '../../features/services/service-head.ts'
import { TranslationPage } from '../../features/services/translation-page.tsx'

export const Route = createFileRoute('/services/translation')({
  head: () =>
    serviceHead({
      name: localised('Translation', 'மொழிபெயர்ப்பு'),
      title: localised('Book translation in seven languages', 'ஏழு மொழிகளில் நூல் மொழிபெயர்ப்பு'),
      description: localised(
        'Your book from and into Tamil, English, Kannada, Malayalam, Telugu, Hindi and German, as a paperback and as an eBook.',
        'தமிழ், ஆங்கிலம், கன்னடம், மலையாளம், தெலுங்கு, இந்தி, ஜெர்மன் ஆகியவற்றிலிருந்தும் அவற்றுக்கும் உங்கள் நூல்; அச்சு நூலாகவும் மின்னூலாகவும்.',
      ),
      path: '/services/translation',
    }),
  component: TranslationPage,
})
