import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const shown = (width: number, height: number) =>
  renderToStaticMarkup(
    createElement(Picture, {
      picture: { path: 'pictures/a.webp', width, height, placeholder: 'grey' },
      fallback: 'blog',
      alt: '',
      sizes: '100vw',
      unenlarged: true,
    }),
  )

test.each([
  ['a small one is not enlarged', 300, 200, 'width:min(100%, 300px, 105.00svh)'],
  ['one that stands takes at most 70 % of the height', 800, 1600, 'width:min(100%, 800px, 35.00svh)'],
])('%s', (_, width, height, style) => {
  expect(shown(width, height)).toContain(style)
})
