import net from 'node:net'

/** What a browser may take `localhost` for. */
export const loopbackAddresses: readonly string[] = ['127.0.0.1', '::1']

const NAME = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

const block = new net.BlockList()
block.addSubnet('127.0.0.0', 8, 'ipv4')
block.addAddress('::1', 'ipv6')

/** Whether a network address is this machine's own, which nobody else reaches; false for what is no address. */
export function isLoopback(address: string): boolean {
  const family = net.isIP(address)
  return family !== 0 && block.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether an authority as it stands in an address or a Host header, `localhost:3000` say, names this machine; false for what is none. */
export function namesLoopback(authority: string): boolean {
  const address = `http://${authority}`
  return URL.canParse(address) && NAME.test(new URL(address).hostname)
}
