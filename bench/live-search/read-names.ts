import pg from 'pg'

const MOST = 5_000

/** Titles and names of authors as they stand in the database, from all over it. */
export async function readNames(connection: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `(select title as name from books order by md5(reference) limit ${MOST})
       union (select name from authors order by md5(slug) limit ${MOST}) order by name`,
    )
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
