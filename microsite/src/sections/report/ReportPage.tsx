import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { Answer, PublicReport } from '../../lib/api.ts';
import { mainAction } from '../../lib/main-action.ts';
import { type ReadyReport, reportView } from '../../lib/report/report-view.ts';
import { asksSite } from '../../lib/site-api.ts';
import type { SiteWords } from '../../render/page-input.ts';
import { AfterPaint } from '../shared/AfterPaint.tsx';
import { ErrorScreen } from '../shared/ErrorScreen.tsx';
import { ExampleLabel } from '../shared/ExampleLabel.tsx';
import { Person } from '../shared/Person.tsx';
import { SiteQuestion } from '../shared/SiteQuestion.tsx';
import { Assistants } from './Assistants.tsx';
import { Competitors } from './Competitors.tsx';
import { Hero } from './Hero.tsx';
import { Performance } from './Performance.tsx';
import { Plan } from './Plan.tsx';
import { QuizInvitation } from './QuizInvitation.tsx';
import { Quote } from './Quote.tsx';
import { Reputation } from './Reputation.tsx';
import { Search } from './Search.tsx';
import { SocialProof } from './SocialProof.tsx';
import { Technology } from './Technology.tsx';
import { Unmeasured } from './Unmeasured.tsx';

interface Props {
  data: Answer<PublicReport>;
  words: SiteWords;
}

/** `/analyse/{token}`: what was measured of a company. */
export function ReportPage({ data, words }: Props) {
  const view = reportView(data);
  return view.state === 'error' ? <ErrorScreen {...view} /> : <Report view={view} words={words} isSiteWanted={asksSite(data)} />;
}

function Report({ view, words, isSiteWanted }: { view: ReadyReport; words: SiteWords; isSiteWanted: boolean }) {
  const { claims } = words;
  const { text: action, href: actionHref } = mainAction(words, { text: view.quiz.action, href: view.quiz.actionHref });
  return (
    <div className="report">
      <Hero view={{ ...view, quiz: { ...view.quiz, action, actionHref } }}>
        {isSiteWanted && <SiteQuestion />}
        <div className="since" id="depuis" hidden data-since="" />
        <Person person={view.person} />
      </Hero>
      <AfterPaint>
        <Performance view={view} />
      </AfterPaint>
      <AfterPaint>
        <div className="index">
          <p className="index-title page">
            {t`Le détail, à ouvrir`} <ExampleLabel isExample={view.example} />
          </p>
          <Competitors view={view} />
          <Reputation view={view} />
          <Technology view={view} />
          <Search view={view} claims={claims} />
          <Assistants view={view} />
          <Unmeasured view={view} claims={claims} />
        </div>
      </AfterPaint>
      <AfterPaint>
        <Quote />
        <QuizInvitation view={view} claims={claims} />
      </AfterPaint>
      <AfterPaint>
        <Plan view={view} />
        <SocialProof claims={claims} />
        <div className="page">
          <Person person={view.person} />
        </div>
      </AfterPaint>
    </div>
  );
}
