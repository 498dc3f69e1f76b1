import { inlineHashes, policyFaults } from './page-policy.mjs';

describe('the policy of a page', () => {
  it('hashes executable scripts only', () => {
    const html =
      '<style>a{}</style><script>1</script><script type="module">2</script><script src="/a.js"></script><script type="application/json" id="page-data"></script>';
    const { scripts, styles } = inlineHashes(html);
    expect(scripts).toEqual(['sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=', 'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU=']);
    expect(styles).toHaveLength(1);
  });

  it('reports what no hash can allow', () => {
    expect(policyFaults('<p onclick="x()">a</p>')).toHaveLength(1);
    expect(policyFaults('<p style="color:red">a</p>')).toHaveLength(1);
    expect(policyFaults('<a href="javascript:x()">a</a>')).toHaveLength(1);
  });

  it('ignores scripts, comments and similar attributes', () => {
    expect(
      policyFaults('<script>const a = "<p style=x onclick=y>";</script><!-- <p style="x"> --><p data-style="x" class="on">a</p>'),
    ).toEqual([]);
  });
});
