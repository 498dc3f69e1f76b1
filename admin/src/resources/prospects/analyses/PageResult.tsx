import type { AnalysisPart } from '../../../api/types';
import { Fact, Facts } from '../../../components/Facts';
import { Figure } from '../../../components/Figure';
import { Status } from '../../../components/Status';
import { integer } from '../../../format/format';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../i18n/use-text';
import { lengthBand, readabilityBand, TIMINGS, type Timing, timingBand } from './bands';
import { PageIssues } from './PageIssues';

type Page = Required<AnalysisPart<'page'>>;
/** What Lighthouse has timed on the phone: one figure for the same thing, here and in the page’s report. */
type Lab = Partial<Record<Timing, number | null>> | null;

/** The home page as search engines and visitors find it. */
export function PageResult({ result, lab }: { result: AnalysisPart<'page'>; lab: Lab }) {
  const t = useText();
  if (!result.meta) return null;
  const page = result as Page;
  return (
    <>
      <div className="figures">
        <Figure label={t('analysis.page.score')} value={String(Math.round(page.onpage_score))} />
      </div>
      <PageIssues issues={page.seo_issues} broken={page.meta.broken} />
      <h3 className="mb-1 mt-6">{t('analysis.page.content')}</h3>
      <ContentFacts page={page} />
      <div className="columns halves">
        <div>
          <h3 className="mb-1 mt-6">{t('analysis.page.text')}</h3>
          <TextFacts page={page} />
          <h3 className="mb-1 mt-6">{t('analysis.page.timing')}</h3>
          <TimingFacts page={page} lab={lab} />
        </div>
        <div>
          <h3 className="mb-1 mt-6">{t('analysis.page.technical')}</h3>
          <TechnicalFacts page={page} />
        </div>
      </div>
    </>
  );
}

function ContentFacts({ page: { meta } }: { page: Page }) {
  const t = useText();
  const headings = Object.entries(meta.htags).map(([tag, texts]) => `${tag.toUpperCase()}\u00a0: ${integer(texts.length)}`);
  return (
    <Facts>
      <Fact label={t('analysis.page.title')}>
        <LengthOf kind="title" text={meta.title} length={meta.title_length} />
      </Fact>
      <Fact label={t('analysis.page.description')}>
        <LengthOf kind="description" text={meta.description} length={meta.description_length} />
      </Fact>
      <Fact label={t('analysis.page.h1')}>
        {meta.h1.length > 0 ? meta.h1.join(' · ') : <Status tone="poor">{t('analysis.none')}</Status>}
      </Fact>
      <Fact label={t('analysis.page.headings')}>{headings.join(', ')}</Fact>
      <Fact label={t('analysis.page.structured')}>{meta.structured_data.join(', ') || t('analysis.none')}</Fact>
      <Fact label={t('analysis.page.canonical')}>{meta.canonical ?? t('analysis.none')}</Fact>
    </Facts>
  );
}

function TextFacts({ page: { meta } }: { page: Page }) {
  const t = useText();
  const { share: shareOf } = useFormat();
  const { content, broken_links } = meta;
  const share = (fraction: number | null) => (fraction === null ? <NotMeasured /> : shareOf(fraction));
  const counted = (count: number | null) => (count === null ? <NotMeasured /> : integer(count));
  const broken =
    broken_links !== null &&
    meta.links_checked !== null &&
    t('analysis.page.brokenOf', { broken: integer(broken_links), checked: integer(meta.links_checked) });
  return (
    <Facts>
      <Fact label={t('analysis.page.lang')}>{meta.lang ?? t('analysis.unknown')}</Fact>
      <Fact label={t('analysis.page.words')}>{counted(content.plain_text_word_count)}</Fact>
      <Fact label={t('analysis.page.textRate')}>{share(content.plain_text_rate)}</Fact>
      <Fact label={t('analysis.page.readability')}>
        <Readability ease={content.flesch_kincaid_readability_index} />
      </Fact>
      <Fact label={t('analysis.page.titleConsistency')}>{share(content.title_to_content_consistency)}</Fact>
      <Fact label={t('analysis.page.images')}>
        {counted(meta.images)}
        {meta.images_without_alt !== null && `, ${t('analysis.page.withoutAlt', { smart_count: meta.images_without_alt })}`}
      </Fact>
      <Fact label={t('analysis.page.internalLinks')}>{counted(meta.internal_links)}</Fact>
      <Fact label={t('analysis.page.externalLinks')}>{counted(meta.external_links)}</Fact>
      <Fact label={t('analysis.page.brokenLinks')}>{broken || <NotMeasured />}</Fact>
    </Facts>
  );
}

function Readability({ ease }: { ease: number | null }) {
  const t = useText();
  const { decimal } = useFormat();
  if (ease === null) return <NotMeasured />;
  const band = readabilityBand(ease);
  return (
    <Status tone={band}>
      {decimal(ease)}, {t(`analysis.page.readabilityBand.${band}`)}
    </Status>
  );
}

function LengthOf({ kind, text, length }: { kind: 'title' | 'description'; text: string | null; length: number }) {
  const t = useText();
  const band = lengthBand(kind, length);
  const word = t(`analysis.page.lengthBand.${kind}.${band}`);
  return (
    <>
      {text}
      <br />
      <Status tone={band === 'none' ? 'poor' : band}>
        {band === 'none' ? word : `${t('analysis.page.length', { smart_count: length })}, ${word}`}
      </Status>
    </>
  );
}

function TimingFacts({ page: { page_timing }, lab }: { page: Page; lab: Lab }) {
  const t = useText();
  return (
    <Facts>
      {TIMINGS.map((timing) => (
        <Fact key={timing} label={t(`analysis.page.timings.${timing}`)}>
          <TimingValue timing={timing} ms={lab?.[timing] ?? page_timing[timing]} />
        </Fact>
      ))}
    </Facts>
  );
}

function TimingValue({ timing, ms }: { timing: Timing; ms: number | null }) {
  const t = useText();
  const { duration } = useFormat();
  if (ms === null) return <NotMeasured />;
  const band = timingBand(timing, ms);
  return (
    <Status tone={band}>
      {duration(ms)}, {t(`analysis.pagespeed.band.${band}`).toLowerCase()}
    </Status>
  );
}

function TechnicalFacts({ page }: { page: Page }) {
  const t = useText();
  const { size } = useFormat();
  const { meta, technical_info } = page;
  const counted = (count: number | null, bytes: number | null) => {
    const known = [count !== null && integer(count), bytes !== null && size(bytes)].filter(Boolean);
    return known.length > 0 ? known.join(', ') : <NotMeasured />;
  };
  const yesNo = (value: boolean) => t(value ? 'analysis.yes' : 'analysis.no');
  return (
    <Facts>
      <Fact label="HTTPS">
        <Status tone={technical_info.https ? 'good' : 'poor'}>{yesNo(technical_info.https)}</Status>
      </Fact>
      <Fact label={t('analysis.page.server')}>{page.server}</Fact>
      <Fact label={t('analysis.page.encoding')}>{page.content_encoding ?? t('analysis.page.uncompressed')}</Fact>
      <Fact label={t('analysis.page.mediaType')}>{page.media_type}</Fact>
      <Fact label={t('analysis.page.charset')}>{meta.charset}</Fact>
      <Fact label={t('analysis.page.size')}>{page.size === null ? null : size(page.size)}</Fact>
      <Fact label={t('analysis.page.transfer')}>{page.total_transfer_size === null ? null : size(page.total_transfer_size)}</Fact>
      <Fact label={t('analysis.page.scripts')}>{counted(meta.scripts_count, meta.scripts_size)}</Fact>
      <Fact label={t('analysis.page.stylesheets')}>{counted(meta.stylesheets_count, meta.stylesheets_size)}</Fact>
      <Fact label={t('analysis.page.urlLength')}>{t('analysis.page.length', { smart_count: page.url_length })}</Fact>
      <Fact label={t('analysis.page.cache')}>{page.cache_control.cachable == null ? null : yesNo(page.cache_control.cachable)}</Fact>
    </Facts>
  );
}

function NotMeasured() {
  const t = useText();
  return <span className="grey">{t('analysis.notMeasured')}</span>;
}
