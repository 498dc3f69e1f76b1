import { integer, megabytes, pluralForm, seconds } from '../../../../rules/figures.rules.js';
import { t } from '../../../../rules/language.rules.js';
import { LIMITS } from '../../../../rules/limits.rules.js';
import { SCORE_AIM, SCORE_FROM } from '../../../../rules/verdicts.rules.js';
import { theSite } from '../names.js';
import { type Sentence, sentence } from './sentence.js';

const { late } = LIMITS.mainContentMs;
const points = (value: number) => pluralForm(value, t`${integer(value)} point sur 100`, t`${integer(value)} points sur 100`);
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A value that looks like the limit beside which it stands would read as a contradiction. */
const isClearOf = (limit: number, value: number) => seconds(value) !== seconds(limit);

/** The first paragraph: how fast the site appears. */
export const SPEED_SENTENCES: readonly Sentence[] = [
  sentence({
    id: 'speed-of-both',
    topic: 'speed',
    about: 'scores',
    opens: true,
    needs: ['mobilePoints', 'desktopPoints'],
    wordings: [
      (f) =>
        t`${upper(theSite(f))} obtient ${points(f.mobilePoints)} sur téléphone et ${integer(f.desktopPoints)} sur 100 sur ordinateur au test de vitesse Lighthouse.`,
      (f) =>
        t`Au test de vitesse Lighthouse, ${theSite(f)} obtient ${points(f.mobilePoints)} sur téléphone et ${integer(f.desktopPoints)} sur 100 sur ordinateur.`,
      (f) =>
        t`Lighthouse, l’outil de mesure publié par Google, donne ${points(f.mobilePoints)} sur téléphone et ${integer(f.desktopPoints)} sur 100 sur ordinateur à la page d’accueil : c’est la vitesse mesurée pour ${theSite(f)}.`,
    ],
  }),
  sentence({
    id: 'speed-of-phone',
    topic: 'speed',
    about: 'scores',
    opens: true,
    needs: ['mobilePoints'],
    absent: ['desktopPoints'],
    wordings: [
      (f) =>
        t`${upper(theSite(f))} obtient ${points(f.mobilePoints)} sur téléphone au test de vitesse Lighthouse ; sa vitesse sur ordinateur n’est pas encore mesurée.`,
      (f) =>
        t`Au test de vitesse Lighthouse, ${theSite(f)} obtient ${points(f.mobilePoints)} sur téléphone. La mesure sur ordinateur manque encore.`,
    ],
  }),
  sentence({
    id: 'speed-of-computer',
    topic: 'speed',
    about: 'scores',
    opens: true,
    needs: ['desktopPoints'],
    absent: ['mobilePoints'],
    wordings: [
      (f) =>
        t`${upper(theSite(f))} obtient ${points(f.desktopPoints)} sur ordinateur au test de vitesse Lighthouse ; sa vitesse sur téléphone n’est pas encore mesurée.`,
      (f) =>
        t`Au test de vitesse Lighthouse, ${theSite(f)} obtient ${points(f.desktopPoints)} sur ordinateur. La mesure sur téléphone manque encore.`,
    ],
  }),
  sentence({
    id: 'phone-fast',
    topic: 'speed',
    about: 'phone',
    needs: ['mobilePoints'],
    praises: ['slow-mobile', 'mobile-to-improve'],
    wordings: [
      () => t`Sur téléphone, ce résultat est excellent : c’est le cas dès ${SCORE_AIM}.`,
      (f) => t`Sur téléphone, ${integer(f.mobilePoints)} sur 100 est une note excellente (dès ${SCORE_AIM}).`,
    ],
  }),
  sentence({
    id: 'phone-between',
    topic: 'speed',
    about: 'phone',
    needs: ['mobilePoints'],
    tells: ['mobile-to-improve'],
    wordings: [
      () => t`Sur téléphone, ce résultat est moyen : il est excellent dès ${SCORE_AIM}.`,
      (f) => t`Sur téléphone, ${integer(f.mobilePoints)} sur 100 est une note moyenne (bien : dès ${SCORE_AIM}).`,
    ],
  }),
  sentence({
    id: 'phone-slow',
    topic: 'speed',
    about: 'phone',
    needs: ['mobilePoints'],
    tells: ['slow-mobile'],
    wordings: [
      () => t`Sur téléphone, ce résultat est critique : il est au-dessous de ${SCORE_FROM.fair}.`,
      (f) => t`Sur téléphone, ${integer(f.mobilePoints)} sur 100 est une note faible (bien\u202f: dès ${SCORE_AIM}).`,
    ],
  }),
  sentence({
    id: 'main-content-late',
    topic: 'speed',
    about: 'main-content',
    needs: ['mainContentMs'],
    tells: ['late-main-content', 'slow-main-content'],
    holds: ({ mainContentMs }) => isClearOf(late, mainContentMs),
    wordings: [
      (f) => t`Le contenu principal apparaît après ${seconds(f.mainContentMs)} ; Google recommande de rester sous ${seconds(late)}.`,
      (f) =>
        t`Il faut ${seconds(f.mainContentMs)} pour que le contenu principal apparaisse, contre ${seconds(late)} recommandées par Google.`,
    ],
  }),
  sentence({
    id: 'main-content-early',
    topic: 'speed',
    about: 'main-content',
    needs: ['mainContentMs'],
    praises: ['late-main-content', 'slow-main-content'],
    holds: ({ mainContentMs }) => isClearOf(late, mainContentMs),
    wordings: [
      (f) => t`Le contenu principal apparaît après ${seconds(f.mainContentMs)}, sous la limite de ${seconds(late)} que recommande Google.`,
    ],
  }),
  sentence({
    id: 'computer-ahead',
    topic: 'speed',
    about: 'gap',
    needs: ['mobilePoints', 'desktopPoints'],
    holds: ({ mobilePoints, desktopPoints }) => desktopPoints - mobilePoints >= LIMITS.deviceGapPoints,
    wordings: [
      (f) => t`L’ordinateur devance le téléphone de ${integer(f.desktopPoints - f.mobilePoints)} points.`,
      (f) => t`L’écart est de ${integer(f.desktopPoints - f.mobilePoints)} points en faveur de l’ordinateur.`,
    ],
  }),
  sentence({
    id: 'phone-ahead',
    topic: 'speed',
    about: 'gap',
    needs: ['mobilePoints', 'desktopPoints'],
    holds: ({ mobilePoints, desktopPoints }) => mobilePoints - desktopPoints >= LIMITS.deviceGapPoints,
    wordings: [(f) => t`Le téléphone devance l’ordinateur de ${integer(f.mobilePoints - f.desktopPoints)} points.`],
  }),
  sentence({
    id: 'devices-alike',
    topic: 'speed',
    about: 'gap',
    needs: ['mobilePoints', 'desktopPoints'],
    holds: ({ mobilePoints, desktopPoints }) => Math.abs(desktopPoints - mobilePoints) < LIMITS.deviceGapPoints,
    wordings: [
      ({ mobilePoints, desktopPoints }) =>
        mobilePoints === desktopPoints
          ? t`Le téléphone et l’ordinateur obtiennent la même note.`
          : t`Les notes du téléphone et de l’ordinateur sont proches l’une de l’autre.`,
    ],
  }),
  sentence({
    id: 'page-weight',
    topic: 'speed',
    about: 'weight',
    needs: ['pageBytes'],
    holds: ({ pageBytes }) => pageBytes >= LIMITS.toldBytes,
    wordings: [
      (f) => t`Pour afficher la page d’accueil, un téléphone télécharge ${megabytes(f.pageBytes)}.`,
      (f) => t`La page d’accueil fait télécharger ${megabytes(f.pageBytes)} à un téléphone.`,
    ],
  }),
  sentence({
    id: 'accessibility',
    topic: 'speed',
    about: 'accessibility',
    needs: ['accessibilityPoints'],
    wordings: [
      (f) => t`L’accessibilité obtient ${integer(f.accessibilityPoints)} sur 100.`,
      (f) => t`Le même outil note l’accessibilité ${integer(f.accessibilityPoints)} sur 100.`,
    ],
  }),
  sentence({
    id: 'best-practices',
    topic: 'speed',
    about: 'best-practices',
    needs: ['bestPracticesPoints'],
    wordings: [
      (f) => t`Les bonnes pratiques techniques obtiennent ${integer(f.bestPracticesPoints)} sur 100.`,
      (f) => t`Pour les bonnes pratiques techniques, la note est de ${integer(f.bestPracticesPoints)} sur 100.`,
    ],
  }),
  sentence({
    id: 'how-phone-is-measured',
    topic: 'speed',
    about: 'method',
    needs: ['mobilePoints'],
    wordings: [
      () => t`La mesure imite un téléphone de milieu de gamme, loin du wifi.`,
      () => t`Pour le téléphone, Lighthouse imite un appareil de milieu de gamme, loin du wifi.`,
    ],
  }),
  sentence({
    id: 'scale',
    topic: 'speed',
    about: 'scale',
    needs: ['speedMeasured'],
    holds: ({ speedMeasured }) => speedMeasured,
    wordings: [() => t`La note de vitesse va de 0 à 100 ; elle résume plusieurs délais mesurés pendant l’affichage de la page d’accueil.`],
  }),
];
