import { screen, waitFor } from '@testing-library/react';
import { show } from '../../../../test/screen';
import { Refusal, serve } from '../../../../test/server';
import type { PersonMailOptions } from '../../../api/types';
import { clearDrafts } from '../../../form/drafts';
import { MailDialog } from './MailDialog';

const DESK: PersonMailOptions = {
  recipient: 'luc@example.ch',
  objection: null,
  warnings: [],
  blank: 'Bonjour Luc,',
  templates: [{ id: 't1', name: 'Automne', subject: 'Pour vous', body: 'Bonjour Luc, votre check-up.' }],
};

afterEach(clearDrafts);

function open(desk: PersonMailOptions, answers: (() => unknown)[] = []) {
  const sent: { mail_id: string; subject: string; body: string }[] = [];
  const closed: true[] = [];
  serve({
    'GET /api/admin/prospects/p1/mail': () => desk,
    'POST /api/admin/prospects/p1/mail': (body) => {
      sent.push(body as (typeof sent)[number]);
      return answers.shift()?.() ?? { id: 'm1' };
    },
  });
  const { user } = show(<MailDialog prospect={{ id: 'p1', email: 'luc@example.ch' }} onClose={() => closed.push(true)} />);
  return { user, sent, closed };
}

const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const template = () => screen.getByRole('combobox', { name: 'Partir de' });

it('starts from a template or empty, and keeps the typed text as a draft', async () => {
  const { user } = open(DESK);
  const body = await field('Message');
  expect(body.value).toBe('Bonjour Luc,');
  await user.type(body, ' comme convenu.');
  await user.selectOptions(template(), 'Automne');
  expect([(await field('Objet')).value, body.value]).toEqual(['Pour vous', 'Bonjour Luc, votre check-up.']);
  await user.selectOptions(template(), 'Ce que vous avez écrit');
  expect(body.value).toBe('Bonjour Luc, comme convenu.');
});

it('sends the same message again after an error, with the same id, and keeps the draft until it is sent', async () => {
  const { user, sent, closed } = open(DESK, [() => new Refusal(503, { message: 'Le serveur est occupé.' })]);
  await user.type(await field('Objet'), 'Votre site');
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(await screen.findByText('Le serveur est occupé.')).toBeTruthy();
  expect(sessionStorage.getItem('smartindex.draft.prospects.p1.mail.subject')).toBe('Votre site');
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  await waitFor(() => expect(closed).toEqual([true]));
  expect(sent.map(({ subject, body }) => [subject, body])).toEqual([1, 2].map(() => ['Votre site', 'Bonjour Luc,']));
  expect(new Set(sent.map(({ mail_id }) => mail_id)).size).toBe(1);
  await waitFor(() => expect(sessionStorage.getItem('smartindex.draft.prospects.p1.mail.subject')).toBeNull());
});

it('says why this person may not get an e-mail and what to do, and disables the button', async () => {
  open({ ...DESK, objection: 'no_permission', warnings: ['no_mail_server'] });
  expect(await screen.findByText(/^Aucune permission de contact n’est enregistrée/)).toBeTruthy();
  expect(screen.getByText(/^Aucun serveur d’envoi n’est réglé/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Indiquer la permission' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer' }).disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Écrire dans ma messagerie' }).getAttribute('href')).toBe('mailto:luc%40example.ch');
});
