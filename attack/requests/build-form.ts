export type FormPart = { name: string; value: Buffer; file?: string }
/** What is wrong with the form itself. */
export const formFaults = [
  ...['none', 'none', 'none', 'none', 'unfinished', 'no boundary', 'other boundary', 'twice', 'many parts'],
  ...['no disposition', 'long header', 'odd encoding'],
] as const
export type FormFault = (typeof formFaults)[number]

/** So many parts have what is wrong: a form may have thousands. */
const FAULTY = 50
const BOUNDARY = '----attack7d3f'

/** The bytes of a form, names and values as they are given. */
export function buildForm(parts: readonly FormPart[], fault: FormFault): { body: Buffer; type: string } {
  const given = fault === 'twice' ? [...parts, ...parts] : fault === 'many parts' ? multiply(parts) : parts
  const pieces = given.flatMap((part, at) => [
    Buffer.from(headOf(part, at < FAULTY ? fault : 'none')),
    part.value,
    Buffer.from('\r\n'),
  ])
  const end = fault === 'unfinished' ? '' : `--${BOUNDARY}--\r\n`
  return { body: Buffer.concat([...pieces, Buffer.from(end)]), type: typeOf(fault) }
}

function headOf({ name, file }: FormPart, fault: FormFault): string {
  if (fault === 'no disposition') return `--${BOUNDARY}\r\nX-Nothing: 1\r\n\r\n`
  const filename = file === undefined ? '' : `; filename="${file}"\r\nContent-Type: application/octet-stream`
  const extra =
    fault === 'long header'
      ? `\r\nX-Long: ${'x'.repeat(20_000)}`
      : fault === 'odd encoding'
        ? '\r\nContent-Transfer-Encoding: base64'
        : ''
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename}${extra}\r\n\r\n`
}

function typeOf(fault: FormFault): string {
  if (fault === 'no boundary') return 'multipart/form-data'
  return `multipart/form-data; boundary=${fault === 'other boundary' ? 'else' : BOUNDARY}`
}

/** Many and not large: their number is what is tried. */
function multiply(parts: readonly FormPart[]): FormPart[] {
  const [first = { name: 'x', value: Buffer.from('x') }] = parts
  const value = first.value.subarray(0, 64)
  return [
    ...parts,
    ...Array.from({ length: 1_500 }, (_, at) => ({
      ...first,
      value,
      name: `${first.name.slice(0, 64)}${at}`,
    })),
  ]
}
