import { secondFactorRules } from '@panai/contract/accounts/staff/second-factor'
import { brand } from '@panai/contract/brand/brand'
import { Secret, TOTP } from 'otpauth'

/** As RFC 4226 asks for: 160 bits. */
const KEY_BYTES = 20

/** Another key for an authenticator app, in base32. */
export function makeKey(): string {
  return new Secret({ size: KEY_BYTES }).base32
}

/** What a QR code holds for the app. */
export function addressOf(key: string, email: string): string {
  return totp(key, email).toString()
}

/** The step of time that a code is of, by RFC 6238; null when it is of none that is near enough. */
export function stepOf(key: string, code: string, now = Date.now()): number | null {
  const { tolerance: window, digits } = secondFactorRules
  if (!/^\d+$/.test(code) || code.length !== digits) return null
  const found = totp(key).validate({ token: code, timestamp: now, window })
  return found === null ? null : totp(key).counter({ timestamp: now }) + found
}

function totp(key: string, label = ''): TOTP {
  const { digits, periodSeconds: period } = secondFactorRules
  return new TOTP({ issuer: brand.name, label, secret: key, algorithm: 'SHA1', digits, period })
}
