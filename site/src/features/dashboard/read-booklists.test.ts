import { expect, test } from 'vitest'
import { readBooklists } from './read-booklists.ts'

const book = {
  id: 12,
  author_id: 7,
  author_name: 'Meena Sundaram',
  title: 'வானம்',
  subtitle: null,
  genre: 'fiction,children-book',
  format: ['paperback'],
  status: 'in_review',
  cover_image: 'pictures/a.webp',
  cover: { path: 'pictures/a.webp', width: 800, height: 1200, placeholder: '#eee' },
  submitted_at: '2026-11-01T06:00:00Z',
  steps: [{ status: 'manuscript_submitted', at: '2026-11-01T06:00:00Z', note: null }],
  versions: [{ number: 1, at: '2026-11-01T06:00:00Z', is_published: false, kind: 'docx' }],
  change_request: { text: 'The last page is missing', at: '2026-11-02T06:00:00Z' },
  proof_request: { due_on: '2026-12-06', note: 'Chapter 3', is_overdue: true, at: '2026-11-29T06:00:00Z' },
  book_id: null,
}

test.each([
  ['a plain list', [book]],
  ['data', { success: true, data: [book] }],
  ['data.submitted', { success: true, data: { submitted: [book] } }],
  ['submitted', { submitted: [book] }],
])('books are read from %s', (_, answer) => {
  expect(readBooklists(answer)).toEqual([
    {
      id: 12,
      authorId: 7,
      authorName: 'Meena Sundaram',
      title: 'வானம்',
      subtitle: null,
      genres: ['fiction', 'children-book'],
      formats: ['paperback'],
      status: 'in_review',
      cover: book.cover,
      submittedAt: '2026-11-01T06:00:00Z',
      steps: book.steps,
      versions: [{ number: 1, at: '2026-11-01T06:00:00Z', isPublished: false, isFile: true }],
      changeRequest: 'The last page is missing',
      proofRequest: { dueOn: '2026-12-06', note: 'Chapter 3', isOverdue: true },
      bookId: null,
    },
  ])
})

test.each([[null], [{}], [{ data: {} }], [{ data: null, submitted: 'none' }], ['no'], [[null, 3]]])(
  '%j holds no books',
  (answer) => expect(readBooklists(answer)).toEqual([]),
)

test('what is missing is empty, and a bare path of a cover is enough', () => {
  expect(readBooklists([{ id: 1, title: 'Sky', cover_image_path: 'pictures/b.webp' }])).toEqual([
    expect.objectContaining({
      authorId: null,
      proofRequest: null,
      genres: [],
      formats: [],
      status: '',
      steps: [],
      cover: expect.objectContaining({ path: 'pictures/b.webp' }),
    }),
  ])
})
