import { aMark } from './a-mark.ts'
import { addPerson } from './add-person.ts'

export type Writer = {
  name: string
  email: string
  password: string
  title: string
  isbn: string
  sku: string
  account: string
}

/** Royalty of the writer's book, in rupees, and an issued statement of it. @returns its id */
export async function earns({ name, email }: Writer, rupees: number): Promise<string> {
  const [statement = ''] = await addPerson({ add: 'royalty', name, email, rupees })
  return statement
}

/** An author with checked bank details and a book that nothing was sold of yet. */
export async function aWriter(called: string, title: string): Promise<Writer> {
  const mark = aMark()
  const [name, email] = [`${called} ${mark}`, `writer.${mark}@writer.example`]
  const [isbn = '', sku = '', account = ''] = await addPerson({ add: 'writer', name, email, title })
  return { name, email, password: 'Palmyra-leaf-7', title, isbn, sku, account }
}
