import net from 'node:net'

/** What one visitor can't change at will: the IPv4 address, or the /64 network that an IPv6 visitor was given as a whole. */
export function addressBlock(address: string): string {
  const [mapped] = /\d+\.\d+\.\d+\.\d+$/.exec(address) ?? []
  if (mapped !== undefined || !net.isIPv6(address)) return mapped ?? address
  const [front = '', back] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const before = groups(front)
  const after = groups(back ?? '')
  const gap = back === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(gap).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':')
}
