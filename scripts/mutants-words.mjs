/** Two words in a row: a sentence of the product or a statement of SQL, read by the tests that show or run it. Names are mutated. */
const TWO_WORDS = /\p{L}{2,}[\s’'][^\s]*\p{L}/u;

const isOfWords = (path) => {
  if (path.isStringLiteral()) return TWO_WORDS.test(path.node.value);
  if (!path.isTemplateLiteral()) return false;
  const { quasis, expressions } = path.node;
  // a text that says one thing or another decides something
  return expressions.every(({ type }) => type !== 'ConditionalExpression') && quasis.some(({ value }) => TWO_WORDS.test(value.cooked));
};

export const strykerPlugins = [
  { kind: 'Ignore', name: 'words', value: { shouldIgnore: (path) => (isOfWords(path) ? 'words' : undefined) } },
];
