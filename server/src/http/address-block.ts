import net from 'node:net'

/** What one visitor can't change at will: the IPv4 address, or the /64 network that an IPv6 visitor was given as a whole. */
export function addressBlock(address: string): string {
  const plain = plainAddress(address)
  return net.isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain
}

/**
 * The /56 around an IPv6 /64: many providers give a customer all 256 networks of it. Null for an IPv4 address.
 * @param block as `addressBlock` gives it.
 */
export function widerBlock(block: string): string | null {
  const groups = block.split(':')
  const fourth = Number.parseInt(groups[3] ?? '', 16)
  return groups.length === 4 && !Number.isNaN(fourth)
    ? `${groups.slice(0, 3).join(':')}:${(fourth & 0xff00).toString(16)}/56`
    : null
}

/** The same address written as short as it goes: an IPv4 one without its IPv6 clothes. */
export function plainAddress(address: string): string {
  if (!net.isIPv6(address)) return address
  const [mapped] = /\d+\.\d+\.\d+\.\d+$/.exec(address) ?? []
  if (mapped !== undefined) return mapped
  const groups = groupsOf(address)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return address
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
}

/** All eight, in lower case and without zeros in front. */
function groupsOf(address: string): string[] {
  const [front = '', back] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const before = parts(front)
  const after = parts(back ?? '')
  const gap = back === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(gap).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''))
}

function parts(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
