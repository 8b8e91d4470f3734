import { localised } from '@panai/contract/language/localised'

/** What the server calls a device, "Chrome on Linux", in the page's language. */
export function deviceName(device: string): string {
  return localised(device, device === 'Unknown device' ? 'தெரியாத சாதனம்' : device.replace(' on ', ', '))
}

/** The same of its network: an address, or in words where its numbers say nothing. */
export function networkName(network: string): string {
  return localised(
    network,
    network.replace('This machine', 'இந்தக் கணினி').replace('Local network', 'உள் வலைப்பின்னல்'),
  )
}
