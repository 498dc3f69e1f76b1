import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import type { ShownPage } from '../../lib/report/seo-view.ts';
import type { SiteCrawlView } from '../../lib/report/site-crawl-view.ts';
import type { SiteWords } from '../../render/page-input.ts';
import { Details } from '../shared/Details.tsx';
import { Verdict } from '../shared/Verdict.tsx';
import { Pending } from '../shared/Waiting.tsx';
import { FindingItem } from './FindingItem.tsx';
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
  const { onPage, keywords, siteCrawl } = view;
  if (onPage.state === 'missing' && keywords.state === 'missing' && !siteCrawl) return null;
  return (
    <Fold id="referencement" number="04" title={t`Référencement`} fact={factOf(view)}>
      {onPage.state === 'shown' && <Read page={onPage} />}
      {onPage.state === 'pending' && <Pending ghosts={ghosts()} folded={2} />}
      {onPage.state === 'missing' && <p className="quiet">{onPage.cause ?? t`La page d’accueil n’a pas encore pu être lue.`}</p>}
      {siteCrawl && <WholeSite crawl={siteCrawl} />}
      {view.localSearch && <LocalSearch search={view.localSearch} />}
      <Keywords keywords={keywords} claims={claims} />
    </Fold>
  );
}

function factOf({ onPage, keywords, siteCrawl }: ReadyReport): FoldedFact {
  if (onPage.state === 'shown') return onPage;
  if (keywords.state === 'shown') return { tone: 'none', word: keywords.title };
  if (siteCrawl && onPage.state === 'missing') return { tone: 'none', word: siteCrawl.counted };
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
            {page.findings.map((finding) => (
              <FindingItem key={finding.subject} finding={finding} />
            ))}
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

/** What an exploration of all pages has found. */
function WholeSite({ crawl }: { crawl: SiteCrawlView }) {
  return (
    <div>
      <Details isOpen summary={crawl.summary}>
        <ul className="findings" data-corrections="">
          {crawl.findings.map((finding) => (
            <FindingItem key={finding.subject} finding={finding} />
          ))}
        </ul>
      </Details>
      <p className="source">{crawl.source}</p>
    </div>
  );
}
