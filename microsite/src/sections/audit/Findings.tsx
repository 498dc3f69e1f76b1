import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyAudit } from '../../lib/score/audit-view.ts';
import { Section } from '../shared/Section.tsx';
import { Verdict } from '../shared/Verdict.tsx';

export function Findings({ view: { findings, example, reportHref } }: { view: ReadyAudit }) {
  if (!findings || findings.total === 0) return null;
  return (
    <Section id="constats" title={t`Ce que nous avons trouvé`} isExample={example}>
      <p className="figure">
        <span>{findings.figure}</span> <span className="figure-unit">{findings.unit}</span>
      </p>
      <p className="quiet">{findings.split}</p>
      <ul className="audit-findings">
        {findings.shown.map(({ message, tone, word }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same finding may stand twice
          <li key={index}>
            <Verdict tone={tone} word={word} />
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <p className="audit-locked-words">
        <svg viewBox="0 0 16 20" aria-hidden="true">
          <path d="M3 8V6a5 5 0 0 1 10 0v2h1v11H2V8Zm2 0h6V6a3 3 0 0 0-6 0Z" fillRule="evenodd" />
        </svg>{' '}
        <span>{findings.locked}</span>
      </p>
      {findings.rest && (
        <p>
          <span>{findings.rest}</span> <a href={reportHref}>{t`Voir mon analyse`}</a>
        </p>
      )}
      <p className="source">{findings.source}</p>
    </Section>
  );
}
