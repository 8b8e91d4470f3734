import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/a-database.ts'
import { missingReference, refersTo } from './missing-reference.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  await sql`create table shelves (id integer primary key, name text unique, place text, unique (name, place))`.execute(
    db,
  )
  await sql`
    create table copies (
      id integer primary key,
      shelf_id integer references shelves,
      shelf_name text references shelves (name),
      place text,
      foreign key (shelf_name, place) references shelves (name, place)
    )`.execute(db)
})
afterAll(() => database.drop())

async function missingIn(statement: ReturnType<typeof sql>) {
  return statement.execute(database.db).then(
    () => 'nothing went wrong',
    (error: unknown) => missingReference(error),
  )
}

test('a reference to a row that is not there is told with its column and value', async () => {
  expect(await missingIn(sql`insert into copies (id, shelf_id) values (1, 2147483647)`)).toEqual({
    column: 'shelf_id',
    value: '2147483647',
  })
  expect(await missingIn(sql`insert into copies (id, shelf_name) values (1, 'க (2)')`)).toEqual({
    column: 'shelf_name',
    value: 'க (2)',
  })
})

test('nothing else is taken for one', async () => {
  const { db } = database
  await sql`insert into shelves values (7, 'window', 'east')`.execute(db)
  await sql`insert into copies (id, shelf_id) values (1, 7)`.execute(db)
  for (const statement of [
    sql`delete from shelves where id = 7`, // others refer to it
    sql`insert into copies (id) values (1)`, // there already
    sql`insert into copies (id, shelf_name, place) values (2, 'window', 'west')`, // no single column is wrong
    sql`insert into copies (id) values (null)`,
    sql`select 1 / 0`,
  ])
    expect(await missingIn(statement)).toBeNull()
  expect(missingReference(new Error('Key (shelf_id)=(8) is not present'))).toBeNull()
  expect(missingReference(null)).toBeNull()
})

test.each([
  [{ shelf_id: 7 }, true],
  [{ shelf_id: '7' }, true],
  [{ shelf_id: [6, 7] }, true],
  [{ copies: [{ shelf_id: 6 }, { shelf_id: 7 }] }, true],
  [{ copy: { shelf_id: 7 } }, true],
  [{ shelf_id: 70 }, false],
  [{ id: 7 }, false],
  [{ shelf_id: null }, false],
  [{}, false],
  [null, false],
])('%j refers to the shelf 7: %s', (given, expected) => {
  expect(refersTo(given, { column: 'shelf_id', value: '7' })).toBe(expected)
})
