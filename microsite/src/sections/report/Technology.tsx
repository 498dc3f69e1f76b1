import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import type { ShownTechnology } from '../../lib/report/technology-view.ts';
import { Details } from '../shared/Details.tsx';
import { Pending } from '../shared/Waiting.tsx';
import { Fold, type FoldedFact, pendingFact } from './Fold.tsx';

export function Technology({ view }: { view: ReadyReport }) {
  const { technology } = view;
  if (technology.state === 'missing') return null;
  return (
    <Fold id="technologie" number="03" title={t`Technologie`} fact={factOf(technology)}>
      {technology.state === 'shown' && <Detected technology={technology} />}
      {technology.state === 'pending' && <Pending ghosts={[t`Langage`, t`Serveur web`]} folded={2} />}
    </Fold>
  );
}

function factOf(technology: ReadyReport['technology']): FoldedFact {
  if (technology.state !== 'shown') return pendingFact();
  return {
    figure: technology.figure,
    tone: 'none',
    word: technology.version ?? (technology.custom ? t`aucun système reconnu` : t`système reconnu`),
  };
}

function Detected({ technology }: { technology: ShownTechnology }) {
  return (
    <div>
      <p className="proof-sentence">{technology.sentence}</p>
      {technology.technologies.length > 0 && (
        <ul className="facts">
          {technology.technologies.map(({ category, name }) => (
            <li key={name}>
              <span className="quiet">{category}</span>
              <span className="facts-wide">{name}</span>
            </li>
          ))}
        </ul>
      )}
      {technology.isWordPress && (
        <Details isOpen summary={t`Trois conseils pour WordPress`}>
          <ol className="plain-list">
            <li>{t`Mettez à jour WordPress, le thème et les extensions chaque mois, après une sauvegarde.`}</li>
            <li>{t`Supprimez les extensions que vous n’utilisez plus : chacune ralentit le site et peut l’exposer.`}</li>
            <li>{t`Gardez les pages en mémoire (cache) et protégez l’accès par un second code.`}</li>
          </ol>
        </Details>
      )}
      <Details isOpen summary={t`Comment nous l’avons mesuré`}>
        <p>
          {t`Nous lisons ce que votre site envoie à tout navigateur : code de la page, en-têtes et adresses des fichiers. Rien n’est tenté qui ne soit public.`}{' '}
          {technology.confidence && (
            <span>
              {t`Fiabilité de la détection :`} <span>{technology.confidence}</span>.
            </span>
          )}
        </p>
      </Details>
      <p className="source">{technology.source}</p>
    </div>
  );
}
