import { t } from '../../../../backend/src/rules/language.rules.ts';
import { LIMITS } from '../../../../backend/src/rules/limits.rules.ts';
import { scaleSentence, VERDICT_NAMES } from '../../../../backend/src/rules/verdicts.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import type { ShownSpeed } from '../../lib/report/speed-view.ts';
import { Details } from '../shared/Details.tsx';
import { Lengths } from '../shared/Lengths.tsx';
import { Measures } from '../shared/Measures.tsx';
import { Ruler } from '../shared/Ruler.tsx';
import { Verdict } from '../shared/Verdict.tsx';
import { Missing, Pending } from '../shared/Waiting.tsx';
import { Screenshot } from './Screenshot.tsx';

const { good, poor } = LIMITS.lighthousePoints;

/** One figure, of both devices together; below it each of them. */
export function Speed({ view }: { view: ReadyReport }) {
  const { overall, speed } = view;
  return (
    <section className="overall-part" aria-labelledby="vitesse-titre" id="vitesse">
      <h3 id="vitesse-titre">
        <span className="section-number">01</span> <span>{VERDICT_NAMES.speed}</span>
      </h3>
      <div>
        <p className="figure overall-figure" data-state={overall.state}>
          <span>{overall.value}</span>
          <span className="figure-unit">%</span>
        </p>
        <Verdict tone={overall.tone} word={overall.word} />
        <Ruler scale="score" value={overall.fill} isEstimated={overall.isEstimated} />
      </div>
      <p className="small quiet">{overall.sentence}</p>
      {speed.state === 'shown' && <Measured speed={speed} seen={view.seen} />}
      {speed.state === 'pending' && (
        <Pending ghosts={[t`Téléphone`, t`Ordinateur`, t`Accessibilité`, t`Bases du référencement`]} folded={3} />
      )}
      {speed.state === 'missing' && speed.cause && (
        <Missing cause={speed.cause}>{t`La vitesse de votre site n’a pas encore pu être mesurée.`}</Missing>
      )}
      {speed.state !== 'shown' && speed.estimates.length > 0 && (
        <div className="estimates">
          <Measures rows={speed.estimates} scale="score" />
          <p className="source">{t`Chiffres de départ, les mêmes pour chaque site tant que nous n’avons rien mesuré. Ils ne comptent dans aucune note.`}</p>
        </div>
      )}
    </section>
  );
}

interface MeasuredProps {
  speed: ShownSpeed;
  seen: ReadyReport['seen'];
}

function Measured({ speed, seen }: MeasuredProps) {
  return (
    <div className="speed-measured">
      <Measures rows={speed.rows} scale="score" />
      <p className="speed-sentence">{speed.sentence}</p>
      {seen && <Screenshot seen={seen} />}
      <Comparisons comparisons={speed.comparisons} />
      <Explanations speed={speed} />
      <p className="source">{speed.source}</p>
    </div>
  );
}

function Comparisons({ comparisons }: Pick<ShownSpeed, 'comparisons'>) {
  if (comparisons.length === 0) return null;
  return (
    <Details summary={t`Dans le temps et parmi les autres`}>
      <ul className="facts">
        {comparisons.map(({ label, value, tone, word }) => (
          <li key={label}>
            <span className="quiet">{label}</span>
            <span className="facts-text">{value}</span>
            <Verdict tone={tone} word={word} />
          </li>
        ))}
      </ul>
      <p className="source">{t`Vitesse sur téléphone, de 0 à 100. Un écart de moins de 5 points n’est pas un changement : la mesure elle-même varie.`}</p>
    </Details>
  );
}

function Explanations({ speed }: { speed: ShownSpeed }) {
  return (
    <>
      <Details summary={t`Comprendre ce chiffre`}>
        <p>{scaleSentence()}</p>
        <p>{t`Lighthouse, l’outil de Google, charge votre page d’accueil comme le ferait un visiteur. La note réunit le temps d’affichage, la réactivité et la stabilité de la page.`}</p>
        <p>{t`Google a ses propres zones dans Lighthouse : vert dès ${good}, rouge sous ${poor}.`}</p>
        <p>{t`L’accessibilité dit si chacun peut utiliser la page, y compris avec un lecteur d’écran. Les bases du référencement sont ce dont Google a besoin pour la lire.`}</p>
      </Details>
      <Details summary={t`Ce que vit le visiteur`}>
        {speed.travel.length > 0 && (
          <figure className="travel" data-travel="">
            <figcaption className="section-part">{t`L’attente, à l’échelle`}</figcaption>
            <Lengths lengths={speed.travel} />
            <button type="button" className="quiet-button no-print">{t`Revivre ces secondes`}</button>
          </figure>
        )}
        <ul className="facts">
          {speed.vitals.map(({ label, value, tone, word, advised }) => (
            <li key={label}>
              <span>{label}</span>
              <span className="facts-value">{value}</span>
              <Verdict tone={tone} word={word} />
              <span className="facts-note quiet small">
                {t`Conseillé :`} <span>{advised}</span>
              </span>
            </li>
          ))}
        </ul>
        {speed.weight && (
          <p className="small quiet">
            {t`Poids de la page :`} <span>{speed.weight}</span>.
          </p>
        )}
      </Details>
      <Details summary={t`Comment nous l’avons mesuré`}>
        <p>{t`Un navigateur sans historique ouvre votre page d’accueil avec le débit et la puissance d’un téléphone courant, puis comme un ordinateur. Ce sont des conditions de laboratoire, identiques pour chaque site : vos visiteurs peuvent vivre mieux ou moins bien.`}</p>
        {speed.range && <p>{speed.range}</p>}
      </Details>
    </>
  );
}
