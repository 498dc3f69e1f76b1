import { memorySettings } from './memory-settings.js';

it.each([
  [256, '128MB', '128MB'],
  [2048, '512MB', '1024MB'],
  [65_536, '1024MB', '32768MB'],
])('a machine of %i MB keeps %s for buffers and counts on %s of cache', (megabytes, buffers, cache) => {
  expect(memorySettings(megabytes * 1024 * 1024)).toMatchObject({ shared_buffers: buffers, effective_cache_size: cache });
});
