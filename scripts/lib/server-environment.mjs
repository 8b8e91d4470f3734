/**
 * What the server's process is given besides its settings. glibc keeps memory apart for up to 16 threads, and raises the size from which
 * it gives memory back with each large piece that is freed; pictures and forms are large and pass through many threads. The same short attack
 * peaked at 780 MB without both, at 724 MB with two arenas, at 633 MB with both. Other systems' allocators don't know the names.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
