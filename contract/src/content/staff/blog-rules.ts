import type { TextRule } from '../../language/text-rules.ts'

export const blogMessages = {
  language: 'Please choose the language of the text',
  text: 'Please write a text',
  time: 'Please give a day and a time',
  altMissing: 'Please say in words what the picture shows, for readers who do not see it',
  pictureUnknown: 'There is no such picture',
  foreignPicture: 'Pictures from other sites can’t be shown: please upload the picture',
  unreadable: 'This text can’t be read. Please write it again or paste it without formatting',
  previewOver: 'This preview is over. Please open a new one from the editor.',
} as const

/** The rules of what is typed into an article, for the console and for the server. */
export const blogRules = {
  title: {
    lines: 'one',
    missing: 'Please give the article a title',
    most: 300,
    tooLong: 'A title has at most 300 characters',
  },
  html: {
    lines: 'many',
    missing: blogMessages.text,
    most: 400_000,
    tooLong: 'The text is too long for one article',
  },
  /** Asked for only where there is a picture. */
  picture_alt: {
    lines: 'one',
    missing: blogMessages.altMissing,
    most: 300,
    tooLong: 'The words for a picture have at most 300 characters',
  },
} as const satisfies Record<string, TextRule>

/** Two texts of an Indian script, of which a letter takes three bytes, and one in English. */
export const MOST_BYTES_OF_BLOG = 3 * 1024 * 1024
