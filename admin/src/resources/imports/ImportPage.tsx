import { CanAccess } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { useApiQuery } from '../../api/call-api';
import { Banner } from '../../components/Banner';
import { PageHead } from '../../components/PageHead';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { FileDrop } from './FileDrop';
import { ImportHistory } from './ImportHistory';
import { ImportOutcome } from './ImportOutcome';
import { ImportReview } from './ImportReview';

/** Poll interval of a running import. */
const LOOK_AGAIN_MS = 500;

/** The import of a file, from upload to result; its id is in the URL, so that a reload loses nothing. */
export function ImportPage() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  const open = (next: string | null) => setParams(next ? { id: next } : {});
  return (
    <CanAccess resource="imports" action="create" accessDenied={<Banner tone="poor" title={t('imports.forbidden')} />}>
      <PageHead title={t('imports.title')} back={<Link to="/prospects">{t('imports.back')}</Link>} />
      {id ? <OneImport id={id} open={open} /> : <NewImport open={open} />}
    </CanAccess>
  );
}

function NewImport({ open }: { open: (id: string) => void }) {
  const t = useText();
  return (
    <>
      <p className="grey measure mt-1 mb-4">{t('imports.lead')}</p>
      <FileDrop onRead={({ importId }) => open(importId)} />
      <ImportHistory open={open} />
    </>
  );
}

function OneImport({ id, open }: { id: string; open: (id: string | null) => void }) {
  const t = useText();
  const { data, error } = useApiQuery(
    'GET admin/imports/:id',
    { id },
    {
      refetchInterval: ({ state }) => (state.data?.status === 'importing' ? LOOK_AGAIN_MS : false),
      retry: false,
    },
  );
  if (error) {
    return (
      <>
        <Banner tone="poor" title={t('imports.failed')}>
          {error.message}
        </Banner>
        <NewImport open={open} />
      </>
    );
  }
  if (!data) return <LoadingPage />;
  if (data.status === 'ready' || data.status === 'importing') return <ImportReview key={id} review={data} onEnd={() => open(null)} />;
  return <ImportOutcome review={data} onAnother={() => open(null)} />;
}
