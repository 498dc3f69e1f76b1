import type { ReactNode } from 'react';
import { defaultMessages } from '../backend/src/rules/agency-defaults.rules.ts';
import type { PublicReport } from '../microsite/src/lib/api.ts';
import { actionsView } from '../microsite/src/lib/plan/actions-view.ts';
import { NO_WORDS, type SiteWords } from '../microsite/src/render/page-input.ts';
import { AuditPage } from '../microsite/src/sections/audit/AuditPage.tsx';
import { HomePage } from '../microsite/src/sections/home/HomePage.tsx';
import { LandingPage } from '../microsite/src/sections/landing/LandingPage.tsx';
import { ActionList } from '../microsite/src/sections/plan/ActionList.tsx';
import { PlanPage } from '../microsite/src/sections/plan/PlanPage.tsx';
import { ReportPage } from '../microsite/src/sections/report/ReportPage.tsx';
import { SiteFooter } from '../microsite/src/sections/SiteFooter.tsx';
import { CompanyHeader, SiteHeader } from '../microsite/src/sections/SiteHeader.tsx';
import { ScorePage } from '../microsite/src/sections/score/ScorePage.tsx';
import { ExampleLabel } from '../microsite/src/sections/shared/ExampleLabel.tsx';
import { Lengths } from '../microsite/src/sections/shared/Lengths.tsx';
import { Message } from '../microsite/src/sections/shared/Message.tsx';
import { Ruler } from '../microsite/src/sections/shared/Ruler.tsx';
import { StatusLine } from '../microsite/src/sections/shared/StatusLine.tsx';
import { Verdict } from '../microsite/src/sections/shared/Verdict.tsx';
import { Missing, Pending } from '../microsite/src/sections/shared/Waiting.tsx';
import { ThanksPage } from '../microsite/src/sections/thanks/ThanksPage.tsx';
import { aReport } from '../microsite/test/a-report.ts';
import { aScore } from '../microsite/test/a-score.ts';
import { anAction } from '../microsite/test/an-action.ts';
import { AGENCY } from './agency.ts';

/** The report of the demonstration (`vite.config.ts`). */
declare const DEMO_REPORT: PublicReport;

export interface Sample {
  name: string;
  element: ReactNode;
}

const words: SiteWords = { ...NO_WORDS, agency: AGENCY, company: 'Menuiserie du Lac', messages: defaultMessages() };
const withStatus: SiteWords = {
  ...words,
  status: {
    items: [{ kind: 'call', words: 'Appel réservé le 12 novembre à 10:30.', links: [{ words: 'Déplacer', href: '#' }] }],
    call: null,
    telephone: null,
    agenda: null,
    calendarHref: '#',
    bookingHref: '#',
  },
};
const unknown = { problem: { status: 404, code: 'not_found', message: 'Page introuvable.' } };

/** Parts that are markup alone on a page. */
export const PARTS: readonly Sample[] = [
  {
    name: 'Buttons',
    element: (
      <p>
        <button type="button" className="button">
          Réserver un appel
        </button>{' '}
        <button type="button" className="button" disabled>
          Envoi en cours
        </button>{' '}
        <a className="arrow-link" href="#exemple">
          Voir mon plan
        </a>
      </p>
    ),
  },
  {
    name: 'Verdicts',
    element: [
      ['good', 'Excellent'],
      ['fair', 'Moyen'],
      ['poor', 'Critique'],
      ['held', 'Acquis'],
      ['none', 'Non mesuré'],
    ].map(([tone = '', word = '']) => <Verdict key={tone} tone={tone} word={word} />),
  },
  { name: 'Badge of an example', element: <ExampleLabel isExample /> },
  {
    name: 'Ruler: measured, estimated, not measured, without words',
    element: (
      <>
        <Ruler scale="score" value={63} />
        <Ruler scale="score" value={68} isEstimated />
        <Ruler scale="rating" value={null} />
        <Ruler scale="score" value={91} isLabelled={false} />
      </>
    ),
  },
  {
    name: 'Lengths',
    element: (
      <Lengths
        lengths={[
          { label: 'Votre site', words: '4,1 s', share: 82, kind: 'poor' },
          { label: 'Recommandé', words: '2,5 s', share: 50, kind: 'limit' },
        ]}
      />
    ),
  },
  {
    name: 'Actions',
    element: (
      <ActionList
        view={actionsView({
          actions: [
            anAction({ state: 'review', state_words: 'À revoir', note: 'Mesuré le 12 novembre : 44 sur 100.' }),
            anAction({ id: 'images', title: 'Décrire les images', solution: 'Ajouter un texte à chacune.', done: true, state: 'done' }),
          ],
          webmaster: { subject: 'Points techniques', text: 'Passer en https' },
        })}
      />
    ),
  },
  { name: 'Message of the agency', element: <Message name="merci_message" words={words} /> },
  { name: 'Status line', element: <StatusLine words={withStatus} /> },
  { name: 'Figures that are being measured', element: <Pending ghosts={['Vitesse', 'Mots-clés']} /> },
  { name: 'Figures that are missing', element: <Missing cause="Site inaccessible">Nous recommencerons cette nuit.</Missing> },
];

/** Whole sections, with everything, with nothing, and failed. */
export const SECTIONS: readonly Sample[] = [
  { name: 'Header', element: <SiteHeader words={words} /> },
  { name: 'Header of a personal page', element: <CompanyHeader words={words} /> },
  { name: 'Report, filled', element: <ReportPage data={DEMO_REPORT} words={words} /> },
  { name: 'Report, nothing measured', element: <ReportPage data={aReport()} words={words} /> },
  { name: 'Report, unknown link', element: <ReportPage data={unknown} words={words} /> },
  { name: 'Landing page', element: <LandingPage data={DEMO_REPORT} words={words} token={null} /> },
  { name: 'Plan', element: <PlanPage data={aScore()} words={words} token={null} /> },
  { name: 'Score, filled', element: <ScorePage data={aScore()} words={words} token={null} /> },
  {
    name: 'Score, quiz not done',
    element: (
      <ScorePage
        data={aScore({ quiz: { status: 'not_started', answered: 0, total: 7 }, smart_index: null, verdict: null })}
        words={words}
        token={null}
      />
    ),
  },
  { name: 'Score, unknown link', element: <ScorePage data={unknown} words={words} token={null} /> },
  { name: 'Audit, filled', element: <AuditPage data={aScore()} words={words} token={null} /> },
  {
    name: 'Home',
    element: <HomePage data={null} words={words} token={null} />,
  },
  { name: 'Thanks', element: <ThanksPage data={{ agency: AGENCY, claims: {}, testimonials: [] } as never} words={words} token={null} /> },
  { name: 'Footer', element: <SiteFooter words={words} /> },
];
