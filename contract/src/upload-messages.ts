/** What the server says of files that it opened, whatever form they came with. */
export const uploadMessages = {
  harmful: 'Our virus scan found this file to be harmful, so we can’t take it. Please check your computer.',
  unscanned:
    'This file is larger than our virus scan can look at, so we can’t take it. Please make it smaller and try again.',
  active:
    'The document runs or fetches something when it is opened: a script, an attached file, or a template from elsewhere. Please save it without that and try again.',
  objects:
    'The document has an object of another program in it, such as a sheet or a formula of an older editor. Please put a picture or text in its place, or save the document as PDF, and try again.',
  inserted:
    'The document has another file in it that is unpacked when it is opened. Please open it in Word, save it again and try again.',
  fields:
    'The document has a field that fetches something from elsewhere, such as DDE, LINK or INCLUDETEXT. Please turn it into text (in Word: Ctrl+A, then Ctrl+Shift+F9) and try again.',
  tooManyWait: 'Many files are waiting to be looked at. Please try again in a moment.',
  notNow: 'Files can’t be taken at the moment. Please try again later.',
  tooManyRefused: 'Too many of your files could not be taken today. Please try again tomorrow.',
} as const
