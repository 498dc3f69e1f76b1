const MB = 1024 * 1024;

/**
 * PostgreSQL's own share of a machine with `bytes` of memory, as its manual advises: a quarter for its buffers, here between
 * 128 MB and 1 GB, in which a million prospects are searched without a call to the system. JIT costs our short queries more
 * than it gives them, and disks have long been as quick at any place.
 */
export function memorySettings(bytes: number): Record<string, string> {
  const buffers = Math.min(1024, Math.max(128, Math.floor(bytes / 4 / MB)));
  return {
    shared_buffers: `${buffers}MB`,
    effective_cache_size: `${Math.max(buffers, Math.floor(bytes / 2 / MB))}MB`,
    random_page_cost: '1.1',
    jit: 'off',
  };
}
