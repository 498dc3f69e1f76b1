import { HtmlValidate } from 'html-validate';

const PRESETS = ['html-validate:standard', 'html-validate:document'];
const RULES: Record<string, 'off' | ['error', object]> = {
  // no errors in the standard: a page and its error screen each have an h1, of which one is shown; and files of the own
  // server need no checksum
  'heading-level': ['error', { allowMultipleH1: true }],
  'require-sri': 'off',
};

const built = new HtmlValidate({ root: true, extends: PRESETS, rules: RULES });
/** With its data in it, a page has no empty place left. */
const served = new HtmlValidate({
  root: true,
  extends: PRESETS,
  rules: { ...RULES, 'empty-heading': 'error', 'empty-title': 'error' },
});

/**
 * What the HTML standard forbids in a built page. The marks in its title are text there (the server replaces them); the
 * parser takes them for something else.
 */
export function builtFaults(html: string): Promise<string[]> {
  return faults(
    built,
    html.replace(/<title>.*?<\/title>/s, (title) => title.replace(/<!--.*?-->/g, '')),
  );
}

/** Returns what the HTML standard forbids in a serialized page. */
export const servedFaults = (html: string): Promise<string[]> => faults(served, html);

async function faults(validator: HtmlValidate, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}
