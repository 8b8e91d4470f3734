import { type Compilable, CompiledQuery, type RawBuilder } from 'kysely'
import type { Database } from './database.ts'
import { nameStatement } from './keep-prepared.ts'

type Given = Readonly<Record<string, unknown>>
type Statement = { sql: string; parameters: readonly unknown[] }

/** Stands for a value until the statement is asked. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A question that is asked often: its text is written once, and each connection reads and plans it once. `shape` is what decides its
 * text; so does which of the values are given, but not what they are.
 */
export function prepare<Shape extends Given, Values extends Given, Row>(
  build: (db: Database, shape: Shape, values: Values) => Compilable<Row>,
): (db: Database, shape: Shape, values: Values) => Promise<Row[]> {
  const written = new Map<string, Statement>()

  function write(db: Database, shape: Shape, given: readonly string[]): Statement {
    // Whoever builds a statement puts its values in and never looks at them.
    const places = Object.fromEntries(given.map((name) => [name, new Place(name)])) as Values
    const { sql, parameters } = build(db, shape, places).compile()
    nameStatement(sql)
    return { sql, parameters }
  }

  return async (db, shape, values) => {
    const given = Object.keys(values).filter((name) => values[name] !== undefined)
    const key = `${given.join()} ${JSON.stringify(shape)}`
    const statement = written.get(key) ?? write(db, shape, given)
    written.set(key, statement)
    const parameters = statement.parameters.map((value) =>
      value instanceof Place ? values[value.name] : value,
    )
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement.sql, parameters))
    return rows
  }
}

/**
 * Asks a question whose text is one of few, whatever its values: each connection reads it and plans it once. Its plan knows no value,
 * so that the statement must be one that has one good plan. Unless `isOneOfFew`, each connection would keep too many: it is asked once.
 */
export async function askPrepared<Row>(
  db: Database,
  question: RawBuilder<unknown>,
  isOneOfFew = true,
): Promise<Row[]> {
  const { sql, parameters } = question.compile(db)
  if (isOneOfFew) nameStatement(sql)
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, [...parameters]))
  return rows
}
