import { useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { ASSISTANT_NAMES, ASSISTANTS } from '../../../../backend/src/rules/citations.rules';
import type { AiCitationsRecord } from '../../api/types';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHead } from '../../components/PageHead';
import { useText } from '../../i18n/use-text';
import { LoadingPage } from '../../layout/LoadingPage';
import { SearchInput } from '../../list/SearchInput';
import { CitationsRow } from './CitationsRow';
import styles from './citations.module.css';
import { ProofDialog } from './ProofDialog';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;

/** Prospects by platform: how often each assistant names them. */
export function CitationsPage() {
  const t = useText();
  return (
    <ListBase perPage={50} sort={NEWEST_FIRST} disableSyncWithLocation queryOptions={{ onError: () => undefined }}>
      <PageHead title={t('ai.citations.title')} lead={t('ai.citations.lead')} />
      <div className="mb-3">
        <SearchInput placeholder={t('ai.citations.search')} />
      </div>
      <CitationsTable />
    </ListBase>
  );
}

function CitationsTable() {
  const t = useText();
  const { data, error, isPending, refetch } = useListContext<AiCitationsRecord>();
  const [proof, setProof] = useState<AiCitationsRecord | null>(null);
  if (error)
    return (
      <LoadFailure title={t('ai.citations.loadError')} onRetry={refetch}>
        {error.message}
      </LoadFailure>
    );
  if (isPending) return <LoadingPage />;
  if (data?.length === 0) return <p>{t('ai.citations.empty')}</p>;
  return (
    <>
      <table className={`table ${styles.table}`}>
        <caption className="sr-only">{t('ai.citations.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ai.citations.prospect')}</th>
            {ASSISTANTS.map((platform) => (
              <th key={platform} scope="col" className="number">
                {ASSISTANT_NAMES[platform]}
              </th>
            ))}
            <th scope="col">{t('ai.citations.total')}</th>
            <th scope="col">
              <span className="sr-only">{t('ai.citations.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data?.map((record) => (
            <CitationsRow key={record.id} record={record} onChanged={() => void refetch()} onProof={() => setProof(record)} />
          ))}
        </tbody>
      </table>
      {proof && <ProofDialog record={proof} onClose={() => setProof(null)} />}
    </>
  );
}
