type Variables = Readonly<Record<`--${string}`, number | null | undefined>>;

/**
 * Custom properties of an element as an attribute, which `inline/css-variables.ts` sets: the content security policy forbids style
 * attributes. Those without a value are left out.
 */
export function cssVariables(variables: Variables): { 'data-css': string | undefined } {
  const known = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return { 'data-css': known.map(([name, value]) => `${name}:${value}`).join(';') || undefined };
}
