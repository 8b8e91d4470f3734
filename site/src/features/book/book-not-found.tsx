import { localised } from '@panai/contract/language/localised'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/status.tsx'

export function BookNotFound() {
  return (
    <Empty as="h1" text={localised('Book not found', 'இந்த நூல் இங்கே இல்லை')}>
      <p>{localised('The book you requested was not found', 'நீங்கள் கேட்ட நூலைக் காணவில்லை')}</p>
      <ButtonLink to="/publications">{localised('Browse our collection', 'எங்கள் நூல்களைப் பார்க்க')}</ButtonLink>
    </Empty>
  )
}
