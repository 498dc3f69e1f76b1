import { settingsDocuments } from '../settings/settings.contract.js';
import { legalWords } from './legal-words.js';

const agency = (values = {}) => settingsDocuments.agency.parse({ name: 'Agence du Léman', ...values });
const words = (legal = {}, of = agency()) => legalWords(settingsDocuments.legal.parse(legal), of);

describe('the words of the data protection page', () => {
  it('are complete with the defaults', () => {
    expect(words()).toEqual({
      address: 'Agence du Léman',
      retention:
        'Elles sont effacées au plus tard 2\u00a0ans après notre dernier échange, plus tôt si vous le demandez. Une analyse demandée avec une adresse que personne n’a confirmée est effacée 30\u00a0jours après notre e-mail.',
      hosting: 'Elles sont conservées sur le serveur de l’agence, en Suisse.',
    });
  });

  it('follow the settings', () => {
    const texts = words({
      companyName: 'Léman Web Sàrl',
      address: ' Rue du Lac 1 \r\n\r\n1400 Yverdon-les-Bains',
      contact: 'donnees@leman.ch',
      hosting: '',
      retentionMonths: 18,
      representative: 'Exemple SAS, Paris',
    });
    expect(texts.address).toBe('Léman Web Sàrl\nRue du Lac 1\n1400 Yverdon-les-Bains');
    expect(texts.contact).toContain('donnees@leman.ch');
    expect(texts.hosting).toBe('Elles sont conservées sur le serveur de l’agence.');
    expect(texts.retention).toContain('18\u00a0mois');
    expect(texts.representative).toContain('Exemple SAS, Paris');
  });

  it('name the agency’s own address when no other is given, and none when there is none', () => {
    expect(words({}, agency({ email: 'bonjour@leman.ch' })).contact).toContain('bonjour@leman.ch');
    expect(words().contact).toBeUndefined();
  });
});
