import { screen, waitFor } from '@testing-library/react';
import { show } from '../../../test/screen';
import { serve } from '../../../test/server';
import type { ImportReview as Review } from '../../api/types';
import { ImportPage } from './ImportPage';

const REFUSED = { line: 2, field: 'email', value: 'rey(at)exemple.ch', reason: 'Email invalide ou manquant: rey(at)exemple.ch' } as const;
const review: Review = {
  ...{
    id: 'i1',
    importId: 'i1',
    file_name: 'contacts.csv',
    status: 'ready',
    total: 3,
    done: 0,
    imported: null,
    updated: null,
    skipped: null,
  },
  ...{ moved: null, permission: null, user_email: null, created_at: '2026-11-12T09:30:00.000Z', finished_at: null, undone_at: null },
  ...{ sheets: [], sheet: 0, headingLine: 1, preview: [['Nom', 'Email', 'Fax']], previewLines: [], mended: 0 },
  columns: [
    { header: 'Nom', field: 'nom' },
    { header: 'Email', field: 'email' },
    { header: 'Fax', field: null },
  ],
  textFormat: {
    ...{ encoding: 'macintosh', encodingDoubt: 'ambiguous', isEncodingChosen: false },
    ...{ separator: ';', isSeparatorDoubtful: false, isSeparatorChosen: false },
    samples: [
      { encoding: 'macintosh', names: ['Zoé Müller', 'Genève'] },
      { encoding: 'windows-1252', names: ['ZoŽ MŸller', 'Gen\u008fve'] },
    ],
  },
  rows: { read: 5, imported: 1, refused: 1, duplicates: 1, empty: 2 },
  counts: { valid: 2, invalid: 1, warnings: 0, sameEmail: 1, repeated: 0, sameSite: 0, suppressed: 0, erased: 0 },
  ...{ errors: [REFUSED], warnings: [], objections: [], duplicates: [] },
};

const at = (served: Review, more: Parameters<typeof serve>[0] = {}) => {
  serve({ 'GET /api/admin/imports/i1': () => served, ...more });
  window.location.hash = '#/?id=i1';
  return show(<ImportPage />);
};

describe('the review of a file', () => {
  it('counts every row, names ignored columns, and warns when the encoding is uncertain', async () => {
    at(review);
    const account = await screen.findByLabelText('Compte des lignes');
    expect(account.textContent).toBe('Lignes lues5À importer= 1Refusées+ 1Doublons+ 1Vides+ 2');
    expect(screen.getByText(/Colonnes qui ne seront pas importées.*Fax/)).toBeTruthy();
    expect(screen.getByText(/L’encodage du fichier est incertain/)).toBeTruthy();
    expect(screen.getByText('Zoé Müller · Genève')).toBeTruthy();
  });

  it('offers encodings by name, and the separator', async () => {
    const sent: unknown[] = [];
    const { user } = at(review, {
      'PUT /api/admin/imports/i1/columns': (body) => {
        sent.push(body);
        return review;
      },
    });
    expect((await screen.findByRole('option', { name: /Windows, Europe occidentale.*ZoŽ MŸller/ })).getAttribute('value')).toBe(
      'windows-1252',
    );
    await user.selectOptions(screen.getByLabelText('Encodage'), 'windows-1252');
    await waitFor(() => expect(sent).toEqual([{ encoding: 'windows-1252' }]));
    await user.selectOptions(await screen.findByLabelText('Séparateur des colonnes'), ',');
    await waitFor(() => expect(sent[1]).toEqual({ separator: ',' }));
  });

  it('corrects a rejected cell, which is checked again', async () => {
    const sent: unknown[] = [];
    const mended = { ...review, mended: 1, errors: [], counts: { ...review.counts, valid: 3, invalid: 0 } };
    const { user } = at(review, {
      'PUT /api/admin/imports/i1/cells': (body) => {
        sent.push(body);
        return mended;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Corriger la ligne 2, Adresse e-mail' }));
    const cell = screen.getByRole('textbox', { name: 'Corriger la ligne 2, Adresse e-mail' });
    await user.clear(cell);
    await user.type(cell, 'rey@exemple.ch{Enter}');
    await waitFor(() => expect(sent).toEqual([{ cells: [{ line: 2, field: 'email', value: 'rey@exemple.ch' }] }]));
    expect(await screen.findByText('1 cellule corrigée ici')).toBeTruthy();
    expect(screen.queryByText('Lignes à corriger')).toBeNull();
  });

  it('shows the row counts of this import alone', async () => {
    at({ ...review, status: 'done', imported: 1, updated: 1, skipped: 1 });
    expect((await screen.findByLabelText('Compte des lignes')).textContent).toContain('Importées= 1');
  });

  it('shows no row counts for an import without them', async () => {
    at({ ...review, status: 'done', imported: 1, updated: 1, skipped: 1, rows: null });
    expect(await screen.findByText('1 ligne a été ignorée.')).toBeTruthy();
    expect(screen.queryByLabelText('Compte des lignes')).toBeNull();
  });
});
