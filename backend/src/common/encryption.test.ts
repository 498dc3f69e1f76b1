import { isSealed, seal, unseal } from './encryption.js';

const SECRET = 'a-secret-of-at-least-32-characters-x';

describe('a sealed text', () => {
  it('opens with its secret only', async () => {
    const sealed = await seal('clé-42', SECRET);
    expect(isSealed(sealed)).toBe(true);
    expect(await unseal(sealed, SECRET)).toBe('clé-42');
    await expect(unseal(sealed, `${SECRET}x`)).rejects.toThrow();
  });

  it('is different each time and never shows its text', async () => {
    const [one, two] = await Promise.all([seal('abcdef', SECRET), seal('abcdef', SECRET)]);
    expect(one).not.toBe(two);
    expect(Buffer.from(one.slice(3), 'base64').toString('latin1')).not.toContain('abcdef');
    expect(Buffer.from(one.slice(3), 'base64')).toHaveLength(16 + 12 + 16 + 6);
  });

  it.each([3, 20, 30, 50])('does not open when byte %i was changed', async (place) => {
    const sealed = await seal('abcdefgh', SECRET);
    const bytes = Buffer.from(sealed.slice(3), 'base64');
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    await expect(unseal(`v1:${bytes.toString('base64')}`, SECRET)).rejects.toThrow();
  });

  it('is not any other text', async () => {
    expect(isSealed('sk-plain')).toBe(false);
    await expect(unseal('sk-plain', SECRET)).rejects.toThrow('not a sealed text');
    await expect(unseal('v1:AAAA', SECRET)).rejects.toThrow('not a sealed text');
  });
});
