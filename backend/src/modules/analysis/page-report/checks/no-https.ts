import { type Check, when } from '../check.js';

export const noHttps: Check = {
  id: 'no-https',
  category: 'technical',
  measures: 'Connexion chiffrée (HTTPS)',
  severity: 'critical',
  title: 'Connexion non chiffrée',
  description: 'La page n’est pas servie en HTTPS.',
  howToFix: 'Installer un certificat et rediriger toutes les pages.',
  businessImpact: 'Les navigateurs affichent « Non sécurisé ».',
  impact: 'high',
  effort: 'low',
  timeEstimate: '2 heures',
  fails: ({ https }) => when(https, (secure) => !secure),
};
