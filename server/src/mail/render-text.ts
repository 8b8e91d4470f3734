import { brand } from '@panai/contract/brand'
import type { Block, Letter } from './letter.ts'

/** The letter for readers that show no HTML. */
export function renderText({ title, blocks, footnote }: Letter): string {
  const parts = [title, ...blocks.map(renderBlock), `-- \n${brand.name} (${brand.nameInTamil})\n${footnote}`]
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
