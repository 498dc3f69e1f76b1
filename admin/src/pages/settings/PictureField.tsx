import { Button } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { fieldErrors, serverMessage } from '../../form/server-errors';
import styles from './settings.module.css';

interface PictureFieldProps {
  label: string;
  button: string;
  remove: string;
  help: string;
  /** Media types that can be chosen. */
  accept: string;
  /** The picture that is stored. */
  children: ReactNode;
  /** What is sent of a chosen file, as a data URL; throws what is wrong with it. */
  read: (file: File) => Promise<string>;
  onStore: (image: string) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
}

/** A picture; stored as soon as it is chosen, apart from the other fields. */
export function PictureField({ label, button, remove, help, accept, children, read, onStore, onRemove }: PictureFieldProps) {
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (change: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await change();
    } catch (error) {
      setFailure(fieldErrors(error).image ?? serverMessage(error));
    }
  };
  const choose = (file: File | undefined) =>
    file &&
    read(file).then(
      (image) => attempt(() => onStore(image)),
      (unread: Error) => setFailure(unread.message),
    );
  return (
    <div className={styles.upload}>
      <label htmlFor={id}>{label}</label>
      {children && (
        <div className={styles.row}>
          {children}
          <Button variant="outlined" onClick={() => void attempt(onRemove)}>
            {remove}
          </Button>
        </div>
      )}
      {/* the browser’s own button speaks the browser’s language: the label stands for it */}
      <input
        id={id}
        className={styles.file}
        type="file"
        accept={accept}
        aria-describedby={`${id}-help ${failure ? `${id}-error` : ''}`}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = ''; // the same file may be chosen again once corrected
        }}
      />
      <label htmlFor={id} className={styles.fileButton}>
        {button}
      </label>
      <p className={styles.help} id={`${id}-help`}>
        {help}
      </p>
      {failure && (
        <p className={styles.fault} id={`${id}-error`} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
