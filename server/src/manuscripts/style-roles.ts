/** What a paragraph is for. */
export type Role =
  | 'title'
  | 'subtitle'
  | 'author'
  | 'outerHeading'
  | 'chapterNumber'
  | 'chapterHeading'
  | 'heading1'
  | 'heading2'
  | 'paragraph'
  | 'verse'
  | 'quotation'
  | 'sceneBreak'
  | 'caption'
  | 'contentsLine'
  | 'note'

/** The styles of our own templates, by their ids. */
const ours: Readonly<Record<string, Role>> = {
  AuthorName: 'author',
  SmallPrint: 'paragraph',
  Dedication: 'paragraph',
  FrontHeading: 'outerHeading',
  UnlistedHeading: 'outerHeading',
  ChapterNumber: 'chapterNumber',
  ChapterHeading: 'chapterHeading',
  Subheading: 'heading1',
  FirstParagraph: 'paragraph',
  Body: 'paragraph',
  Verse: 'verse',
  BlockQuotation: 'quotation',
  SceneBreak: 'sceneBreak',
  ImagePlaceholder: 'caption',
  NoteToTheAuthor: 'note',
  NoteHeading: 'note',
}

/** Word's built-in ones, by their names in English and in Tamil. */
const builtIn: Readonly<Record<string, Role>> = {
  title: 'title',
  தலைப்பு: 'title',
  subtitle: 'subtitle',
  துணைத்தலைப்பு: 'subtitle',
  'heading 1': 'chapterHeading',
  'தலைப்பு 1': 'chapterHeading',
  'heading 2': 'heading1',
  'தலைப்பு 2': 'heading1',
  'heading 3': 'heading2',
  'தலைப்பு 3': 'heading2',
  quote: 'quotation',
  'intense quote': 'quotation',
  மேற்கோள்: 'quotation',
  'தீவிர மேற்கோள்': 'quotation',
  caption: 'caption',
  'பட விளக்கம்': 'caption',
  'toc 1': 'contentsLine',
  'toc 2': 'contentsLine',
  'toc 3': 'contentsLine',
}

/** null: its style says nothing of what it is for. */
export function roleOf({
  styleId,
  styleName,
}: {
  styleId: string | null
  styleName: string | null
}): Role | null {
  return ours[styleId ?? ''] ?? builtIn[(styleName ?? '').trim().toLowerCase()] ?? null
}
