import { localised } from '@panai/contract/language/localised'
import { createFileRoute } from '@tanstack/react-router'
import { serviceHead } from '../../features/services/service-head.ts'
import { SponsoredPage } from '../../features/services/sponsored-page.tsx'

export const Route = createFileRoute('/services/sponsored-publishing')({
  head: () =>
    serviceHead({
      name: localised('Sponsored publishing', 'கட்டணமில்லாப் பதிப்பு'),
      title: localised('Sponsored publishing, free of charge', 'கட்டணமில்லாப் பதிப்பு'),
      description: localised(
        'Free publishing for homemakers, school children and children with special needs: layout, cover, ISBN and a place in our library.',
        'இல்லத்தரசிகள், பள்ளி மாணவர்கள், சிறப்புக் கவனம் தேவைப்படும் குழந்தைகள் ஆகியோருக்கு இலவச நூல் வெளியீடு: பக்க வடிவமைப்பு, அட்டை, ISBN, எங்கள் நூலரங்கத்தில் ஓர் இடம்.',
      ),
      path: '/services/sponsored-publishing',
    }),
  component: SponsoredPage,
})
