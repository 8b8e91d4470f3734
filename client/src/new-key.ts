/** A key for something that is sent, so that it is stored once. Random, also where the page came over plain HTTP and the browser makes no UUIDs. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
