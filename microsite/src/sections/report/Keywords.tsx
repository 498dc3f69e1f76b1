import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ShownKeywords } from '../../lib/report/keywords-view.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import type { SiteWords } from '../../render/page-input.ts';
import { Details } from '../shared/Details.tsx';
import { KeywordList } from './KeywordList.tsx';
import { SortedKeywords } from './SortedKeywords.tsx';

interface Props {
  keywords: ReadyReport['keywords'];
  /** What this company loses to others in the results; nothing where no measured basis exists. */
  claims: SiteWords['claims'];
}

export function Keywords({ keywords, claims }: Props) {
  return (
    <div className="keywords">
      {keywords.state === 'shown' && <Found keywords={keywords} claims={claims} />}
      {keywords.state === 'pending' && (
        <div>
          <h3>{t`Mots-clés`}</h3>
          <p className="quiet">{t`Analyse en cours...`}</p>
        </div>
      )}
      {keywords.state === 'missing' && (
        <div>
          <h3>{t`Mots-clés`}</h3>
          <p className="quiet">{t`Analyse des mots-clés indisponible.`}</p>
          <ExtraVisitors claims={claims} />
        </div>
      )}
    </div>
  );
}

/** The agency's own reference while no keyword is measured, named as such. */
export function ExtraVisitors({ claims }: Pick<Props, 'claims'>) {
  if (!claims.extraVisitors) return null;
  return (
    <p className="quiet">
      {t`Repère de l’agence, une indication et non une mesure :`} <span>{claims.extraVisitors}</span> {t`visiteurs de plus par mois.`}
    </p>
  );
}

function Found({ keywords, claims }: Props & { keywords: ShownKeywords }) {
  return (
    <div>
      <div className="keywords-head">
        <h3>{keywords.title}</h3>
        {keywords.sample && (
          <p className="example">
            <strong>{t`Exemple`}</strong>{' '}
            <span>{t`Vos positions réelles n’ont pas encore été relevées. Ces lignes montrent seulement la forme de la liste.`}</span>
          </p>
        )}
        {keywords.potential && <p>{keywords.potential}</p>}
        {keywords.reference && claims.qualifiedTraffic && (
          <div>
            <p className="quiet">
              {t`Repère de l’agence, une indication et non une mesure :`} <span>{claims.qualifiedTraffic}</span>{' '}
              {t`de visites venues de Google en plus.`}
            </p>
          </div>
        )}
        {keywords.empty && (
          <p>{t`Votre site n’apparaît pour l’instant sur aucun mot-clé suivi dans Google Suisse. Tout reste à gagner.`}</p>
        )}
      </div>
      {!keywords.empty && <KeywordList keywords={keywords} />}
      {keywords.table.length > 0 && (
        <Details isOpen summary={t`Tous les mots-clés, à trier`}>
          <SortedKeywords rows={keywords.table} />
          <p className="quiet">{t`« Marque » : la recherche contient le nom de votre entreprise. L’opportunité dépend de la position : forte de 11 à 20, moyenne de 21 à 30, faible au-delà ; jusqu’à 10, la place est acquise.`}</p>
        </Details>
      )}
      {keywords.source && (
        <>
          <Details isOpen summary={t`Comment nous l’avons mesuré`}>
            <p>{t`Les positions sont celles de votre domaine dans les résultats de Google en Suisse, en français. Le volume est le nombre moyen de recherches par mois. Un mot sans position est montré, mais pas compté ; un mot sans volume connu ne compte pas dans l’estimation.`}</p>
          </Details>
          <p className="source">{keywords.source}</p>
        </>
      )}
    </div>
  );
}
