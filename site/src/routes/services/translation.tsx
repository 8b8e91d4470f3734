import { createFileRoute } from '@tanstack/react-router'
import { serviceHead } from '../../features/services/services-head.ts'
import { TranslationPage } from '../../features/services/translation-page.tsx'

export const Route = createFileRoute('/services/translation')({
  head: () =>
    serviceHead({
      name: 'Translation',
      title: 'Book translation in seven languages',
      description:
        'Your book from and into Tamil, English, Kannada, Malayalam, Telugu, Hindi and German, as a paperback and as an eBook.',
      path: '/services/translation',
    }),
  component: TranslationPage,
})
