import { expect, it } from 'vitest'
import { socialLinks } from './social-links.ts'

const none = { facebook: null, twitter: null, instagram: null, website: null }

it('lists only what is there', () => {
  expect(socialLinks(none)).toEqual([])
  expect(socialLinks({ ...none, website: 'https://author.example/' })).toEqual([
    { name: 'Website', address: 'https://author.example/' },
  ])
})

it('makes no link of a script', () => {
  expect(socialLinks({ ...none, twitter: 'javascript:alert(1)', facebook: 'data:text/html,x' })).toEqual([])
})
