import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import type { ShownPage } from '../../lib/report/seo-view.ts';
import type { SiteWords } from '../../render/page-input.ts';
import { Details } from '../shared/Details.tsx';
import { Proof } from '../shared/Proof.tsx';
import { Section } from '../shared/Section.tsx';
import { Verdict } from '../shared/Verdict.tsx';
import { Missing, Pending } from '../shared/Waiting.tsx';
import { Keywords } from './Keywords.tsx';

const ghosts = (): string[] => [
  t`Titre de la page`,
  t`Description`,
  t`Titre principal (H1)`,
  t`Images sans description`,
  t`Liens cassés`,
  t`Texte de la page`,
  t`Bases techniques`,
];

export function Search({ view, claims }: { view: ReadyReport; claims: SiteWords['claims'] }) {
  const { onPage } = view;
  return (
    <Section id="referencement" number="04" title={t`Référencement`} isExample={view.example}>
      {onPage.state === 'shown' && <Read page={onPage} />}
      {onPage.state === 'pending' && <Pending ghosts={ghosts()} folded={2} />}
      {onPage.state === 'missing' && <Missing cause={onPage.cause}>{t`La page d’accueil n’a pas encore pu être lue.`}</Missing>}
      <Keywords keywords={view.keywords} claims={claims} />
    </Section>
  );
}

function Read({ page }: { page: ShownPage }) {
  return (
    <div>
      <Proof figure={page.figure} unit={page.unit} sentence={page.sentence}>
        <Verdict tone={page.tone} word={page.word} />
      </Proof>
      {page.entry && <GoogleEntry entry={page.entry} />}
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
        <Details summary={t`Tous les constats`}>
          <ul className="findings">{page.findings.map(finding)}</ul>
        </Details>
      )}
      <Details summary={t`Comment nous l’avons mesuré`}>
        <p>{t`Nous lisons votre page d’accueil comme le fait un moteur de recherche et vérifions un à un les éléments qu’il attend. Chaque lien de la page est suivi une fois.`}</p>
      </Details>
      <p className="source">{page.source}</p>
    </div>
  );
}

function GoogleEntry({ entry: { domain, title, summary } }: { entry: NonNullable<ShownPage['entry']> }) {
  return (
    <figure className="serp">
      <figcaption className="section-part">{t`Votre résultat dans Google, tel que votre page le prépare`}</figcaption>
      <div className="serp-entry">
        <p className="serp-site small quiet">{domain}</p>
        <p className="serp-title" data-missing={title.isMissing || undefined}>
          {title.text}
        </p>
        {summary && (
          <p className="serp-text" data-missing={summary.isMissing || undefined}>
            {summary.text}
          </p>
        )}
      </div>
    </figure>
  );
}

function finding({ tone, word, message, mail, sending, subject, text }: ShownPage['findings'][number], index: number) {
  return (
    <li key={index}>
      <Verdict tone={tone} word={word} />
      <div>
        <p>{message}</p>
        <a className="forward no-print" href={mail} aria-label={sending} data-share="" data-subject={subject} data-text={text}>
          {t`Envoyer à mon webmaster`}
        </a>
      </div>
    </li>
  );
}
