import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fields with a sentence for staff. Those with a `code` are translated by the back-office. */
const SENTENCES =
  /^(?:message|cause|summary|fault|remark|last_error|test_outcome|poll_error|halt_reason|disabled_reason|error|advice|todo|found|objection|reason|warnings|told|detail|doubt|words|result)$/;

/** Texts of people, vendors and tools, or codes: not translated. */
const AS_THEY_ARE = [
  'blocked-urls.reason',
  'campaigns.detail',
  'contact-messages.message',
  'jobs.error',
  'keyword-debug.error',
  'personal-data.error',
  'prospects.bulk.left.reason',
  'prospects.metadata.summary',
  'prospects.page.resource_errors.errors.message',
  'prospects.page.resource_errors.warnings.message',
  'prospects.pagespeed.desktop_data.warnings',
  'prospects.pagespeed.mobile_data.warnings',
  'prospects.texts.approved.reason',
  'prospects.timeline.entries.reason',
  'prospects.validation.reason',
  'queue.prospect.metadata.summary',
  'queue.prospect.validation.reason',
  'webhook-deliveries.error',
  'webhook-endpoints.error',
];

/** As the owner of the site reads it on the own page, in the language of that page. */
const THE_OWNERS = [
  'audit-requests.told',
  'prospects.findings.found',
  'prospects.findings.words',
  'prospects.changes.message',
  'prospects.seo_issues.message',
];

/** Stored sentences whose code and values are parsed from them (`stored-sentences.rules.ts`). */
const READ_BACK = ['prospects.connectivity.doubt', 'prospects.connectivity.reason'];

/** Still French for English readers: none may be added. */
const FRENCH_YET = [
  'api-keys.encrypt.message',
  'audit-documents.error',
  'audit-requests.next_try.error',
  'blocked-urls.message',
  'campaigns.halt_reason',
  'campaigns.poll_error',
  'campaigns.sender.objection',
  'campaigns.warnings',
  'dashboard.fault',
  'dashboard.result',
  'email-webhook.message',
  'imports.reason',
  'mail-account.advice',
  'mail-account.domain.advice',
  'mail-account.domain.found',
  'mail-account.domain.message',
  'mail-account.message',
  'mail-account.stored.test_outcome',
  'mail.cause',
  'mail.last_error',
  'mailbox.message',
  'mailbox.stored.test_outcome',
  'outbox.last_error',
  'prospects.audit-pdf.error',
  'prospects.timeline.error',
  'readiness.found',
  'readiness.todo',
  'robots.message',
  'schedules.fault',
  'schedules.result',
  'self-tests.message',
  'tools.ai-test.message',
  'tools.remark',
  'trials.message',
  'troubles.found',
  'troubles.todo',
  'webhook-endpoints.disabled_reason',
];

interface Schema {
  $ref?: string;
  type?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
}
interface Api {
  paths: Record<string, Record<string, { responses?: Record<string, { content?: Record<string, { schema?: Schema }> }> }>>;
  components?: { schemas?: Record<string, Schema> };
}

const api = JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8')) as Api;
const resolved = (schema: Schema): Schema =>
  schema.$ref ? (api.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
const branches = (schema: Schema): Schema[] => {
  const own = resolved(schema);
  return [own, ...(own.anyOf ?? []), ...(own.allOf ?? []), ...(own.oneOf ?? [])].map(resolved);
};
/** Any text, not one of a few words, a date or a number. */
const isText = (schema: Schema): boolean =>
  branches(schema).some(
    (one) =>
      (one.type === 'string' && !['enum', 'const', 'format', 'pattern'].some((key) => key in one)) ||
      (one.type === 'array' && one.items !== undefined && isText(one.items)),
  );

/** Paths of the sentences without a code in an answer. */
function bareSentences(schema: Schema, path: readonly string[]): string[] {
  return branches(schema).flatMap(({ items, properties = {} }) => [
    ...(items ? bareSentences(items, path) : []),
    ...Object.entries(properties).flatMap(([name, value]) => [
      ...(SENTENCES.test(name) && !('code' in properties) && isText(value) ? [[...path, name].join('.')] : []),
      ...bareSentences(value, [...path, name]),
    ]),
  ]);
}

/** Fields of responses for staff, by the first word of their path; a longer name distinguishes two fields. */
const found = Object.entries(api.paths)
  .filter(([path]) => path.startsWith('/api/admin/'))
  .flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ responses = {} }) =>
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, { content = {} }]) => Object.values(content))
        .flatMap(({ schema }) => (schema ? bareSentences(schema, path.split('/').slice(3)) : [])),
    ),
  );

const listed = [...AS_THEY_ARE, ...THE_OWNERS, ...READ_BACK, ...FRENCH_YET];
/** The words of the name occur in the path in order, the first and the last at its ends. */
const isNamed = (path: string, name: string): boolean => {
  const [words, parts] = [name.split('.'), path.split('.')];
  let at = -1;
  const inOrder = words.every((word) => {
    at = parts.indexOf(word, at + 1);
    return at >= 0;
  });
  return inOrder && parts[0] === words[0] && parts.at(-1) === words.at(-1);
};

describe('a sentence in an answer for staff', () => {
  it('has a code, so that the back-office can translate it', () => {
    expect(found.length).toBeGreaterThan(0);
    expect([...new Set(found)].filter((path) => !listed.some((name) => isNamed(path, name)))).toEqual([]);
  });

  it('has no exception that is not needed any more', () => {
    expect(listed.filter((name) => !found.some((path) => isNamed(path, name)))).toEqual([]);
  });
});
