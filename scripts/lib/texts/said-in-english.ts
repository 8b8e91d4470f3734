import type { Module, Node } from './modules.ts'
import { piecesOf } from './pieces.ts'
import { textCall } from './text-calls.ts'

/** The constant pieces of English texts, each with the file that says it, without those that the Tamil ones have too. */
export function englishAlone(modules: ReadonlyMap<string, Module>): { file: string; text: string }[] {
  return [...modules.values()].flatMap((module) =>
    [...module.parents.keys()].flatMap((node) => {
      const call = textCall(node)
      if (!call) return []
      const inTamil = piecesOf(call.tamil)
      return piecesOf(call.english, (inner) => isTamil(inner, module))
        .filter((text) => !inTamil.some((other) => other.includes(text)))
        .map((text) => ({ file: module.file, text }))
    }),
  )
}

/** All that a module says where the site is built in English. */
export function saidInEnglish(module: Module): string[] {
  return piecesOf(module.program, (node) => isTamil(node, module))
}

function isTamil(node: Node, { parents }: Module): boolean {
  const parent = parents.get(node)
  return parent !== undefined && textCall(parent)?.tamil === node
}
