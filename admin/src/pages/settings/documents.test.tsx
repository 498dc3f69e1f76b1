import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../../../test/screen';
import { serve } from '../../../test/server';
import { type Documents, SettingsForm } from './documents';
import { Field } from './fields';

const FIRST: Documents = { legal: { companyName: 'Agence', hosting: 'en Suisse' }, alerts: { recipients: ['a@exemple.ch'] } };

/** Two documents, one of which a colleague changes meanwhile. */
function Page() {
  const [stored, setStored] = useState(FIRST);
  return (
    <>
      <button type="button" onClick={() => setStored({ ...FIRST, legal: { companyName: 'Agence du Lac', hosting: 'à Zurich' } })}>
        Relire
      </button>
      <SettingsForm stored={stored}>
        <Field source="legal.companyName" label="settings.legal.companyName" />
        <Field source="legal.hosting" label="settings.legal.hosting" />
        <Field source="alerts.recipients" label="settings.alerts.recipients" kind="list" />
      </SettingsForm>
    </>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const open = () => show(<Page />);

describe('the form of the settings', () => {
  it('renders a field again for its own error, not for the validation of other fields', async () => {
    const drawn = new Map<string, number>();
    const format = (name: string) => (value: string) => {
      drawn.set(name, (drawn.get(name) ?? 0) + 1);
      return value;
    };
    const names = ['name', 'companyName', 'contact', 'address', 'hosting', 'representative'];
    let sent: unknown;
    serve({
      'PUT /api/admin/settings/legal': (change) => {
        sent = change;
        return { id: 'legal', key: 'legal', value: (change as { value: unknown }).value };
      },
    });
    const legal = Object.fromEntries(names.map((name) => [name, 'Agence']));
    const { user } = show(
      <SettingsForm stored={{ legal }}>
        {names.map((name) => (
          <Field
            key={name}
            source={`legal.${name}`}
            label="settings.legal.hosting"
            typed={{ parse: (text) => text, format: format(name) }}
          />
        ))}
      </SettingsForm>,
    );
    await user.type(screen.getAllByRole('textbox').at(0) as HTMLElement, '!');
    drawn.clear();
    // as in a browser, where what a press leads to is drawn at once as long as the press lasts
    const press = new MouseEvent('click');
    Object.defineProperty(window, 'event', { value: press, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent).toBeDefined());
    Reflect.deleteProperty(window, 'event');
    expect([...drawn].filter(([, times]) => times > names.length)).toEqual([]);
  });

  it('shows what a colleague saved, and keeps typed values', async () => {
    const { user } = open();
    await user.clear(field('Raison sociale'));
    await user.type(field('Raison sociale'), 'Mon agence');
    await user.click(screen.getByRole('button', { name: 'Relire' }));
    await waitFor(() => expect(field('Lieu des données').value).toBe('à Zurich'));
    expect(field('Raison sociale').value).toBe('Mon agence');
  });

  it('sends changed documents alone, with their former values', async () => {
    const sent: unknown[] = [];
    serve({
      'PUT /api/admin/settings/alerts': (change) => {
        sent.push(change);
        return { id: 'alerts', key: 'alerts', value: (change as { value: unknown }).value };
      },
    });
    const { user } = open();
    await user.type(field('Destinataires'), ', b@exemple.ch');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([{ value: { recipients: ['a@exemple.ch', 'b@exemple.ch'] }, base: { recipients: ['a@exemple.ch'] } }]);
  });

  it('resets to the stored values', async () => {
    const { user } = open();
    await user.type(field('Raison sociale'), ' SA');
    await user.click(screen.getByRole('button', { name: 'Annuler les modifications' }));
    expect(field('Raison sociale').value).toBe('Agence');
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  });
});
