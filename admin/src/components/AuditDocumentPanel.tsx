import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CanAccess, useNotify } from 'react-admin';
import { callApi, fetchFile, useApiQuery } from '../api/call-api';
import type { AuditDocumentRecord } from '../api/types';
import { dateTime, integer } from '../format/format';
import { type Text, useText } from '../i18n/use-text';
import { showNotice } from './notice';
import { Status } from './Status';
import { useSaveError } from './use-save-error';

/** Poll interval while a document is being made or sent, ms. */
const LOOK_MS = 1500;
const OPENED_FOR_MS = 60_000;

const isUnderWay = ({ status }: AuditDocumentRecord) => status === 'measuring' || status === 'queued';
const isWaiting = ({ delivery }: AuditDocumentRecord) => delivery === 'queued' || delivery === 'sending';

/** The audit documents of a prospect, with the buttons that make, open and send them. `requestId` is the request they answer. */
export function AuditDocumentPanel({ prospectId, requestId }: { prospectId: string; requestId?: string }) {
  const t = useText();
  const queries = useQueryClient();
  const onError = useSaveError('auditPdf.failure');
  const queryKey = ['audit-documents', prospectId];
  const { data: documents } = useApiQuery(
    'GET admin/audit-documents',
    { filter: { prospect_id: prospectId }, sort: ['created_at', 'DESC'], range: [0, 4] },
    {
      queryKey,
      refetchInterval: ({ state }) => (state.data?.some((document) => isUnderWay(document) || isWaiting(document)) ? LOOK_MS : false),
    },
  );
  // the list of requests shows the state of their documents
  const onSettled = () => Promise.all([queryKey, ['audit-requests']].map((stale) => queries.invalidateQueries({ queryKey: stale })));
  const order = useMutation({
    mutationFn: () => callApi('POST admin/prospects/:id/audit-pdf', { id: prospectId, request_id: requestId }),
    onError,
    onSettled,
  });
  const send = useMutation({
    mutationFn: (id: string) => callApi('POST admin/audit-documents/:id/send', { id }),
    onSuccess: () => showNotice(t('auditPdf.queuedNotice')),
    onError,
    onSettled,
  });
  const open = useOpen(onError);
  if (!documents) return null;
  const [latest] = documents;
  const ready = documents.find(({ status }) => status === 'made');
  const isBusy = order.isPending || (latest !== undefined && isUnderWay(latest));
  return (
    <div>
      {documents.length === 0 ? (
        <p className="grey mb-3">{t('auditPdf.none')}</p>
      ) : (
        <ul className="mb-3" aria-label={t('auditPdf.latest')} aria-live="polite">
          {documents.map((document) => (
            <Version key={document.id} document={document} />
          ))}
        </ul>
      )}
      <div className="wrap gap-2">
        {ready && (
          <Button variant="outlined" onClick={() => void open(ready.id)}>
            {t('auditPdf.open')}
          </Button>
        )}
        <CanAccess action="edit" resource="prospects" accessDenied={null}>
          {ready && (
            <Button
              variant="outlined"
              disabled={send.isPending || isWaiting(ready) || ready.former_site !== null}
              onClick={() => send.mutate(ready.id)}
            >
              {t(ready.delivery ? 'auditPdf.resend' : 'auditPdf.send')}
            </Button>
          )}
          <Button variant="outlined" disabled={isBusy} onClick={() => order.mutate()}>
            {t(ready ? 'auditPdf.again' : 'auditPdf.make')}
          </Button>
        </CanAccess>
      </div>
    </div>
  );
}

function Version({ document }: { document: AuditDocumentRecord }) {
  const t = useText();
  const { status, made_at, pages, bytes, error, former_site, language } = document;
  return (
    <li className="wrap items-baseline gap-1 gap-x-4 ruled py-2">
      {status === 'made' && made_at ? (
        <Status tone="good">{t('auditPdf.made', { date: dateTime(made_at) })}</Status>
      ) : status === 'failed' ? (
        <Status tone="poor">{`${t('auditPdf.failed')}. ${error ?? ''}`}</Status>
      ) : (
        <Status tone="accent" shape="running">
          {t(status === 'measuring' ? 'auditPdf.measuring' : 'auditPdf.queued')}
        </Status>
      )}
      {pages !== null && bytes !== null && <small className="grey">{t('auditPdf.facts', { pages, size: integer(bytes / 1000) })}</small>}
      {made_at !== null && language !== 'fr' && <small className="grey">{t(`auditPdf.language.${language}`)}</small>}
      {former_site !== null && <Status tone="fair">{t('auditPdf.formerSite', { site: former_site })}</Status>}
      {deliveryOf(document, t, dateTime)}
    </li>
  );
}

function deliveryOf({ delivery, recipient, sent_at }: AuditDocumentRecord, t: Text, dateTime: (instant: string) => string) {
  if (!delivery) return null;
  const values = { recipient: recipient ?? '' };
  if (sent_at) return <Status tone="good">{t('auditPdf.sent', { ...values, date: dateTime(sent_at) })}</Status>;
  if (delivery === 'failed' || delivery === 'cancelled') return <Status tone="poor">{t('auditPdf.notSent', values)}</Status>;
  if (delivery === 'unknown') return <Status tone="fair">{t('auditPdf.unclear', values)}</Status>;
  return <Status tone="neutral">{t('auditPdf.waiting', values)}</Status>;
}

/** Opens a document in a window of its own; opened at the click, or browsers take it for an advertisement. */
function useOpen(onError: (error: unknown) => void) {
  const t = useText();
  const notify = useNotify();
  return async (id: string) => {
    const page = window.open('', '_blank');
    if (!page) return notify(t('auditPdf.blocked'), { type: 'warning' });
    page.opener = null;
    try {
      const address = URL.createObjectURL(await fetchFile('admin/audit-documents/:id.pdf', { id }));
      page.location.href = address;
      setTimeout(() => URL.revokeObjectURL(address), OPENED_FOR_MS);
    } catch (error) {
      page.close();
      onError(error);
    }
  };
}
