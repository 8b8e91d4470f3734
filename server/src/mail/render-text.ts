import type { Block, Letter } from './letter.ts'
import { signature } from './phrases.ts'

/** The letter for readers that show no HTML. */
export function renderText({ language, title, blocks, footnote }: Letter): string {
  const parts = [title, ...blocks.map(renderBlock), `-- \n${signature[language]}\n${footnote}`]
  return `${parts.join('\n\n')}\n`
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'words':
      return block.text
    case 'link':
      return `${block.text}:\n${block.href}`
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'quote':
      return block.text.replace(/^/gm, '> ')
  }
}
