/** On which pages the parts of the shell are left out. */
const without = {
  header: ['/dashboard', '/book-info', '/profile'],
  footer: ['/login', '/register'],
  chat: ['/login', '/register', '/dashboard', '/book-info'],
} as const

export type ShellPart = keyof typeof without

export function isShown(part: ShellPart, pathname: string): boolean {
  const hidden: readonly string[] = without[part]
  return !hidden.includes(pathname)
}
