import BoldIcon from '@mui/icons-material/FormatBold'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import BulletsIcon from '@mui/icons-material/FormatListBulleted'
import NumbersIcon from '@mui/icons-material/FormatListNumbered'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import RuleIcon from '@mui/icons-material/HorizontalRule'
import LinkIcon from '@mui/icons-material/InsertLink'
import SubheadingIcon from '@mui/icons-material/TextFields'
import HeadingIcon from '@mui/icons-material/Title'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import type { ComponentType } from 'react'

type Form = {
  name: string
  label: string
  icon: ComponentType<{ fontSize: 'inherit' }>
  isOn: (editor: Editor) => boolean
  toggle: (editor: Editor) => boolean
}

const forms: readonly Form[] = [
  {
    name: 'h2',
    label: 'Heading',
    icon: HeadingIcon,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'h3',
    label: 'Subheading',
    icon: SubheadingIcon,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bold',
    label: 'Bold',
    icon: BoldIcon,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: 'Italic',
    icon: ItalicIcon,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bullets',
    label: 'List',
    icon: BulletsIcon,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    label: 'Numbered list',
    icon: NumbersIcon,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    label: 'Quotation',
    icon: QuoteIcon,
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'link',
    label: 'Link',
    icon: LinkIcon,
    isOn: (editor) => editor.isActive('link'),
    toggle: (editor) => {
      const chain = editor.chain().focus().extendMarkRange('link')
      if (editor.isActive('link')) return chain.unsetLink().run()
      const href = window.prompt('Address of the link, such as https://… or /help')
      return href ? chain.setLink({ href }).run() : false
    },
  },
  {
    name: 'rule',
    label: 'Divider',
    icon: RuleIcon,
    isOn: () => false,
    toggle: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
]

/** The forms that a text can be given. */
export function TextButtons({ editor }: { editor: Editor }) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      (now.isDestroyed ? [] : forms).filter(({ isOn }) => isOn(now)).map(({ name }) => name),
  })
  return (
    <ToggleButtonGroup value={on} size="small" aria-label="Formatting" sx={{ flexWrap: 'wrap' }}>
      {forms.map(({ name, label, icon: Icon, toggle }) => (
        <ToggleButton key={name} value={name} aria-label={label} title={label} onClick={() => toggle(editor)}>
          <Icon fontSize="inherit" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
