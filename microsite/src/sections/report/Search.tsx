import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import type { ShownPage } from '../../lib/report/seo-view.ts';
import type { SiteWords } from '../../render/page-input.ts';
import { Details } from '../shared/Details.tsx';
import { Verdict } from '../shared/Verdict.tsx';
import { Pending } from '../shared/Waiting.tsx';
import { Fold, type FoldedFact, pendingFact } from './Fold.tsx';
import { GoogleEntry } from './GoogleEntry.tsx';
import { Keywords } from './Keywords.tsx';
import { LocalSearch } from './LocalSearch.tsx';

const ghosts = (): string[] => [
  t`Titre de la page`,
  t`Description`,
  t`Grand titre`,
  t`Images sans description`,
  t`Liens cassés`,
  t`Texte de la page`,
  t`Bases du référencement`,
];

export function Search({ view, claims }: { view: ReadyReport; claims: SiteWords['claims'] }) {
  const { onPage, keywords } = view;
  if (onPage.state === 'missing' && keywords.state === 'missing') return null;
  return (
    <Fold id="referencement" number="04" title={t`Référencement`} fact={factOf(view)}>
      {onPage.state === 'shown' && <Read page={onPage} />}
      {onPage.state === 'pending' && <Pending ghosts={ghosts()} folded={2} />}
      {onPage.state === 'missing' && <p className="quiet">{onPage.cause ?? t`La page d’accueil n’a pas encore pu être lue.`}</p>}
      {view.localSearch && <LocalSearch search={view.localSearch} />}
      <Keywords keywords={keywords} claims={claims} />
    </Fold>
  );
}

function factOf({ onPage, keywords }: ReadyReport): FoldedFact {
  if (onPage.state === 'shown') return onPage;
  if (keywords.state === 'shown') return { tone: 'none', word: keywords.title };
  return pendingFact();
}

function Read({ page }: { page: ShownPage }) {
  return (
    <div>
      <p className="proof-sentence">{page.sentence}</p>
      {page.entry && (
        <figure className="serp">
          <figcaption className="section-part">{t`Votre résultat dans Google, tel que votre page le prépare`}</figcaption>
          <GoogleEntry entry={page.entry} />
        </figure>
      )}
      <ul className="facts">
        {page.facts.map(({ label, value, tone, word }) => (
          <li key={label}>
            <span className="quiet">{label}</span>
            <span className="facts-text">{value}</span>
            <Verdict tone={tone} word={word} />
          </li>
        ))}
      </ul>
      {page.findings.length > 0 && (
        <Details isOpen summary={t`Tous les constats`}>
          <ul className="findings" data-corrections="">
            {page.findings.map(finding)}
          </ul>
        </Details>
      )}
      <Details isOpen summary={t`Comment nous l’avons mesuré`}>
        <p>{t`Nous lisons votre page d’accueil comme le fait un moteur de recherche et vérifions un à un les éléments qu’il attend. Chaque lien de la page est suivi une fois.`}</p>
      </Details>
      <p className="source">{page.source}</p>
    </div>
  );
}

function finding({ tone, word, message, step, correction, mail, sending, subject, text }: ShownPage['findings'][number], index: number) {
  return (
    <li key={index}>
      <Verdict tone={tone} word={word} />
      <div>
        <p>{message}</p>
        {step && (
          <p>
            <a className="finding-step" href={step.href}>
              {step.words}
            </a>
          </p>
        )}
        {correction && (
          <div className="correction">
            {correction.lead && <p className="small">{correction.lead}</p>}
            <p className="correction-text" data-copied="">
              {correction.text}
            </p>
            <button type="button" className="quiet-button no-print" data-copy="" hidden>
              {t`Copier`}
            </button>
          </div>
        )}
        <a className="forward no-print" href={mail} aria-label={sending} data-share="" data-subject={subject} data-text={text}>
          {t`Envoyer à mon webmaster`}
        </a>
      </div>
    </li>
  );
}
