import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import type { ShownReputation } from '../../lib/report/reputation-view.ts';
import { Details } from '../shared/Details.tsx';
import { Measures } from '../shared/Measures.tsx';
import { Proof } from '../shared/Proof.tsx';
import { Section } from '../shared/Section.tsx';
import { Verdict } from '../shared/Verdict.tsx';
import { Missing, Pending } from '../shared/Waiting.tsx';

export function Reputation({ view }: { view: ReadyReport }) {
  const { reputation } = view;
  return (
    <Section id="reputation" number="02" title={t`Réputation`} isExample={view.example}>
      {reputation.state === 'shown' && <Measured reputation={reputation} />}
      {reputation.state === 'pending' && <Pending ghosts={[t`Note en pour cent`, t`Nombre d’avis`, t`Nouveaux avis`]} />}
      {reputation.state === 'missing' && (
        <Missing>
          {reputation.isUnread && (
            <span>{t`Vos avis Google n’ont pas encore été relevés. Si votre entreprise a une fiche Google, nous les ajouterons ici.`}</span>
          )}
          {reputation.isOther && (
            <span>{t`La fiche Google trouvée est peut-être celle d’une autre entreprise : sa note n’est pas reprise ici. Dites-nous laquelle est la vôtre, et nous la relèverons.`}</span>
          )}
          {reputation.isNone && (
            <span>{t`Aucun avis Google pour l’instant. Un premier avis suffit pour exister aux yeux de ceux qui vous cherchent.`}</span>
          )}
        </Missing>
      )}
      {reputation.canRefresh && (
        <div className="refresh no-print" data-refresh-reviews="" data-ordered={reputation.isRefreshing}>
          <button type="button" className="quiet-button">
            <svg className="refresh-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M16.5 10a6.5 6.5 0 1 1-1.9-4.6" />
              <path d="M16.6 2.2v3.6H13" />
            </svg>{' '}
            {t`Actualiser les avis`}
          </button>
          <p className="small quiet" role="status" />
        </div>
      )}
    </Section>
  );
}

function Measured({ reputation }: { reputation: ShownReputation }) {
  const { waiting, reviews } = reputation;
  return (
    <div>
      <Proof figure={reputation.figure} unit="/5" sentence={reputation.sentence} scale="rating" fill={reputation.fill}>
        <Verdict tone={reputation.tone} word={reputation.word} />
      </Proof>
      <Measures rows={reputation.rows} scale="rating" />
      {waiting && (
        <figure className="quoted">
          <figcaption className="section-part">{t`Cet avis attend votre réponse`}</figcaption>
          <blockquote>{waiting.text}</blockquote>
          <p className="small quiet">{waiting.origin}</p>
        </figure>
      )}
      {reviews.length > 0 && (
        <Details summary={t`Les derniers avis`}>
          <ul className="reviews">{reviews.map(review)}</ul>
        </Details>
      )}
      <Details summary={t`Comment nous l’avons mesuré`}>
        <p>{t`Note et nombre d’avis sont ceux de votre fiche Google publique. Le pour cent est la note elle-même, ramenée à 100 (note × 20) : ce n’est pas un compte d’avis positifs. La fréquence est dite régulière au-delà de 50 avis.`}</p>
      </Details>
      <p className="source">{reputation.source}</p>
    </div>
  );
}

function review({ author, photo, rating, date, text, isQuiet }: ShownReputation['reviews'][number], index: number) {
  return (
    <li key={index} className="review">
      <span className="review-photo" aria-hidden="true">
        {photo && <img src={photo} width="40" height="40" alt="" loading="lazy" decoding="async" />}
      </span>
      <p>
        <strong>{author}</strong>{' '}
        <span className="quiet">
          <span>{rating}</span>
          {date && <span>, {date}</span>}
        </span>
      </p>
      <p className="review-text" data-quiet={isQuiet || undefined}>
        {text}
      </p>
    </li>
  );
}
