import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, useApiQuery } from '../../api/call-api';
import type { CleanupOutcome, TableCount } from '../../api/types';
import { Banner } from '../../components/Banner';
import { ConfirmButton } from '../../components/ConfirmDialog';
import { CopyButton } from '../../components/CopyButton';
import { QueryContent } from '../../components/QueryContent';
import { Table } from '../../components/Table';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';

const WORD = 'NETTOYER';
const sum = (tables: TableCount[]) => tables.reduce((total, { rows }) => total + rows, 0);

/** Empties the product: the counts first, then the typed word, then the command that brings all back. */
export function DangerPanel() {
  const t = useText();
  const queryClient = useQueryClient();
  const { integer } = useFormat();
  const [outcome, setOutcome] = useState<CleanupOutcome | null>(null);
  const query = useApiQuery('GET admin/danger/clean', {}, { staleTime: 0 });
  const clean = async () => {
    setOutcome(await callApi('POST admin/danger/clean', { word: WORD }));
    void queryClient.invalidateQueries();
  };
  return (
    <section className="part pt-6 danger" aria-labelledby="danger">
      <h2 id="danger">{t('tools.danger.title')}</h2>
      <p>{t('tools.danger.text')}</p>
      {outcome && (
        <Banner tone="good" title={t('tools.danger.done', { total: integer(outcome.total) })}>
          <p>{t('tools.danger.restore')}</p>
          <p className="mono">{outcome.command}</p>
          <CopyButton text={outcome.command} />
        </Banner>
      )}
      <QueryContent query={query}>
        {({ cleaned, dependent, preserved }) => (
          <>
            <div className="cards my-3">
              <Counts title={t('tools.danger.cleaned')} tables={cleaned} />
              <Counts title={t('tools.danger.dependent')} tables={dependent} />
              <Counts title={t('tools.danger.preserved')} tables={preserved} />
            </div>
            <ConfirmButton
              label={t('tools.danger.clean')}
              button={{ color: 'error' }}
              title={t('tools.danger.confirmTitle')}
              confirm={t('tools.danger.clean')}
              working={t('tools.danger.cleaning')}
              failed={t('tools.danger.failed')}
              word={WORD}
              isDanger
              onConfirm={clean}
            >
              <p>{t('tools.danger.confirm', { total: integer(sum(cleaned) + sum(dependent)) })}</p>
            </ConfirmButton>
          </>
        )}
      </QueryContent>
    </section>
  );
}

function Counts({ title, tables }: { title: string; tables: TableCount[] }) {
  const t = useText();
  const { integer } = useFormat();
  return (
    <div>
      <h3 className="quiet">{title}</h3>
      <Table
        label={title}
        rows={tables}
        rowKey={({ table }) => table}
        columns={[
          [t('tools.danger.table'), ({ table }) => table, 'mono'],
          [t('tools.danger.rows'), ({ rows }) => integer(rows), 'number'],
        ]}
      />
    </div>
  );
}
