import { screen } from '@testing-library/react';
import { show } from '../../../test/screen';
import { ClaimsSection } from './ClaimsSection';
import { SettingsForm } from './documents';

it('leads from each claim that is made to the page where it is read, at its words', () => {
  const claims = { companiesFollowed: 'Environ 160 entreprises', trialTime: '2 minutes', testimonials: [] };
  show(
    <SettingsForm stored={{ claims }}>
      <ClaimsSection />
    </SettingsForm>,
  );
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Voir sur la page – Entreprises suivies', '/analyse/demo#:~:text=Environ%20160%20entreprises'],
    ['Voir sur la page – Durée de l’essai', '/essai#:~:text=2%20minutes'],
  ]);
});
