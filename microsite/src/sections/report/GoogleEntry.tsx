import type { googleEntry } from '../../lib/report/google-entry.ts';

/** The site's entry in Google, as its page prepares it. */
export function GoogleEntry({ entry: { domain, title, summary } }: { entry: NonNullable<ReturnType<typeof googleEntry>> }) {
  return (
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
  );
}
