import type { AuthorProfile } from '@panai/contract/accounts/profile'
import { localised } from '@panai/contract/language/localised'
import { openPayeeStates, type PayeeState } from '@panai/contract/payees/payee-rules'
import { proofTexts } from '@panai/contract/submissions/proof-texts'
import type { SubmittedBook } from './read-booklists.ts'
import { statusLook } from './submission-status.ts'
import { wayOfSubmission } from './way-of-submission.ts'

export type Desk = {
  readonly profile: Pick<AuthorProfile, 'email_confirmed' | 'photo'>
  readonly payee: readonly { readonly state: PayeeState }[]
  readonly published: readonly unknown[]
  readonly submitted: readonly Pick<
    SubmittedBook,
    'id' | 'title' | 'status' | 'steps' | 'changeRequest' | 'proofRequest'
  >[]
}

export type Place = {
  readonly to: '/profile' | '/book-info' | '/bank-details' | '/dashboard'
  readonly hash?: 'email' | 'picture' | 'your-books'
}

export type FirstStep = { readonly title: string; readonly why: string; readonly done: boolean } & Place

const submit = localised('Submit a manuscript', 'கையெழுத்துப் பிரதியை அனுப்புக')

/** What every author has to do once, in the order in which it is needed. */
export function firstSteps({ profile, payee, published, submitted }: Desk): FirstStep[] {
  return [
    {
      title: localised('Confirm your e-mail', 'மின்னஞ்சலை உறுதிப்படுத்துக'),
      why: localised(
        'Open the link in our mail, or have it sent again, so that what we write reaches you.',
        'நாங்கள் எழுதுவது உங்களை வந்து சேர, எங்கள் மின்னஞ்சலில் உள்ள இணைப்பைத் திறங்கள்; அல்லது அதை மீண்டும் அனுப்பச் சொல்லுங்கள்.',
      ),
      done: profile.email_confirmed,
      to: '/profile',
      hash: 'email',
    },
    {
      title: submit,
      why: localised(
        'Send your book with a few details. Our editors read it and write to you.',
        'சில விவரங்களுடன் உங்கள் நூலை அனுப்புங்கள். எங்கள் எடிட்டர்கள் படித்துவிட்டு உங்களுக்கு எழுதுவார்கள்.',
      ),
      done: submitted.length > 0 || published.length > 0,
      to: '/book-info',
    },
    {
      title: localised('Add your bank details', 'வங்கி விவரங்களைச் சேர்க்க'),
      why: localised(
        'Your royalties wait with us until we know where to pay them.',
        'எங்கே வழங்குவது என்று தெரியும்வரை உங்கள் உரிமைத்தொகை எங்களிடம் காத்திருக்கும்.',
      ),
      done: payee.some(({ state }) => openPayeeStates.includes(state)),
      to: '/bank-details',
    },
    {
      title: localised('Add your photo', 'உங்கள் படத்தைச் சேர்க்க'),
      why: localised(
        'Readers see it beside your name, on your page and your books.',
        'உங்கள் பக்கத்திலும் நூல்களிலும் உங்கள் பெயருக்கு அருகே வாசகர்கள் அதைப் பார்ப்பார்கள்.',
      ),
      done: profile.photo !== null,
      to: '/profile',
      hash: 'picture',
    },
  ]
}

export type NextStep = {
  readonly title: string
  readonly why: string
  /** Of a book, for the letters of its script. */
  readonly book?: string
  readonly action: string
  /** The number of a submission whose proof it leads to, in place of the place. */
  readonly proofOf?: number
} & Place

/** The one thing to do now: what the editors wait for, be it changes or a word on a proof, then what is still open, then what comes of the manuscripts. */
export function nextStep(desk: Desk): NextStep {
  const onShelf = { to: '/dashboard', hash: 'your-books' } as const
  const asked = desk.submitted.find(({ changeRequest }) => changeRequest !== null)
  if (asked)
    return {
      title: localised('Our editors ask for changes to', 'எங்கள் எடிட்டர்கள் கேட்கும் திருத்தங்கள்:'),
      book: asked.title,
      why: localised(
        'Read what they ask for, and upload a new version.',
        'அவர்கள் கேட்பதைப் படித்துவிட்டு, திருத்திய பிரதியைப் பதிவேற்றுங்கள்.',
      ),
      action: localised('See the changes', 'திருத்தங்களைப் பார்க்க'),
      ...onShelf,
    }
  const waiting = desk.submitted.find(({ proofRequest }) => proofRequest !== null)
  if (waiting)
    return {
      title: localised('The proof waits for you:', 'உங்களுக்காகக் காத்திருக்கும் மெய்ப்பு:'),
      book: waiting.title,
      why: localised(
        'Look through your book as it will be printed, and approve it or tell us what has to change.',
        'அச்சில் வரப்போகும் உங்கள் நூலைப் பார்த்து, ஒப்புதல் தாருங்கள் அல்லது என்ன மாற வேண்டும் என்று சொல்லுங்கள்.',
      ),
      action: proofTexts.open,
      proofOf: waiting.id,
      ...onShelf,
    }
  const open = firstSteps(desk).find(({ done }) => !done)
  if (open) return { ...open, action: open.title }
  const onItsWay = desk.submitted.find(({ status }) => status !== 'published')
  if (onItsWay)
    return {
      title: `${statusLook(onItsWay.status).title}:`,
      book: onItsWay.title,
      why:
        wayOfSubmission(onItsWay.status, onItsWay.steps)?.next ??
        localised('We write to you as soon as it moves on.', 'அடுத்த கட்டத்துக்குச் சென்றதும் உங்களுக்கு எழுதுவோம்.'),
      action: localised('See where it is', 'எங்கே உள்ளது என்று பார்க்க'),
      ...onShelf,
    }
  return {
    title: localised('Is your next book ready?', 'அடுத்த நூல் தயாரா?'),
    why: localised(
      'Send the manuscript with a few details. Our editors read it and write to you.',
      'சில விவரங்களுடன் கையெழுத்துப் பிரதியை அனுப்புங்கள். எங்கள் எடிட்டர்கள் படித்துவிட்டு உங்களுக்கு எழுதுவார்கள்.',
    ),
    action: submit,
    to: '/book-info',
  }
}
