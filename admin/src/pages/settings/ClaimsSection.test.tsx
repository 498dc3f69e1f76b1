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
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  // a label of its own would be a second name for the field of the claim
  expect(screen.getAllByLabelText('Entreprises suivies')).toHaveLength(1);
  expect(links).toEqual([
    ['Voir sur la page', '/analyse/demo#:~:text=Environ%20160%20entreprises'],
    ['Voir sur la page', '/essai#:~:text=2%20minutes'],
  ]);
});
