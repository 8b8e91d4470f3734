/** What our editors and designers do for a book. */
export const editorialServices = [
  {
    id: 'layout',
    title: 'Interior Layout',
    summary: 'Pages that a reader forgets: the right letter size, margins and chapter openings.',
    text: 'We set the text for the size you have chosen: letters that an eye can follow for hours, margins that leave room for a thumb and for the spine, chapter openings, page numbers and running titles. Tamil, Latin and other scripts stand on one line without jumping. Pictures and captions find their place, and you see the pages before anything is printed.',
  },
  {
    id: 'cover',
    title: 'Cover Design',
    summary: 'A cover that tells, from across the room, what kind of book this is.',
    text: 'You tell us what the book is about and which covers you like. We draw a cover that can be read from across a room and as a small picture on a phone, with a spine as wide as your pages need and a back cover with your words, your portrait and the ISBN. Illustrations are drawn for the book.',
  },
  {
    id: 'branding',
    title: 'Branding Alignment',
    summary: 'Your name, your series and your author page, looking as if they belong together.',
    text: 'A reader who liked one of your books should know the next one at a glance. We keep the way your name is written, the lettering, the colours and the portrait the same on every cover, in the eBook and on your author page, so that each book helps the others.',
  },
] as const
