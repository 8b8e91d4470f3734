import { createFileRoute } from '@tanstack/react-router'
import { serviceHead } from '../../features/services/services-head.ts'
import { SponsoredPage } from '../../features/services/sponsored-page.tsx'

export const Route = createFileRoute('/services/sponsored-publishing')({
  head: () =>
    serviceHead({
      name: 'Sponsored publishing',
      title: 'Sponsored publishing, free of charge',
      description:
        'Free publishing for homemakers, school children and children with special needs: layout, cover, ISBN and a place in our library.',
      path: '/services/sponsored-publishing',
    }),
  component: SponsoredPage,
})
