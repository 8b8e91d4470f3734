/** A network as its owner knows it, of the form in which it is kept: the address, or the four groups that an IPv6 network begins with. */
export function networkName(network: string | null): string | null {
  if (network === null) return null
  if (network === '0:0:0:0' || network.startsWith('127.')) return 'the server itself'
  return /^[0-9a-f]+(:[0-9a-f]+){3}$/.test(network) ? `${network}::/64` : network
}
