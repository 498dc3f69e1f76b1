/** The agency of the examples. */
export const AGENCY = {
  name: 'Agence du Léman',
  tagline: 'Votre présence en ligne, mesurée',
  logo: null,
  email: 'bonjour@agence.ch',
  phone: '+41 21 000 00 00',
  website: 'https://agence.ch',
  accent: '#1E3FE0',
  address: '',
};
