import { localised } from '@panai/contract/language/localised'
import { linkOptions } from '@tanstack/react-router'

export const serviceLinks = [
  {
    title: localised('Self-publishing', 'சுயபதிப்பு'),
    link: linkOptions({ to: '/services/self-publishing' }),
  },
  { title: localised('Translation', 'மொழிபெயர்ப்பு'), link: linkOptions({ to: '/services/translation' }) },
  {
    title: localised('Sponsored publishing', 'கட்டணமில்லாப் பதிப்பு'),
    link: linkOptions({ to: '/services/sponsored-publishing' }),
  },
] as const

/** What is behind the items of both bars; `marks` are the paths that mark an item as the current one. */
export const places = {
  home: { link: linkOptions({ to: '/' }), marks: /^\/$/ },
  services: { marks: /^\/services\// },
  calculator: { link: linkOptions({ to: '/royaltyform' }), marks: /^\/royaltyform$/ },
  books: { link: linkOptions({ to: '/publications' }), marks: /^\/(publications|books\/.+)$/ },
  help: { link: linkOptions({ to: '/help' }), marks: /^\/help$/ },
  blog: { link: linkOptions({ to: '/blogs' }), marks: /^\/(blogs|blog\/.+)$/ },
  contact: { link: linkOptions({ to: '/contact' }), marks: /^\/contact$/ },
} as const

/** A place that one link leads to. */
export type Place = Extract<(typeof places)[keyof typeof places], { link: unknown }>
