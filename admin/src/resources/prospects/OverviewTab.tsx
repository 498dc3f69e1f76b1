import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { missingSpeedCause, type SpeedDevice } from '../../../../backend/src/rules/missing-speed.rules';
import { isExampleProspect } from '../../../../backend/src/rules/provenance.rules';
import { SELF_SERVE_PARTS } from '../../../../backend/src/rules/self-serve.rules';
import type { AnalysisReport, ProspectRecord } from '../../api/types';
import { Fact, Facts } from '../../components/Facts';
import { Figure } from '../../components/Figure';
import { Status } from '../../components/Status';
import { dateTime, frenchSpaces, phone } from '../../format/format';
import { useText } from '../../i18n/use-text';
import { AnalysisStateChip, LevelChip } from './analyses/AnalysisState';
import { FollowUpSelect } from './FollowUpSelect';
import { FollowUpSection } from './follow-up/FollowUpSection';
import { HistorySection } from './history/HistorySection';
import { PermissionFact } from './PermissionFact';
import { displayUrl } from './prospect-name';
import { scoreBand, scoreWord } from './prospect-state';
import { useAnalysis } from './use-prospect-data';

/** Overview: tasks and exchanges, then figures, then the person. */
export function OverviewTab({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { data: analysis } = useAnalysis(prospect.id);
  return (
    <>
      <FollowUpSection prospect={prospect} />
      <Figures prospect={prospect} analysis={analysis} />
      <div className="columns">
        <div>
          {analysis && (
            <Section title={t('prospects.show.site')} action={<AnalysesLink id={prospect.id} />}>
              <SiteFacts prospect={prospect} analysis={analysis} />
            </Section>
          )}
          {analysis?.intro.content && (
            <Section title={t('prospects.show.intro')}>
              <p className="prose">{frenchSpaces(analysis.intro.content)}</p>
            </Section>
          )}
        </div>
        <Section title={t('prospects.show.contact')}>
          <ContactFacts prospect={prospect} />
        </Section>
      </div>
      <HistorySection prospect={prospect} />
    </>
  );
}

function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="part">
      <div className="flex items-baseline between mb-2">
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

function AnalysesLink({ id }: { id: string }) {
  const t = useText();
  return (
    <Link className="grey" to={`/prospects/${id}/show/analyses`}>
      {t('prospects.show.seeAnalyses')}
    </Link>
  );
}

function Figures({ prospect, analysis }: { prospect: ProspectRecord; analysis: AnalysisReport | undefined }) {
  const t = useText();
  const speed = analysis?.pagespeed;
  const isExample = isExampleProspect(prospect);
  const missing = (device: SpeedDevice) => {
    const cause = speed && missingSpeedCause(device, speed);
    return cause && t(`prospects.show.noScore.${device}`, { cause: t(`prospects.show.noScore.cause.${cause}`) });
  };
  const lighthouse = [
    ['mobile', speed?.mobile_performance_score, missing('mobile')],
    ['desktop', speed?.desktop_performance_score, missing('desktop')],
    ['seo', speed?.seo_score],
    ['accessibility', speed?.accessibility_score],
  ] as const;
  return (
    <div className="figures mb-8">
      <Figure label={t('prospects.show.quizScore')} value={prospect.score === null ? null : String(prospect.score)} isExample={isExample}>
        {prospect.score !== null ? <ScoreStatus score={prospect.score} /> : <span className="grey">{t('prospects.score.none')}</span>}
      </Figure>
      <TrialScore prospect={prospect} />
      {lighthouse.map(([name, fraction, cause]) => (
        <Figure
          key={name}
          label={t(`prospects.show.${name}`)}
          value={fraction == null ? null : String(Math.round(fraction * 100))}
          isExample={speed?.state === 'sample'}
        >
          {fraction == null ? (
            cause ? (
              <span className="grey">{cause}</span>
            ) : (
              <AnalysisStateChip part={speed} name="pagespeed" />
            )
          ) : (
            <LevelChip fraction={fraction} />
          )}
        </Figure>
      ))}
    </div>
  );
}

/** Of whoever has asked for the page on their own. */
function TrialScore({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { self_serve_score: score, self_serve_measured: measured, metadata } = prospect;
  if (metadata.is_trial !== true) return null;
  return (
    <Figure label={t('prospects.show.trialScore')} value={score === null ? null : String(score)} isExample={isExampleProspect(prospect)}>
      {score === null ? <span className="grey">{t('prospects.show.trialUnmeasured')}</span> : <ScoreStatus score={score} />}
      {measured !== null && (
        <span className="grey">{t('prospects.show.trialMeasures', { smart_count: measured, all: SELF_SERVE_PARTS.length })}</span>
      )}
    </Figure>
  );
}

function ScoreStatus({ score }: { score: number }) {
  const t = useText();
  const band = scoreBand(score);
  return band && <Status tone={band}>{t(`prospects.score.${scoreWord(score)}`)}</Status>;
}

function SiteFacts({
  prospect: { site_url },
  analysis: { connectivity, cms, page },
}: {
  prospect: ProspectRecord;
  analysis: AnalysisReport;
}) {
  const t = useText();
  const { outcome } = connectivity;
  const { critical, warnings, notices } = page.seo_issues ?? {};
  return (
    <Facts>
      <Fact label={t('prospects.show.site')}>{site_url && <OutsideLink url={site_url} />}</Fact>
      <Fact label={t('prospects.show.availability')}>
        {outcome ? (
          <Status tone={outcome === 'ok' ? 'good' : 'poor'}>{t(`analysis.connectivity.short.${outcome}`)}</Status>
        ) : (
          <AnalysisStateChip part={connectivity} name="connectivity" />
        )}
      </Fact>
      <Fact label={t('prospects.show.cms')}>
        {cms.detected === undefined ? <AnalysisStateChip part={cms} name="cms" /> : (cms.cms_name ?? t('analysis.cms.none'))}
      </Fact>
      <Fact label={t('prospects.show.page')}>
        {critical && warnings && notices ? (
          [
            t('prospects.show.critical', { smart_count: critical.length }),
            t('prospects.show.warnings', { smart_count: warnings.length }),
            t('prospects.show.notices', { smart_count: notices.length }),
          ].join(', ')
        ) : (
          <AnalysisStateChip part={page} name="page" />
        )}
      </Fact>
    </Facts>
  );
}

function ContactFacts({ prospect }: { prospect: ProspectRecord }) {
  const t = useText();
  const { email, telephone, poste, location, language, linkedin, source, created_at, updated_at, metadata } = prospect;
  return (
    <Facts>
      <Fact label={t('resources.prospects.fields.status')}>
        <FollowUpSelect prospect={prospect} />
      </Fact>
      <Fact label={t('resources.prospects.fields.email')}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact label={t('resources.prospects.fields.telephone')}>
        {telephone && <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`}>{phone(telephone)}</a>}
      </Fact>
      <Fact label={t('resources.prospects.fields.metadata.otherEmails')}>{metadata.otherEmails}</Fact>
      <Fact label={t('resources.prospects.fields.metadata.otherPhones')}>{metadata.otherPhones}</Fact>
      <Fact label={t('resources.prospects.fields.poste')}>{poste}</Fact>
      <Fact label={t('resources.prospects.fields.location')}>{location}</Fact>
      <Fact label={t('resources.prospects.fields.language')}>{t(`prospects.language.${language ?? 'none'}`)}</Fact>
      <Fact label={t('resources.prospects.fields.linkedin')}>
        {linkedin && <OutsideLink url={/^https?:/.test(linkedin) ? linkedin : `https://${linkedin}`} />}
      </Fact>
      <Fact label={t('resources.prospects.fields.source')}>{source}</Fact>
      <PermissionFact prospectId={prospect.id} />
      <Fact label={t('resources.prospects.fields.created_at')}>{dateTime(created_at)}</Fact>
      <Fact label={t('resources.prospects.fields.updated_at')}>{dateTime(updated_at)}</Fact>
    </Facts>
  );
}

function OutsideLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {displayUrl(url)}
    </a>
  );
}
