import { openPayeeStates, type PayeeState } from '@panai/contract/payee-rules'
import type { AuthorProfile } from '@panai/contract/profile'
import type { SubmittedBook } from './read-booklists.ts'
import { statusLook } from './submission-status.ts'
import { wayOf } from './way-of-submission.ts'

export type Desk = {
  readonly profile: Pick<AuthorProfile, 'email_confirmed' | 'photo'>
  readonly payee: readonly { readonly state: PayeeState }[]
  readonly published: readonly unknown[]
  readonly submitted: readonly Pick<SubmittedBook, 'title' | 'status' | 'steps' | 'changeRequest'>[]
}

export type Place = {
  readonly to: '/profile' | '/book-info' | '/bank-details' | '/dashboard'
  readonly hash?: 'email' | 'picture' | 'your-books'
}

export type FirstStep = { readonly title: string; readonly why: string; readonly done: boolean } & Place

/** What every author has to do once, in the order in which it is needed. */
export function firstSteps({ profile, payee, published, submitted }: Desk): FirstStep[] {
  return [
    {
      title: 'Confirm your e-mail',
      why: 'Open the link in our mail, or have it sent again, so that what we write reaches you.',
      done: profile.email_confirmed,
      to: '/profile',
      hash: 'email',
    },
    {
      title: 'Submit a manuscript',
      why: 'Send your book with a few details. Our editors read it and write to you.',
      done: submitted.length > 0 || published.length > 0,
      to: '/book-info',
    },
    {
      title: 'Add your bank details',
      why: 'Your royalties wait with us until we know where to pay them.',
      done: payee.some(({ state }) => openPayeeStates.includes(state)),
      to: '/bank-details',
    },
    {
      title: 'Add your photo',
      why: 'Readers see it beside your name, on your page and your books.',
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
} & Place

/** The one thing to do now: what the editors wait for, then what is still open, then what comes of the manuscripts. */
export function nextStep(desk: Desk): NextStep {
  const onShelf = { to: '/dashboard', hash: 'your-books' } as const
  const asked = desk.submitted.find(({ changeRequest }) => changeRequest !== null)
  if (asked)
    return {
      title: 'Our editors ask for changes to',
      book: asked.title,
      why: 'Read what they ask for, and upload a new version.',
      action: 'See the changes',
      ...onShelf,
    }
  const open = firstSteps(desk).find(({ done }) => !done)
  if (open) return { ...open, action: open.title }
  const onItsWay = desk.submitted.find(({ status }) => status !== 'published')
  if (onItsWay)
    return {
      title: `${statusLook(onItsWay.status).title}:`,
      book: onItsWay.title,
      why: wayOf(onItsWay.status, onItsWay.steps)?.next ?? 'We write to you as soon as it moves on.',
      action: 'See where it is',
      ...onShelf,
    }
  return {
    title: 'Is your next book ready?',
    why: 'Send the manuscript with a few details. Our editors read it and write to you.',
    action: 'Submit a manuscript',
    to: '/book-info',
  }
}
