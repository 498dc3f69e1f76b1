import { contentPolicy, hashSource, sandboxedFile } from './content-policy.js';

describe('the policy of an answer', () => {
  it('forbids everything that is not named', () => {
    expect(contentPolicy()).toBe("default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  });

  it('names each directive once, whatever an answer changes', () => {
    const policy = contentPolicy({ 'form-action': "'self'", 'img-src': "'self'" });
    expect(policy.split('; ').map((part) => part.split(' ')[0])).toEqual([
      'default-src',
      'object-src',
      'base-uri',
      'form-action',
      'frame-ancestors',
      'img-src',
    ]);
    expect(policy).toContain("form-action 'self'");
  });

  it('locks a file up', () => {
    expect(sandboxedFile()).toBe(`${contentPolicy()}; sandbox`);
  });

  it('names an inline text as browsers count it', () => {
    // the example of the specification: https://www.w3.org/TR/CSP2/#script-src-hash-usage
    expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });
});
