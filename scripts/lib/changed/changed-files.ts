import { spawnSync } from 'node:child_process'
import { root } from '../commands.ts'

/** Files that differ from where this branch left `base`: by commits, in the working tree, or new. Paths from the root. */
export function changedFiles(base: string): string[] {
  const [from = base] = git('merge-base', base, 'HEAD')
  const changed = git('diff', '--name-only', from)
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].sort()
}

/** All files of the repository, also those that are not added yet. */
export function allFiles(): string[] {
  return git('ls-files', '--cached', '--others', '--exclude-standard')
}

/** The lines that git prints. */
function git(...words: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotePath=false', ...words], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`)
  return stdout.split('\n').filter((line) => line !== '')
}
