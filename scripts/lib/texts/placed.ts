import type { Module, Node } from './modules.ts'

/** What is wrong, with the file and the line that it is about. */
export function placed({ file, code }: Module, { start }: Pick<Node, 'start'>, wrong: string): string {
  return `${file}:${code.slice(0, start).split('\n').length}: ${wrong}`
}
