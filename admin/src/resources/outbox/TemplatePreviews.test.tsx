import { screen } from '@testing-library/react';
import { show } from '../../../test/screen';
import { serve } from '../../../test/server';
import { TemplatePreviews } from './TemplatePreviews';

const letter = (id: string, label: string, subject: string) => ({ id, label, subject, body_text: subject, body_html: `<p>${subject}</p>` });
const LETTERS = {
  fr: [letter('audit_ready', 'Audit prêt', 'Votre audit'), letter('trial_ready', 'Analyse prête', 'Votre analyse')],
  de: [letter('audit_ready', 'Audit prêt', 'Ihr Audit'), letter('trial_ready', 'Analyse prête', 'Ihre Analyse')],
};

it('shows e-mails to prospects in the selected language, and keeps the selected e-mail', async () => {
  serve({
    'GET /api/admin/mail/templates?lang=fr': () => LETTERS.fr,
    'GET /api/admin/mail/templates?lang=de': () => LETTERS.de,
  });
  const { user } = show(<TemplatePreviews />);
  expect(await screen.findByRole('heading', { name: 'Votre audit' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Français' }).getAttribute('aria-pressed')).toBe('true');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Modèle' }), 'Analyse prête');
  await user.click(screen.getByRole('button', { name: 'Allemand' }));
  expect(await screen.findByRole('heading', { name: 'Ihre Analyse' })).toBeTruthy();
});
