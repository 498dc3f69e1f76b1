import { type DragEvent, useRef, useState } from 'react';
import type { ImportReview } from '../../api/types';
import { uploadImport } from '../../api/upload-import';
import { Banner } from '../../components/Banner';
import { useFormat } from '../../format/use-format';
import { useText } from '../../i18n/use-text';
import styles from './imports.module.css';

const TEMPLATE = '/static/modele-import-prospects.csv';

interface FileDropProps {
  onRead: (review: ImportReview) => void;
  /** Among other things on a page that has a primary button of its own. */
  isQuiet?: boolean;
}

/** Where a file is chosen or dropped; sends it and shows how far it is. */
export function FileDrop({ onRead, isQuiet }: FileDropProps) {
  const t = useText();
  const { percent } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (file: File | undefined) => {
    if (!file || sent !== null) return;
    setFailure(null);
    setSent(0);
    try {
      onRead(await uploadImport(file, setSent));
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setSent(null);
      if (input.current) input.current.value = ''; // the same file may be chosen again once corrected
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  const status = sent === null ? null : sent < 1 ? t('imports.drop.sending', { percent: percent(sent) }) : t('imports.drop.reading');

  return (
    <>
      {failure && (
        <Banner tone="poor" title={t('imports.failed')}>
          <p>{t(failure as never, { _: failure })}</p>
        </Banner>
      )}
      {/* dropping is a shortcut for the mouse; the field inside does the same for everybody */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        className={`${styles.drop} ${isOver ? styles.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        aria-busy={sent !== null}
      >
        {status ? (
          <div className="stack mt-4" role="status">
            <span>{status}</span>
            <progress max={1} value={sent !== null && sent < 1 ? sent : undefined} aria-label={status} />
          </div>
        ) : (
          <p>
            <label className={`${styles.choose} ${isQuiet ? styles.chooseQuiet : ''}`}>
              <input
                ref={input}
                type="file"
                accept=".xlsx,.xls,.csv"
                aria-describedby="import-help"
                onChange={({ target }) => void send(target.files?.[0])}
              />
              <span>{t('imports.drop.action')}</span>
            </label>{' '}
            {t('imports.drop.text')}
          </p>
        )}
        <p id="import-help" className="grey measure">
          {t('imports.drop.help')}{' '}
          <a href={TEMPLATE} download>
            {t('imports.drop.template')}
          </a>
        </p>
      </div>
    </>
  );
}
