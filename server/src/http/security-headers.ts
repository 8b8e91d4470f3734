import { createHash } from 'node:crypto'

/** For answers that are no page: nothing may run in them. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * On every answer, names in lower case; a page puts its own policy in the place of this one. The development server adds
 * scripts and styles of its own to pages, which no policy could foresee: without `production` there is none.
 */
export function commonHeaders(
  publicUrl: string,
  { production }: { production: boolean },
): Record<string, string> {
  return {
    ...(production && { 'content-security-policy': dataPolicy }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/**
 * The policy of a page whose inline scripts, and style elements, have these hashes. Style attributes carry computed sizes and
 * colours only.
 */
export function pagePolicy(scriptHashes: readonly string[], styleHashes: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'self'${listed(scriptHashes)}`,
    `style-src 'self'${listed(styleHashes)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** An inline script or style element as a policy names it. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function listed(hashes: readonly string[]): string {
  return hashes.map((hash) => ` '${hash}'`).join('')
}

/**
 * Turns the renderer's mark into hashes: an inline script counts only when it carries the mark, which is taken out before the
 * page leaves. A script that got into the page in any other way has no mark, so no hash, and the browser refuses it.
 */
export function hashMarkedScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const attribute = ` nonce="${mark}"`
  const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
  for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue
    hashes.add(hashOf(text))
  }
  const clean = html
    .replaceAll(attribute, '')
    .replaceAll(`<meta property="csp-nonce" content="${mark}"/>`, '')
  return { html: clean, hashes: [...hashes] }
}
