import type { InterfaceLanguage } from '@panai/contract/language/interface-languages'
import type { Context } from 'hono'
import type { ServerContext } from './server-context.ts'

/**
 * Tamil where somebody asks for nothing else, as the site's pages in Tamil do: a browser that was installed in Tamil says so of itself to
 * English pages too, behind other languages or before them.
 */
export function languageAsked(c: Context<ServerContext>): InterfaceLanguage {
  return c.req.header('accept-language')?.toLowerCase() === 'ta' ? 'ta' : 'en'
}
