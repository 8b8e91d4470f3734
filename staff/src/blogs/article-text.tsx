import { Box, FormHelperText, Typography } from '@mui/material'
import { Image } from '@tiptap/extension-image'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { useInput } from 'react-admin'
import type { TextInLanguage } from '../parts/both-languages.tsx'
import { titleLetters } from '../theme/title-letters.ts'
import { TextButtons } from './text-buttons.tsx'
import { TextPicture } from './text-picture.tsx'

/** What the server keeps, and nothing else: a form that would be lost when saving can't be given. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ['https', 'http', 'mailto', 'tel'] },
  }),
  Image,
]

const look = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  p: 2,
  '& .ProseMirror': {
    minHeight: 320,
    outline: 'none',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontSize: '1.0625rem',
    lineHeight: 1.55,
    '&:lang(ta)': { lineHeight: 1.7 },
  },
  '& :is(h2, h3)': { fontFamily: titleLetters, lineHeight: 1.3 },
  '&:focus-within': { borderColor: 'primary.main' },
  '& img': { maxWidth: '100%', height: 'auto', display: 'block' },
  '& img.ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
  '& blockquote': { borderLeft: '4px solid', borderColor: 'divider', ml: 0, pl: 2 },
}

/** Under the bar of the console, while the text goes by. */
const buttonsInView = {
  position: 'sticky',
  top: 48,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  py: 1,
  backgroundColor: 'background.paper',
} as const

/** The text of an article in one of its languages, written as it will look. */
export function ArticleText({ source, label, lang, rule }: TextInLanguage) {
  const { field, fieldState } = useInput({
    source,
    defaultValue: '',
    validate: (value: unknown) => (value ? undefined : (rule.missing ?? undefined)),
  })
  const editor = useEditor({
    extensions,
    content: field.value,
    // The console's policy takes no style that is written at run time.
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang },
    },
    onUpdate: ({ editor: now }) => field.onChange(now.isEmpty ? '' : now.getHTML()),
  })

  useEffect(() => {
    // When the screen changes, this may still run for an editor that is gone.
    if (editor.isDestroyed) return
    // Another text from outside: what the server made of it, or one of the history.
    const shown = editor.isEmpty ? '' : editor.getHTML()
    if (field.value !== shown) editor.commands.setContent(field.value, { emitUpdate: false })
  }, [editor, field.value])

  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={buttonsInView}>
        <TextButtons editor={editor} />
        <TextPicture editor={editor} />
      </Box>
      <Box sx={look}>
        <EditorContent editor={editor} />
      </Box>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  )
}
