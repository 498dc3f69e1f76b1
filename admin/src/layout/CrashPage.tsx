import { useState } from 'react';
import { useRouteError } from 'react-router';
import { crashId } from '../api/crash-report';
import { crash as english } from '../i18n/en/crash';
import { crash as french } from '../i18n/fr/crash';
import styles from './message-pages.module.css';
import { store } from './store';

/** The application itself failed, its frame included: without its theme, its texts and its router. */
export function CrashPage() {
  const error = useRouteError();
  const [id] = useState(() => crashId(error));
  const text = store.getItem('locale') === 'en' ? english : french;
  return (
    <main className={styles.crash}>
      <div role="alert">
        <h1>{text.title}</h1>
        <p>{text.text}</p>
      </div>
      <button type="button" onClick={() => window.location.reload()}>
        {text.reload}
      </button>
      <p className="small mb-2">
        {text.id} <code>{id}</code>
      </p>
    </main>
  );
}
