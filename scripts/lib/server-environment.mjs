/**
 * What the server's process is given besides its settings. glibc keeps memory apart for up to 16 threads and gives little of it back;
 * pictures and forms pass through many threads. Other systems' allocators don't know the name.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }
