import type { Surroundings } from './make-nodes.ts'
import { readNumbering } from './read-numbering.ts'
import { readStory } from './read-story.ts'
import type { Story } from './story-writer.ts'
import { readStyles, readTheme } from './styles.ts'
import { textOf } from './text-of.ts'
import type { WordPackage } from './with-word-package.ts'
import type { LeftOutKind, WordDocument, WordNode } from './word-nodes.ts'

const noStory: Story = { texts: new Map(), trackedChanges: 0, isLaidOut: false }

/** The text of a Word document with all that stands in it; tracked changes are taken as accepted. @throws BrokenFile. */
export async function readWord(word: WordPackage): Promise<WordDocument> {
  const relations = await word.relationsOf(word.main)
  const partOf = (kind: string) => relations.find((one) => one.kind === kind && !one.isOutside)?.target
  const theme = await readTheme(word, partOf('theme'))
  const around: Surroundings = {
    theme,
    styles: await readStyles(word, partOf('styles'), theme),
    numbering: await readNumbering(word, partOf('numbering'), theme),
  }
  async function storyOf(part: string | undefined): Promise<Story> {
    return part === undefined ? noStory : readStory(word, part, around)
  }
  const [body, comments] = [await storyOf(word.main), await storyOf(partOf('comments'))]
  const notes = new Map<string, WordNode[]>()
  // On every page, as running heads are: the words that say that a note goes on.
  const leftOut: { kind: LeftOutKind; text: string }[] = []
  let trackedChanges = body.trackedChanges
  for (const kind of ['footnote', 'endnote']) {
    const story = await storyOf(partOf(`${kind}s`))
    trackedChanges += story.trackedChanges
    for (const [id, { nodes }] of story.texts) {
      if (id !== '') notes.set(`${kind} ${id}`, nodes)
      else if (textOf(nodes).trim() !== '') leftOut.push({ kind: 'runningHead', text: textOf(nodes) })
    }
  }
  for (const { kind, target, isOutside } of relations) {
    if ((kind !== 'header' && kind !== 'footer') || isOutside) continue
    const story = await storyOf(target)
    trackedChanges += story.trackedChanges
    leftOut.push({ kind: 'runningHead', text: textOf(story.texts.get('')?.nodes ?? []) })
  }
  return {
    children: body.texts.get('')?.nodes ?? [],
    notes,
    comments: [...comments.texts]
      .filter(([id]) => id !== '')
      .map(([, { nodes, author }]) => ({ author, text: textOf(nodes) })),
    trackedChanges,
    isLaidOut: body.isLaidOut,
    leftOut,
  }
}
