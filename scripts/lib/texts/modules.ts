import path from 'node:path'
import { type ESTree, parseSync } from 'vite'

export type Node = ESTree.Node

/** A name that a module declares or imports. */
export type Name = {
  readonly name: string
  /** By what it is declared, where it is a plain constant. */
  readonly declarator: ESTree.VariableDeclarator | null
  /** Which name of which file it is, where it is imported; `*`: all of them. */
  readonly imported: Exported | null
  /** Of the module itself, and not of a function or a block in it. */
  readonly isTop: boolean
}
type Exported = { readonly file: string; readonly name: string }

/** A source file with what each name in it stands for. Types are left out: they are gone when the text is said. */
export type Module = {
  readonly file: string
  readonly code: string
  readonly program: ESTree.Program
  readonly comments: readonly { readonly value: string; readonly end: number }[]
  readonly parents: ReadonlyMap<Node, Node>
  /** What is named where a name is used; where it is declared it is not used yet. */
  readonly uses: ReadonlyMap<Node, Name>
  /** What is named where it is declared. */
  readonly declared: ReadonlyMap<Node, Name>
  readonly exports: ReadonlyMap<string, Name | Exported>
}

/** Source files by their paths from the root. */
export function readModules(files: ReadonlyMap<string, string>): Map<string, Module> {
  const modules = [...files].map(([file, code]) => [file, readModule(file, code, files)] as const)
  return new Map(modules)
}

/** The name behind one that is imported, wherever it is declared; null where that is no file of ours. */
export function declaredAs(
  modules: ReadonlyMap<string, Module>,
  { file, name }: Exported,
): { module: Module; name: Name } | null {
  const module = modules.get(file)
  const found = module?.exports.get(name)
  if (!module || !found) return null
  const next = 'file' in found ? found : found.imported
  return next ? declaredAs(modules, next) : 'file' in found ? null : { module, name: found }
}

type Scope = { readonly outer: Scope | null; readonly names: ReadonlyMap<string, Name> }

function readModule(file: string, code: string, files: ReadonlyMap<string, string>): Module {
  const { program, comments, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} can't be read: ${errors[0]?.message}`)
  const parents = new Map<Node, Node>()
  const uses = new Map<Node, Name>()
  const declared = new Map<Node, Name>()
  const top = scopeOf(program, null)
  for (const child of childrenOf(program)) walk(child, program, top)
  return { file, code, program, comments, parents, uses, declared, exports: exportsOf(program, top) }

  function walk(node: Node, parent: Node, scope: Scope): void {
    parents.set(node, parent)
    if (node.type === 'ImportDeclaration' || node.type === 'ExportSpecifier') return
    if (node.type === 'Identifier') {
      const name = declared.has(node) || isKey(node, parent) ? null : find(node.name, scope)
      if (name) uses.set(node, name)
      return
    }
    const inner = opensScope(node) ? scopeOf(node, scope) : scope
    for (const child of childrenOf(node)) walk(child, node, inner)
  }

  function scopeOf(node: Node, outer: Scope | null): Scope {
    const isTop = outer === null
    const names = new Map<string, Name>()
    for (const { identifier, declarator = null, imported = null } of declarationsOf(node)) {
      const name = { name: identifier.name, declarator, imported, isTop }
      declared.set(identifier, name)
      names.set(identifier.name, name)
    }
    return { outer, names }
  }

  function* declarationsOf(node: Node): Generator<Declaration> {
    if (node.type === 'Program' || node.type === 'BlockStatement' || node.type === 'StaticBlock')
      for (const statement of node.body) yield* declarationsBy(statement)
    if (node.type === 'SwitchStatement')
      for (const { consequent } of node.cases)
        for (const statement of consequent) yield* declarationsBy(statement)
    if (node.type === 'ForStatement' && node.init) yield* declarationsBy(node.init)
    if (node.type === 'ForInStatement' || node.type === 'ForOfStatement') yield* declarationsBy(node.left)
    if (node.type === 'CatchClause' && node.param) yield* namesIn(node.param)
    if (isFunction(node)) for (const param of node.params) yield* namesIn(param)
    if (node.type === 'FunctionExpression' && node.id) yield { identifier: node.id }
  }

  function* declarationsBy(statement: Node): Generator<Declaration> {
    if (statement.type === 'ExportNamedDeclaration' && statement.declaration)
      yield* declarationsBy(statement.declaration)
    else if (statement.type === 'VariableDeclaration')
      for (const declarator of statement.declarations) {
        const { id } = declarator
        if (id.type === 'Identifier') yield { identifier: id, declarator }
        else yield* namesIn(id)
      }
    else if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
      if (statement.id) yield { identifier: statement.id }
    } else if (statement.type === 'ImportDeclaration')
      for (const specifier of statement.specifiers) {
        const from = resolved(file, statement.source.value, files)
        const name =
          specifier.type === 'ImportSpecifier'
            ? nameOf(specifier.imported)
            : specifier.type === 'ImportDefaultSpecifier'
              ? 'default'
              : '*'
        yield { identifier: specifier.local, ...(from && { imported: { file: from, name } }) }
      }
  }

  function exportsOf({ body }: ESTree.Program, { names }: Scope): Map<string, Name | Exported> {
    const found = new Map<string, Name | Exported>()
    for (const statement of body) {
      if (statement.type !== 'ExportNamedDeclaration') continue
      const from = statement.source && resolved(file, statement.source.value, files)
      for (const { local, exported } of statement.specifiers) {
        const own = from ? { file: from, name: nameOf(local) } : names.get(nameOf(local))
        if (own) found.set(nameOf(exported), own)
      }
      for (const { identifier } of declarationsBy(statement)) {
        const own = names.get(identifier.name)
        if (own) found.set(identifier.name, own)
      }
    }
    return found
  }
}

type Declaration = {
  identifier: ESTree.BindingIdentifier
  declarator?: ESTree.VariableDeclarator
  imported?: Exported
}

function find(name: string, scope: Scope | null): Name | null {
  return scope && (scope.names.get(name) ?? find(name, scope.outer))
}

function* namesIn(pattern: Node): Generator<Declaration> {
  if (pattern.type === 'Identifier') yield { identifier: pattern }
  else if (pattern.type === 'AssignmentPattern') yield* namesIn(pattern.left)
  else if (pattern.type === 'RestElement') yield* namesIn(pattern.argument)
  else if (pattern.type === 'TSParameterProperty') yield* namesIn(pattern.parameter)
  else if (pattern.type === 'ArrayPattern')
    for (const element of pattern.elements.filter((one) => one !== null)) yield* namesIn(element)
  else if (pattern.type === 'ObjectPattern')
    for (const property of pattern.properties)
      yield* namesIn(property.type === 'Property' ? property.value : property)
}

function opensScope({ type }: Node): boolean {
  return /^(BlockStatement|StaticBlock|SwitchStatement|For(In|Of)?Statement|CatchClause)$|Function/.test(type)
}

export function isFunction(node: Node): node is ESTree.Function | ESTree.ArrowFunctionExpression {
  return /^(Function(Declaration|Expression)|ArrowFunctionExpression)$/.test(node.type)
}

/** Whether an identifier names a member and stands for nothing by itself. */
function isKey(node: Node, parent: Node): boolean {
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed
  const isMember =
    parent.type === 'Property' || parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition'
  return isMember && parent.key === node && !parent.computed
}

type Wrapper =
  | ESTree.TSAsExpression
  | ESTree.TSSatisfiesExpression
  | ESTree.TSNonNullExpression
  | ESTree.TSTypeAssertion
  | ESTree.ParenthesizedExpression
  | ESTree.ChainExpression

const asTyped = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSTypeAssertion']

/** Whether it is what stands in it, for who looks at values alone. */
export function isWrapper(node: Node): node is Wrapper {
  return asTyped.includes(node.type) || /^(ParenthesizedExpression|ChainExpression)$/.test(node.type)
}

const ofTypes = new Set([
  'typeAnnotation',
  'returnType',
  'typeParameters',
  'typeArguments',
  'superTypeArguments',
])

export function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (ofTypes.has(key)) return []
    const inner: unknown[] = Array.isArray(value) ? value : [value]
    return inner.filter(isNode).filter(({ type }) => !type.startsWith('TS') || asTyped.includes(type))
  })
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name
}

/** The file that an import names, null where it is a package of others. */
function resolved(from: string, source: string, files: ReadonlyMap<string, string>): string | null {
  const [, folder = '', inside = ''] = /^@panai\/(\w+)\/(.+)$/.exec(source) ?? []
  const place = source.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), source.replace(/\?.*$/, ''))
    : `${folder}/src/${inside}`
  return [place, `${place}.ts`, `${place}.tsx`].find((file) => files.has(file)) ?? null
}
