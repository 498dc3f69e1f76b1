import { Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServer } from '../../api/data-provider';
import type { CleanupOutcome, TableCount } from '../../api/types';
import { AppDialog } from '../../components/AppDialog';
import { Banner } from '../../components/Banner';
import { ConfirmWord } from '../../components/ConfirmWord';
import { CopyButton } from '../../components/CopyButton';
import { useConfirmWord } from '../../components/use-confirm-word';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import { ToolFailure } from '../tools/ToolPage';
import styles from '../tools/tools.module.css';

const WORD = 'NETTOYER';
const sum = (tables: TableCount[]) => tables.reduce((total, { rows }) => total + rows, 0);

/** Empties the product: the counts first, then the typed word, then the command that brings all back. */
export function DangerPanel() {
  const t = useText();
  const server = useServer();
  const queryClient = useQueryClient();
  const { integer } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<CleanupOutcome | null>(null);
  const { data, error, refetch } = useQuery({ queryKey: ['danger', 'plan'], queryFn: () => server.getCleanupPlan(), staleTime: 0 });
  const total = data ? sum(data.cleaned) + sum(data.dependent) : 0;
  return (
    <section className={styles.danger} aria-labelledby="danger">
      <h2 id="danger">{t('tools.danger.title')}</h2>
      <p>{t('tools.danger.text')}</p>
      {error && <ToolFailure error={error} onRetry={refetch} />}
      {outcome && (
        <Banner tone="good" title={t('tools.danger.done', { total: integer(outcome.total) })}>
          <p>{t('tools.danger.restore')}</p>
          <p className={styles.mono}>{outcome.command}</p>
          <CopyButton text={outcome.command} />
        </Banner>
      )}
      {data && (
        <>
          <div className={styles.columns}>
            <Counts title={t('tools.danger.cleaned')} tables={data.cleaned} />
            <Counts title={t('tools.danger.dependent')} tables={data.dependent} />
            <Counts title={t('tools.danger.preserved')} tables={data.preserved} />
          </div>
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {t('tools.danger.clean')}
          </Button>
        </>
      )}
      {isAsking && (
        <Confirm
          total={integer(total)}
          onClose={() => setAsking(false)}
          onCleaned={async (cleaned) => {
            setAsking(false);
            setOutcome(cleaned);
            await queryClient.invalidateQueries();
          }}
        />
      )}
    </section>
  );
}

function Counts({ title, tables }: { title: string; tables: TableCount[] }) {
  const t = useText();
  const { integer } = useFormat();
  return (
    <table className={styles.table}>
      <caption className={styles.help}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tools.danger.table')}</th>
          <th scope="col" className={styles.end}>
            {t('tools.danger.rows')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tables.map(({ table, rows }) => (
          <tr key={table}>
            <th scope="row" className={styles.mono}>
              {table}
            </th>
            <td className={styles.end}>{integer(rows)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Confirm({
  total,
  onClose,
  onCleaned,
}: {
  total: string;
  onClose: () => void;
  onCleaned: (outcome: CleanupOutcome) => Promise<void>;
}) {
  const t = useText();
  const server = useServer();
  const confirmWord = useConfirmWord(WORD);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const clean = async () => {
    if (!confirmWord.check()) return;
    setBusy(true);
    setFailure(null);
    try {
      await onCleaned(await server.clean(WORD));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
      setBusy(false);
    }
  };
  return (
    <AppDialog
      title={t('tools.danger.confirmTitle')}
      width="xs"
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button variant="contained" color="error" disabled={isBusy} onClick={() => void clean()}>
            {t(isBusy ? 'tools.danger.cleaning' : 'tools.danger.clean')}
          </Button>
        </>
      }
    >
      {failure !== null && (
        <Banner tone="poor" title={t('tools.danger.failed')}>
          {failure}
        </Banner>
      )}
      <p>{t('tools.danger.confirm', { total })}</p>
      <ConfirmWord state={confirmWord} />
    </AppDialog>
  );
}
