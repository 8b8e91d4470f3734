import { blogMessages } from '@panai/contract/staff/blog-rules'
import { Image } from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'
import { RichTextInput, RichTextInputToolbar } from 'ra-input-rich-text'
import { TextButtons } from './text-buttons.tsx'
import { TextPicture } from './text-picture.tsx'

/** What the server keeps, and nothing else: a form that would be lost when saving can't be given. */
const editorOptions = {
  extensions: [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      code: false,
      codeBlock: false,
      link: { openOnClick: false, protocols: ['https', 'http', 'mailto', 'tel'] },
    }),
    Image,
  ],
  // The console's policy takes no style that is written at run time; the few rules stand below.
  injectCSS: false,
  editorProps: {
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text of the article' },
  },
}

const look = {
  '& .ProseMirror': {
    minHeight: 320,
    whiteSpace: 'break-spaces',
    fontSize: '1.0625rem',
    lineHeight: 1.6,
    '& img': { maxWidth: '100%', height: 'auto', display: 'block' },
    '& img.ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
    '& blockquote': { borderLeft: '4px solid', borderColor: 'divider', ml: 0, pl: 2 },
  },
}

export function ArticleText() {
  return (
    <RichTextInput
      source="html"
      label="Text"
      validate={(value: unknown) => (value ? undefined : blogMessages.text)}
      editorOptions={editorOptions}
      sx={look}
      toolbar={
        <RichTextInputToolbar>
          <TextButtons />
          <TextPicture />
        </RichTextInputToolbar>
      }
    />
  )
}
