/** As the database writes down an event of an account that came from the machine of the server. */
const STORED_FOR_THIS_MACHINE = 'the server itself'
const THIS_MACHINE = 'This machine'

/** Networks of a house or an office, and those that a machine gives itself. */
const local = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/

/**
 * A stored network as people know it: the IPv4 address, or the first four groups of an IPv6 network; in words where its numbers say
 * nothing.
 */
export function networkWords(network: string | null): string | null {
  if (network === null) return null
  if (network === STORED_FOR_THIS_MACHINE || network === '0:0:0:0' || network.startsWith('127.'))
    return THIS_MACHINE
  const written = /^[0-9a-f]+(:[0-9a-f]+){3}$/.test(network) ? `${network}::/64` : network
  return local.test(network) ? `Local network (${written})` : written
}

/** The network of an event of an account as it is stored, of the words that the list shows. */
export function eventNetworkOf(words: string): string {
  return words === THIS_MACHINE ? STORED_FOR_THIS_MACHINE : words
}
