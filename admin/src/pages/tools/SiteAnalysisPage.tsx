import { PageHead } from '../../components/PageHead';
import { useText } from '../../i18n/use-text';
import { RunResult } from './RunResult';
import { SiteForm } from './SiteForm';
import { useRun } from './use-run';

/** Any website, without a prospect. */
export function SiteAnalysisPage() {
  const t = useText();
  const { start, ...rest } = useRun();
  const isRunning = rest.run?.status === 'queued' || rest.run?.status === 'running';
  return (
    <>
      <PageHead title={t('tools.site.title')} lead={t('tools.site.lead')} />
      <SiteForm submit="tools.site.submit" isRunning={isRunning} onSubmit={(site) => start({ tool: 'site-analysis', ...site })} />
      <RunResult {...rest} />
    </>
  );
}
