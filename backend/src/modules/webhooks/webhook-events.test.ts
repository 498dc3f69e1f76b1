import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookReference } from '../../../test/support/webhook-reference.js';
import { WEBHOOK_EVENTS } from '../../rules/webhook-events.rules.js';
import { withLink } from './webhook-body.js';
import { webhookBody } from './webhook-events.contract.js';
import { webhookExample, webhookExamples } from './webhook-examples.js';

describe('the events of webhooks', () => {
  it('have an example each that is a body of their own contract', () => {
    expect(webhookExamples().map(({ event }) => event)).toEqual([...WEBHOOK_EVENTS]);
    for (const event of WEBHOOK_EVENTS) {
      expect(webhookBody(event).parse(webhookExample(event))).toEqual(webhookExample(event));
      expect(webhookBody(event).safeParse({ ...webhookExample(event), test: true }).success).toBe(true);
      expect(webhookBody(event).safeParse({ ...webhookExample(event), data: { prospect: {} } }).success).toBe(false);
    }
  });

  it('name the personal link wherever they are about a prospect that is there', () => {
    for (const { event, example } of webhookExamples()) {
      const { prospect } = example.data as { prospect: object };
      expect({ event, hasLink: 'link' in prospect }).toEqual({ event, hasLink: event !== 'prospect.deleted' });
    }
  });

  it('get the link while they are sent, and nothing else changes', () => {
    const link = 'https://check.exemple.ch/t/x';
    expect(withLink({ type: 'a', data: { prospect: { id: '1' }, more: 1 } }, link)).toEqual({
      type: 'a',
      data: { prospect: { id: '1', link }, more: 1 },
    });
    expect(withLink({ type: 'a', data: { prospect: null } }, link)).toEqual({ type: 'a', data: { prospect: null } });
    expect(withLink({ type: 'a', data: '[effacé]' }, link)).toEqual({ type: 'a', data: '[effacé]' });
  });

  it('stand in docs/webhooks.md as their contracts say', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/webhooks.md'), 'utf8');
    expect(page).toContain(webhookReference());
    expect(page).toContain(JSON.stringify(webhookExample('appointment.booked'), null, 2));
  });
});
