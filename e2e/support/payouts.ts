import { aMark } from './a-mark.ts'
import { addPerson } from './add-person.ts'

export type Earner = { name: string; email: string; account: string }

/** An author with so many rupees of royalties, an issued statement of them and checked bank details. */
export async function anEarner(called: string, rupees: number): Promise<Earner> {
  const mark = aMark()
  const [name, email] = [`${called} ${mark}`, `earner.${mark}@writer.example`]
  const [account = ''] = await addPerson({ add: 'earner', name, email, rupees })
  return { name, email, account }
}

/** The template of a bank’s results as somebody fills it in: of each payout its status, number and reason. */
export function withResults(template: string, results: Readonly<Record<string, string>>): string {
  const [head = '', ...lines] = template.split('\r\n')
  const filled = Object.entries(results).map(([reference, result]) => {
    const line = lines.find((one) => one.startsWith(`${reference},,,,`))
    return line?.replace(`${reference},,,`, `${reference},${result}`)
  })
  return [head, ...filled].join('\r\n')
}
