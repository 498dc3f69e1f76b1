import type { ReadyReport } from '../../lib/report/report-view.ts';
import { cssVariables } from '../../render/css-variables.ts';

/** The measured results of one local search, from the first downwards, as far apart as their positions are. */
export function LocalSearch({ search }: { search: NonNullable<ReadyReport['localSearch']> }) {
  return (
    <figure className="local-search">
      <figcaption className="section-part">{search.title}</figcaption>
      <ol className="local-results">
        {search.results.map(({ key, place, label, kind, gap }) => (
          <li key={key} data-kind={kind} {...cssVariables({ '--gap': gap })}>
            <span className="local-place">{place}</span> <span>{label}</span>
          </li>
        ))}
      </ol>
      <p>{search.sentence}</p>
      <p className="source">{search.source}</p>
    </figure>
  );
}
