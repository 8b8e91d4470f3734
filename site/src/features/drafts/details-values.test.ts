import { expect, test } from 'vitest'
import { changedDetails } from './details-values.ts'

const kept = {
  name: 'Meena',
  phone: '9000000000',
  bio: 'ஒரு வரி\nஇன்னொன்று',
  awards: '',
  website: '',
  facebook: '',
  twitter: '',
  instagram: '',
}

test('only what differs is sent', () => {
  expect(changedDetails(kept, { ...kept, awards: 'One', bio: '' })).toEqual({ awards: 'One', bio: '' })
})

test('the carriage returns of a form are no difference', () => {
  expect(changedDetails(kept, { ...kept, bio: 'ஒரு வரி\r\nஇன்னொன்று' })).toEqual({})
  expect(changedDetails(kept, { ...kept, bio: 'ஒரு வரி\r\nஇரண்டு' })).toEqual({ bio: 'ஒரு வரி\nஇரண்டு' })
})
