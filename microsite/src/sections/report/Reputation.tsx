import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import type { ShownReputation } from '../../lib/report/reputation-view.ts';
import { Details } from '../shared/Details.tsx';
import { Measures } from '../shared/Measures.tsx';
import { Ruler } from '../shared/Ruler.tsx';
import { Pending } from '../shared/Waiting.tsx';
import { Fold, type FoldedFact, pendingFact } from './Fold.tsx';

export function Reputation({ view }: { view: ReadyReport }) {
  const { reputation } = view;
  const isAnswer = reputation.state === 'missing' && reputation.isNone;
  if (reputation.state === 'missing' && !isAnswer) return null;
  return (
    <Fold id="reputation" number="02" title={t`Réputation`} fact={factOf(reputation)}>
      {reputation.state === 'shown' && <Measured reputation={reputation} />}
      {reputation.state === 'pending' && <Pending ghosts={[t`Nombre d’avis`, t`Nouveaux avis`]} />}
      {isAnswer && <p>{t`Aucun avis Google pour l’instant. Un premier avis suffit pour exister aux yeux de ceux qui vous cherchent.`}</p>}
      <RefreshReviews reputation={reputation} />
    </Fold>
  );
}

function factOf(reputation: ReadyReport['reputation']): FoldedFact {
  if (reputation.state !== 'shown') return reputation.state === 'pending' ? pendingFact() : { tone: 'poor', word: t`Aucun avis` };
  return { figure: reputation.figure, unit: '/5', tone: reputation.tone, word: reputation.word };
}

/** `scripts/reviews-refresh.ts` orders them again. */
export function RefreshReviews({ reputation }: Pick<ReadyReport, 'reputation'>) {
  if (!reputation.canRefresh) return null;
  return (
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
  );
}

function Measured({ reputation }: { reputation: ShownReputation }) {
  const { waiting, reviews } = reputation;
  return (
    <div>
      <p className="proof-sentence">{reputation.sentence}</p>
      <Ruler scale="rating" value={reputation.fill} />
      <Measures rows={reputation.rows} scale="rating" />
      {waiting && (
        <figure className="quoted">
          <figcaption className="section-part">{t`Cet avis attend votre réponse`}</figcaption>
          <blockquote>{waiting.text}</blockquote>
          <p className="small quiet">{waiting.origin}</p>
        </figure>
      )}
      {reviews.length > 0 && (
        <Details isOpen summary={t`Les derniers avis`}>
          <ul className="reviews">{reviews.map(review)}</ul>
        </Details>
      )}
      <Details isOpen summary={t`Comment nous l’avons mesuré`}>
        <p>{t`Note et nombre d’avis sont ceux de votre fiche Google publique. Ramenée à 100 (note × 20), la note fait ${reputation.share} : ce n’est pas un compte d’avis positifs. La fréquence est dite régulière au-delà de 50 avis.`}</p>
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
