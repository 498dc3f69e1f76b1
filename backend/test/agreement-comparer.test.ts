import fc from 'fast-check';
import { readCsv } from './agreement/readers/csv.js';
import { readMail } from './agreement/readers/mails.js';
import { PAGE_WORDINGS } from './agreement/readers/pages.js';
import { readAudit } from './agreement/readers/pdf.js';
import { STAFF_WORDINGS } from './agreement/readers/staff.js';
import { read, unclaimed } from './agreement/reading.js';
import { contradictions, type Said, type Statement } from './agreement/statement.js';

const says = (subject: string, ...all: Said[]): Statement[] => all.map((one, place) => ({ subject, says: one, where: `place ${place}` }));
const page = (text: string) => read(text, 'page', PAGE_WORDINGS).statements;

describe('the comparer', () => {
  it.each([
    ['6,0 s', '6 s'],
    ['0,10', '0,1'],
    [12_500, '12’500'],
    ['4,1\u202fs', '4,1s'],
    [4.7, '4,7'],
    [null, null],
    ['certiﬁcat valide', 'Certificat valide'],
  ] satisfies [Said, Said][])('takes %s and %s for the same', (one, other) => {
    expect(contradictions(says('a', one, other))).toEqual([]);
  });

  it.each([
    [54, 55],
    ['Bon', 'Moyen'],
    [null, 68],
    ['3 sur 20', '3 sur 10'],
    ['3,9 Mo', '3’784 Ko'],
    [true, false],
    ['1,05', '1,5'],
    [120, '12,0'],
  ] satisfies [Said, Said][])('sees that %s and %s are not', (one, other) => {
    expect(contradictions(says('a', one, other))).toHaveLength(1);
  });

  it('lets a place show the head of a list, and nothing else of it', () => {
    const whole = ['HTTPS', 'Image', 'Liens', 'Titre'];
    expect(contradictions(says('plan', whole, whole.slice(0, 3), [], whole.slice(0, 1)))).toEqual([]);
    expect(contradictions(says('plan', whole, ['HTTPS', 'Liens']))).toHaveLength(1);
    expect(contradictions(says('plan', whole.slice(0, 2), ['Image']))).toHaveLength(1);
  });

  it('names each place, and tells what many say once', () => {
    expect(contradictions(says('a', 1, 1, 2, 2))).toEqual(['a: « 1 » (place 0, place 1) and « 2 » (place 2, place 3)']);
  });

  it('finds one changed figure among any number of agreeing ones', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 50 }), (value, places, off) => {
        const all = Array<Said>(places).fill(value);
        return contradictions(says('a', ...all)).length === 0 && contradictions(says('a', ...all, value + off)).length === 1;
      }),
    );
  });
});

describe('a planted contradiction', () => {
  // as a page says it, with the figure that another place would have to share
  const PLANTED: [subject: string, text: string, figure?: string, other?: string][] = [
    ['speed.overall.shown', '63\n%\nVitesse\nMoyen'],
    ['speed.overall.word', '63\n%\nVitesse\nMoyen', 'Moyen', 'Excellent'],
    ['speed.mobile', 'Mobile\n54\nÀ améliorer'],
    ['speed.mobile.word', 'Mobile\n54\nÀ améliorer', 'À améliorer', 'Bon'],
    ['speed.desktop', 'et 77 sur 100 sur ordinateur'],
    ['speed.accessibility', 'Accessibilité\n84 %\nBon'],
    ['speed.seo', 'Bases techniques\n83 sur 100\nBon'],
    ['vital.largest_contentful_paint', 'Contenu principal visible (LCP)\n4,1 s\nLent', '4,1', '4,2'],
    ['weight', 'Poids de la page : 3,1 Mo.', '3,1', '3,2'],
    ['mainContent.seconds', 'apparaît après 4,1 secondes', '4,1', '4,2'],
    ['reviews.rating.shown', '4,7\n/5\nExcellente', '4,7', '4,6'],
    ['reviews.share', 'Note de 4,7 sur 5, soit\n94 %\nExcellente', '94', '92'],
    ['reviews.count', '38 avis Google rassurent'],
    ['findings.total', '20\nconstats sur votre site\nÀ corriger\nDont 3 critiques, 6 alertes, 11 remarques.'],
    ['findings.critical', '20\nconstats sur votre site\nÀ corriger\nDont 3 critiques, 6 alertes, 11 remarques.', '3 c', '4 c'],
    ['findings.warnings', '20\nconstats sur votre site\n3 critiques, 6 alertes, 11 remarques', '6', '5'],
    ['findings.notices', '20\nconstats sur votre site\n3 critiques, 6 alertes, 11 remarques', '11', '1'],
    ['findings.total', '18 constats sur 20 de votre site', '20', '21'],
    ['page.findings.total', '18 constats sur 20 de votre site', '18', '17'],
    ['page', '64\nsur 100\nFaible\nNote D\n18 constats'],
    ['page.grade', '64\nsur 100\nFaible\nNote D\n18 constats', 'Note D', 'Note C'],
    ['page.SEO', 'SEO\n54\nCritique, F', '54', '45'],
    ['keywords.ranked', '12 mots-clés détectés dans Google Suisse'],
    ['citations', '3\nsur 30\nRarement cité'],
    ['citations.word', '3\nsur 30\nRarement cité', 'Rarement', 'Parfois'],
    ['assistant.chatgpt', 'ChatGPT\n1 fois sur 10'],
    ['verdict', 'Score Digital\n63\n/100\nMoyen'],
    ['verdict.word', 'Score Digital\n63\n/100\nMoyen', 'Moyen', 'Critique'],
    ['smartIndex', '71\n/100\nMoyen, note B'],
    ['smartIndex.grade', '71\n/100\nMoyen, note B', 'note B', 'note C'],
    ['basis', 'Calculé à partir de 4 mesures sur 5.', '4', '3'],
    ['trial', 'Score de l’essai : 71 sur 100, Moyen. 3 mesures sur 5. Pas encore mesuré : avis Google, technologie.'],
    ['trial.word', 'Score de l’essai : 71 sur 100, Moyen. 3 mesures sur 5.', 'Moyen', 'Critique'],
    ['trial.measured', 'Score de l’essai : pas encore mesuré. 2 mesures sur 5, il en faut 3 pour une note.', '2 m', '1 m'],
    ['category.acquisition', 'Acquisition\nCritique\n46\n46 sur 100', '46\n', '47\n'],
    ['loss.month', '5’550 CHF\npar mois', '5’550', '5’400'],
    ['loss.speed', '1’943 CHF\nVisiteurs qui repartent', '1’943', '1’942'],
    ['step.1', '1\nServir tout le site en HTTPS.\nInstaller un certificat.\nPriorité élevée', 'Servir', 'Mettre'],
    ['step.1.priority', '1\nServir tout le site en HTTPS.\nInstaller un certificat.\nPriorité élevée', 'élevée', 'moyenne'],
    ['page.withoutAlt', 'Images sans texte alternatif\n3 sur 3\nImages sans texte alternatif', '3 sur', '2 sur'],
    ['cms', 'Le site fonctionne avec WordPress 6.9.', '6.9', '6.8'],
  ];
  it.each(PLANTED.map((one) => [one[0], one] as const))('of %s is found', (_, [subject, text, figure, other]) => {
    const changed = figure && other ? text.replaceAll(figure, other) : text.replace(/\d+/, (digits) => String(Number(digits) + 1));
    expect(page(text).map((one) => one.subject)).toContain(subject);
    expect(contradictions([...page(text), ...page(text)])).toEqual([]);
    expect(contradictions([...page(text), ...page(changed)]).map((line) => line.split(':')[0])).toContain(subject);
  });

  it('is found between a page, the back-office, a PDF, a letter and the file', () => {
    const desk = (value: number) => read(`Score SmartIndex\n${value}\nMoyen`, 'back-office', STAFF_WORDINGS).statements;
    const row = readCsv({ 'Score du quiz': '71', 'Quiz fait': 'oui' });
    expect(contradictions([...desk(71), ...row])).toEqual([]);
    expect(contradictions([...desk(72), ...row])).toHaveLength(1);
    const letter = (value: number) => readMail({ subject: 'a', text: `SmartIndex : ${value}/100, Moyen, note B` }).statements;
    expect(contradictions([...page('71\n/100\nMoyen, note B'), ...letter(71)])).toEqual([]);
    expect(contradictions([...page('71\n/100\nMoyen, note B'), ...letter(70)])).toHaveLength(1);
    const audit = (value: number) =>
      readAudit({ text: [], alternatives: [`Mobile : ${value} sur 100`] }).flatMap(({ statements }) => statements);
    expect(contradictions([...page('Mobile\n54\nÀ améliorer'), ...audit(54)])).toEqual([]);
    expect(contradictions([...page('Mobile\n54\nÀ améliorer'), ...audit(45)])).toHaveLength(1);
  });
});

describe('what nobody reads', () => {
  it('is a figure or a verdict that no wording claims', () => {
    const rest = (text: string) => unclaimed(read(text, 'page', PAGE_WORDINGS).rest);
    expect(rest('Mobile\n54\nÀ améliorer\nMesuré le 12.11.2026')).toEqual([]);
    expect(rest('Mobile\n54\nÀ améliorer\nNote de confiance\n87')).toEqual(['87']);
    expect(rest('Confiance des clients\nExcellente')).toEqual(['Excellente']);
  });
});
