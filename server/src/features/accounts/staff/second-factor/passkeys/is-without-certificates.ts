/**
 * Whether the making of a passkey comes without certificates, as we ask for: those would be looked into, up to fetching addresses that
 * stand in them.
 */
export async function isWithoutCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
    const format = decoded.get('fmt')
    // Signed by the passkey itself, as some authenticators can't help doing.
    return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
  } catch {
    return false // whatever it is, it is none
  }
}
