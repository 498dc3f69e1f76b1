import { ASSISTANT_NAMES, CITED_FROM } from '../../../../backend/src/rules/citations.rules.ts';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { percent } from '../../lib/format.ts';
import type { ShownAssistants } from '../../lib/report/assistants-view.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import { Details } from '../shared/Details.tsx';
import { PlainMeasures } from '../shared/Measures.tsx';
import { Ruler } from '../shared/Ruler.tsx';
import { Verdict } from '../shared/Verdict.tsx';
import { Pending } from '../shared/Waiting.tsx';
import { Fold, pendingFact } from './Fold.tsx';

const ALL = Object.values(ASSISTANT_NAMES);

export function Assistants({ view }: { view: ReadyReport }) {
  const { assistants } = view;
  if (assistants.state === 'missing') return null;
  const fact = assistants.state === 'shown' ? assistants : pendingFact();
  return (
    <Fold id="ia" number="05" title={t`Intelligence artificielle`} fact={fact}>
      {assistants.state === 'shown' ? <Counted assistants={assistants} /> : <Pending ghosts={ALL} />}
    </Fold>
  );
}

function Counted({ assistants }: { assistants: ShownAssistants }) {
  const { sentence, fill, rows, elsewhere, answered, interval, source } = assistants;
  return (
    <div>
      <p className="proof-sentence">{sentence}</p>
      <Ruler scale="citations" value={fill} />
      <PlainMeasures rows={rows} scale="citations" />
      {elsewhere && (
        <figure className="quoted">
          <figcaption className="section-part">{elsewhere.heading}</figcaption>
          <p className="small quiet">
            {t`À la question :`} <span>{elsewhere.question}</span>
          </p>
          <blockquote>{elsewhere.answer}</blockquote>
          <p className="small quiet">{elsewhere.origin}</p>
        </figure>
      )}
      {answered.length > 0 && (
        <Details isOpen summary={t`Questions posées et réponses`}>
          {answered.map(answersOf)}
          <p className="quiet">{t`Toutes les réponses comptées, telles que les assistants les ont données ; les longues sont abrégées. Elles peuvent contenir des erreurs.`}</p>
        </Details>
      )}
      <Details isOpen summary={t`Comment nous l’avons mesuré`}>
        <p>{t`Des questions qu’un client poserait, sans votre nom, sont soumises à chaque assistant. Nous comptons les réponses reçues qui nomment votre entreprise ou son site. Google est un moteur de recherche : vos positions sont sous « Mots-clés ».`}</p>
        <p>
          {t`Aucune réponse se dit « jamais », moins de ${percent(100 * CITED_FROM.sometimes)} « rarement », moins de ${percent(100 * CITED_FROM.often)} « parfois », au-delà « souvent ».`}{' '}
          <span>{interval}</span>
        </p>
      </Details>
      <p className="source">{source}</p>
    </div>
  );
}

function answersOf({ name, origin, share, answers }: ShownAssistants['answered'][number]) {
  return (
    <section key={name} className="answers-of">
      <h3>
        <span>{name}</span> <span className="small quiet">{origin}</span>
      </h3>
      <p className="small quiet">{share}</p>
      <ul className="answers-kept">
        {answers.map(({ question, answer, tone, word }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same question may be asked twice
          <li key={index}>
            <p>
              <span className="quiet">{t`Question :`}</span> <span>{question}</span>
            </p>
            <blockquote>{answer}</blockquote>
            <div className="answers-origin">
              <Verdict tone={tone} word={word} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
