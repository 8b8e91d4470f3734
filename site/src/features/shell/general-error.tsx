import { localised } from '@panai/contract/language/localised'
import { Button, ButtonLink } from '../../ui/button.tsx'

const words = localised(
  {
    title: 'Something went wrong',
    text: 'The page could not be shown. Nothing that you sent before is lost. Please refresh the page; if it fails again, come back in a few minutes.',
    refresh: 'Refresh Page',
    home: 'Back to Home',
  },
  {
    title: 'ஏதோ கோளாறு நேர்ந்துவிட்டது',
    text: 'இந்தப் பக்கத்தைக் காட்ட முடியவில்லை. நீங்கள் முன்பு அனுப்பிய எதுவும் தொலையவில்லை. பக்கத்தை மீண்டும் திறந்து பாருங்கள்; அப்போதும் வராவிட்டால் சில நிமிடங்கள் கழித்து வாருங்கள்.',
    refresh: 'மீண்டும் திறக்க',
    home: 'முகப்புக்குத் திரும்புக',
  },
)

/** For what nobody foresaw. */
export function GeneralError() {
  return (
    <section role="alert" className="page-width section-space flex flex-col items-center text-center">
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-3 max-w-measure text-lg text-ink-soft">{words.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>{words.refresh}</Button>
        <ButtonLink to="/" reloadDocument variant="secondary">
          {words.home}
        </ButtonLink>
      </div>
    </section>
  )
}
