import { screen, waitFor, within } from '@testing-library/react';
import { show } from '../../../test/screen';
import { Refusal, serve } from '../../../test/server';
import type { AgencyTextRecord } from '../../api/types';
import { SettingsForm } from './documents';
import { TranslationsSection } from './TranslationsSection';

const aText = (key: string, french: string, of: Partial<AgencyTextRecord> = {}): AgencyTextRecord => ({
  key,
  french,
  title: null,
  isDefault: false,
  without: { de: null, it: null },
  ...of,
});
const TEXTS = [
  aText('messages/merci_message', 'Merci de votre confiance.', {
    title: 'Message de remerciement',
    isDefault: true,
    without: { de: 'Danke.', it: 'Grazie.' },
  }),
  aText('claims/guarantee', 'Satisfait ou remboursé'),
  aText('quiz/3/options/1', 'Jamais', { title: '3' }),
  aText('agency/tagline', 'Mesurer, puis agir'),
];
const STORED = {
  translations: { de: { 'claims/guarantee': { french: 'Remboursé', text: 'Geld zurück' } }, it: {} },
};

const open = () =>
  show(
    <SettingsForm stored={STORED}>
      <TranslationsSection language="de" texts={TEXTS} />
    </SettingsForm>,
  );
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${name} – Allemand` });
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('the texts of the agency in a language', () => {
  it('begin with what is missing, then with what is to be looked at again; the rest is shown when it is asked for', async () => {
    const { user } = open();
    expect(screen.getByText('2 à traduire, 1 à revoir')).toBeTruthy();
    expect(rows()).toEqual([
      'Question 3, réponse 2JamaisÀ traduire',
      'AccrocheMesurer, puis agirÀ traduire',
      'GarantieSatisfait ou rembourséÀ revoir',
    ]);
    expect(field('Garantie').value).toBe('Geld zurück');
    await user.click(screen.getByRole('button', { name: /Afficher aussi l’autre texte/ }));
    expect(field('Message de remerciement').placeholder).toBe('Danke.');
  });

  it('are saved with the French that they translate, also one that is still right', async () => {
    const sent: unknown[] = [];
    serve({
      'PUT /api/admin/settings/translations': (change) => {
        sent.push(change);
        return { id: 'translations', key: 'translations', value: (change as { value: unknown }).value };
      },
    });
    const { user } = open();
    await user.type(field('Accroche'), 'Messen');
    await user.click(screen.getByRole('button', { name: 'Toujours juste – Garantie – Allemand' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const de = {
      'claims/guarantee': { french: 'Satisfait ou remboursé', text: 'Geld zurück' },
      'agency/tagline': { french: 'Mesurer, puis agir', text: 'Messen' },
    };
    expect(sent).toEqual([{ value: { de, it: {} }, base: STORED.translations }]);
  });

  it('say beside the field what is wrong with it', async () => {
    const message = 'Il manque {prenom}, qui est dans le texte français.';
    serve({ 'PUT /api/admin/settings/translations': () => new Refusal(422, { message, errors: { 'value.de.agency/tagline': message } }) });
    const { user } = open();
    await user.type(field('Accroche'), 'Messen');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(field('Accroche').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain('Il manque');
  });
});
