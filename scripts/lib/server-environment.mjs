/**
 * What the server's process is given besides its settings. glibc keeps memory apart for up to 16 threads, and raises the size from which
 * it gives memory back with each large piece that is freed; pictures and forms are large and pass through many threads. The same short attack
 * peaked at 780 MB without both, at 724 MB with two arenas, at 633 MB with both. Other systems' allocators don't know the names.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * What Node is given before the program. Under load V8 makes much room for objects that are just made, and keeps it: with 4 MB for them
 * a server at rest takes 75 MB less. And it lets all others grow to several times what lives before it cleans up: at twice as much an import
 * of a million rows takes 150 MB less. See docs/decisions/0052 and 0105.
 */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=100']
