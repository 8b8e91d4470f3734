/**
 * Eight letters that nobody else has. Letters only: where there are many digits in a row, a name is taken for a telephone
 * number and refused.
 */
export function aMark(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((value) => String.fromCharCode(97 + (value % 26)))
    .join('')
}
